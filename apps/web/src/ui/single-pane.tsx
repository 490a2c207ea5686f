import type { ReactNode } from 'react';
import styles from './single-pane.module.css';

/** A page that stands alone, without a list beside it: as wide as a detail, and no wider. */
export function SinglePane({ children }: { children: ReactNode }) {
  return (
    <div className={styles.ground}>
      <div className={styles.pane}>{children}</div>
    </div>
  );
}
