import type { ReactNode } from 'react';
import styles from './state-panel.module.css';

type StatePanelProps = {
  art: ReactNode;
  heading: string;
  children: ReactNode;
  actions?: ReactNode;
};

/** A whole screen that has nothing to list: a drawing, what it means, and a way on. */
export function StatePanel({ art, heading, children, actions }: StatePanelProps) {
  return (
    <div className={styles.panel}>
      <svg className={styles.art} viewBox="0 0 120 96" aria-hidden="true">
        {art}
      </svg>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{children}</p>
      <p className={styles.actions}>{actions}</p>
    </div>
  );
}
