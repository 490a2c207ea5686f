import styles from './pane-heading.module.css';

/** Class of the heading of what stands beside a list: one step below the title of the page. */
export const paneHeading: string = styles.heading ?? '';
