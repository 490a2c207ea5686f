import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { retryIcon } from './icons/portfolio-icons.ts';
import styles from './state-panel.module.css';
import { StatePanel } from './state-panel.tsx';

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

/** Something did not reach the person: announced at once, with a way to try again. */
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
      <Button busy={isRetrying} busyLabel="Trying again" onClick={onRetry}>
        <Icon shape={retryIcon} />
        Try again
      </Button>
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
            If it goes on, contact support and give the reference{' '}
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
