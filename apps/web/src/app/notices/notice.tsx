import type { ReactNode } from 'react';
import styles from './notice.module.css';

type NoticeProps = { text: ReactNode; children: ReactNode };

/** A short text about the portal itself, with its actions, above the page. */
export function Notice({ text, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <p className={styles.text}>{text}</p>
      <p className={styles.actions}>{children}</p>
    </div>
  );
}
