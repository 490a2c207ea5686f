import styles from './icon-button.module.css';

/** Class of a control that is an icon alone, for buttons and links; it needs a name of its own (`aria-label`). */
export const iconButton: string = styles.button ?? '';
