import type { ReactNode } from 'react';
import styles from './data-table.module.css';

/**
 * A table of figures. A cell with a figure has `data-figure`, and `data-label` with the heading of its column, which
 * is shown beside it where large text leaves no room for columns.
 */
export function DataTable({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>{children}</table>
    </div>
  );
}
