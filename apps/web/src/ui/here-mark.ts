import styles from './here-mark.module.css';

/** Class of a link in a list beside its detail: while it is the current one, the noon line and its spot say so. */
export const hereMark: string = styles.here ?? '';
