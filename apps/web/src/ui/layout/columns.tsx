import type { ReactNode } from 'react';
import styles from './columns.module.css';

type Props = { children: ReactNode };

/** Two columns side by side on very wide screens; on others its children follow each other as if it were not there. */
export function Columns({ children }: Props) {
  return <div className={styles.columns}>{children}</div>;
}

/** Several parts that share a column, one under the other. */
export function Column({ children }: Props) {
  return <div className={styles.column}>{children}</div>;
}
