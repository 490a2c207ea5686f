import type { ReactNode } from 'react';
import styles from './state-panel.module.css';

type StatePanelProps = {
  art: ReactNode;
  heading: string;
  children: ReactNode;
  actions?: ReactNode;
};

/** A whole screen that has nothing to list: a drawing, an explanation, and a link. */
export function StatePanel({ art, heading, children, actions }: StatePanelProps) {
  return (
    <div className={styles.panel}>
      <svg className={styles.art} viewBox="0 0 120 96" aria-hidden="true">
        {art}
      </svg>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}

/** The line of light is broken, and its spot is an empty ring: for what failed to load. */
export function BrokenLight() {
  return (
    <>
      <path className={styles.ground} d="M8 80h104" />
      <path className={styles.shape} d="M18 64 36 52l14 6M74 46l12-14 18-8" />
      <path className={styles.noon} strokeDasharray="3 5" d="M62 14v66" />
      <circle className={styles.ring} cx="62" cy="51" r="5" />
    </>
  );
}
