import type { ReactNode } from 'react';
import styles from './notice.module.css';

type NoticeProps = { text: ReactNode; children: ReactNode };

/** A few words about the portal itself, with what can be done, over whatever page is shown. */
export function Notice({ text, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <p className={styles.text}>{text}</p>
      <p className={styles.actions}>{children}</p>
    </div>
  );
}
