import styles from './section-heading.module.css';

/** Class of the heading of a section, in the display face of the brand. */
export const sectionHeading: string = styles.heading ?? '';
