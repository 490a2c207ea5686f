import type { ReactNode } from 'react';
import styles from './pane-head.module.css';

/** What stands over a list and stays there while the list scrolls. */
export function PaneHead({ children }: { children: ReactNode }) {
  return <div className={styles.head}>{children}</div>;
}
