import type { ReactNode } from 'react';
import { Icon } from '#ui/icons.tsx';
import styles from './notice.module.css';

type NoticeProps = {
  meaning: 'caution' | 'info';
  /** Path data from `ui/icons`. */
  icon: string;
  heading: string;
  children: ReactNode;
  action?: ReactNode;
};

/** A fact beside the figures that changes how they are read. */
export function Notice({ meaning, icon, heading, children, action }: NoticeProps) {
  return (
    <div className={styles.notice} data-meaning={meaning}>
      <Icon shape={icon} className={styles.icon} />
      <div className={styles.words}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.text}>{children}</p>
        {action === undefined ? null : <p className={styles.action}>{action}</p>}
      </div>
    </div>
  );
}

/** Around a notice that appears while the page is shown, and is announced then; always there, since only that works. */
export function NoticeStatus({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.status}>
      {children}
    </div>
  );
}
