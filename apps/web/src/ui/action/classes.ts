import styles from './classes.module.css';

/** Class of an underlined link, for router links, plain anchors and buttons that read as links. */
export const textLink: string = styles.textLink ?? '';

/** Class of a link that stands alone without a line below it, such as the title of a card. */
export const touchLink: string = styles.touchLink ?? '';

/** Class of a control that is an icon alone, for buttons and links; it needs a name (`aria-label`). */
export const iconButton: string = styles.iconButton ?? '';
