import styles from './headings.module.css';

/** Class of the title of the pane beside a list: one step below the title of the page. */
export const paneTitle: string = styles.paneTitle ?? '';

/** Class of the heading of a section. */
export const sectionHeading: string = styles.sectionHeading ?? '';

/** Class of the small label above a title, a list or a name. */
export const smallLabel: string = styles.smallLabel ?? '';
