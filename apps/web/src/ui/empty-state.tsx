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
    <StatePanel heading={heading} actions={actions} art={<Niche />}>
      {children}
    </StatePanel>
  );
}

/** The niche where the light will fall, with the noon line waiting in it. */
function Niche() {
  return (
    <>
      <path className={styles.ground} d="M8 80h104M24 80V44M96 80V44" />
      <path className={styles.shape} d="M34 80V40a26 26 0 0 1 52 0v40" />
      <path className={styles.noon} d="M60 80V46" />
      <circle className={styles.spot} cx="60" cy="38" r="5" />
    </>
  );
}
