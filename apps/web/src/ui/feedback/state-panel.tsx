import type { ReactNode } from 'react';
import { RetryButton } from '#ui/action/retry-button.tsx';
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

type FailedStateProps = {
  heading: string;
  /** What is safe, and what to do. */
  children: ReactNode;
  /** What support can find the failure by; null where no answer came at all. */
  reference: string | null;
  isRetrying: boolean;
  onRetry: () => void;
  /** Another way on, such as a link to support. */
  otherAction?: ReactNode;
};

/** S-6: something failed to load: announced at once, with a way to try again. */
export function FailedState({
  heading,
  children,
  reference,
  isRetrying,
  onRetry,
  otherAction,
}: FailedStateProps) {
  const actions = (
    <>
      <RetryButton isRetrying={isRetrying} onRetry={onRetry} />
      {otherAction}
    </>
  );
  return (
    <div role="alert">
      <StatePanel heading={heading} actions={actions} art={<BrokenLight />}>
        {children}
        {reference === null ? null : (
          <>
            {' '}
            If this keeps happening, contact support and give the reference{' '}
            <code className={styles.reference}>{reference}</code>.
          </>
        )}
      </StatePanel>
    </div>
  );
}

/** The line of light is broken, and its spot is an empty ring. */
function BrokenLight() {
  return (
    <>
      <path className={styles.ground} d="M8 80h104" />
      <path className={styles.shape} d="M18 64 36 52l14 6" />
      <path className={styles.shape} d="M74 46l12-14 18-8" />
      <path className={styles.noon} strokeDasharray="3 5" d="M62 14v66" />
      <circle className={styles.ring} cx="62" cy="51" r="5" />
    </>
  );
}
