import styles from './current-mark.module.css';

/** Class of a link in a list beside its detail: the current link is marked by the noon line and its spot. */
export const currentMark: string = styles.here ?? '';
