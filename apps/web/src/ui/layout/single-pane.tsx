import type { ReactNode } from 'react';
import styles from './single-pane.module.css';

/** A page without a list beside it, as wide as the detail of a list. */
export function SinglePane({ children }: { children: ReactNode }) {
  return (
    <div className={styles.ground}>
      <div className={styles.pane}>{children}</div>
    </div>
  );
}
