import type { ReactNode } from 'react';
import styles from './under.module.css';

/** The way out under the button of a form, in the middle and large enough for a finger. */
export function Under({ children }: { children: ReactNode }) {
  return <div className={styles.under}>{children}</div>;
}
