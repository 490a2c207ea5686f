import type { ReactNode } from 'react';
import styles from './value-rows.module.css';

type ValueRow = { name: string; note?: string; value: ReactNode; unit?: string | undefined };

/** Names on the left, values at the right edge. */
export function ValueRows({ rows }: { rows: readonly ValueRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ name, note, value, unit }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: payments may share a name, and rows are never reordered
        <div key={index} className={styles.row}>
          <dt className={styles.name}>
            {name}
            {note === undefined ? null : <span className={styles.note}>{note}</span>}
          </dt>
          <dd className={styles.value}>
            {value}
            {unit === undefined ? null : <span className={styles.unit}> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
