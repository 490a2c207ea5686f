import styles from './text-link.module.css';

/** Class of an underlined link, for router links, plain anchors and buttons that read as links. */
export const textLink: string = styles.link ?? '';
