import type { ReactNode } from 'react';
import styles from './fact-rows.module.css';

type Fact = { name: string; value: ReactNode };

type FactRowsProps = {
  facts: readonly Fact[];
  /** On phones a short value is at the end of its line, a long one below its name. */
  narrow?: 'apart' | 'below';
};

/** Names and values, a row for each; a long value may take several lines. */
export function FactRows({ facts, narrow = 'below' }: FactRowsProps) {
  return (
    <dl className={styles.rows} data-narrow={narrow}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
