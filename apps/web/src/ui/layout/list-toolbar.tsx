import type { ReactNode } from 'react';
import styles from './list-toolbar.module.css';

/** The controls above a list; they stay while the list scrolls. */
export function ListToolbar({ children }: { children: ReactNode }) {
  return <div className={styles.head}>{children}</div>;
}
