import type { ReactNode } from 'react';
import styles from './state-panel.module.css';
import { StatePanel } from './state-panel.tsx';

type EmptyStateProps = {
  heading: string;
  /** What will show here, and when. */
  children: ReactNode;
  actions?: ReactNode;
};

/** Nothing to show yet, and nothing wrong. */
export function EmptyState({ heading, children, actions }: EmptyStateProps) {
  return (
    <StatePanel heading={heading} actions={actions} art={<DayAhead />}>
      {children}
    </StatePanel>
  );
}

/** The path of the sun over the horizon, dashed, with its spot at the start. */
function DayAhead() {
  return (
    <>
      <path className={styles.ground} d="M8 80h104" />
      <path className={styles.noon} d="M60 80V24" />
      <path className={styles.shape} strokeDasharray="1 6" d="M20 80a40 46 0 0 1 80 0" />
      <circle className={styles.spot} cx="20" cy="80" r="5" />
    </>
  );
}
