import type { ReactNode } from 'react';
import styles from './value-rows.module.css';

type ValueRow = { name: string; note?: string; value: ReactNode };

/** What something is on the left, what it comes to on the right edge. */
export function ValueRows({ rows }: { rows: readonly ValueRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ name, note, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be called the same, and rows are never reordered
        <div key={index} className={styles.row}>
          <dt className={styles.name}>
            {name}
            {note === undefined ? null : <span className={styles.note}>{note}</span>}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
