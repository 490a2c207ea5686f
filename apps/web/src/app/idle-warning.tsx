import { useEffect, useRef } from 'react';
import { portalConfiguration } from '#core/configuration.ts';
import { Button } from '#ui/action/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import styles from './idle-warning.module.css';

type IdleWarningProps = { secondsLeft: number; onStay: () => void; onLeave: () => void };

/** Asks whether the client is still there. The focus is on the button that stays, and Escape does the same. */
export function IdleWarning({ secondsLeft, onStay, onLeave }: IdleWarningProps) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  const actions = (
    <>
      <Button kind="quiet" onClick={onLeave}>
        Sign out now
      </Button>
      <Button ref={stay} onClick={onStay}>
        Stay signed in
      </Button>
    </>
  );
  return (
    <Dialog heading="Are you still there?" actions={actions} onEscape={onStay} isAlert>
      <p>
        To keep your details safe, we sign you out after {portalConfiguration.idleMinutes} minutes without
        activity.
      </p>
      <p className={styles.countdown} aria-hidden="true">
        <span className={styles.seconds}>{secondsLeft}</span>
        {secondsLeft === 1 ? 'second left' : 'seconds left'}
      </p>
      <p className="visually-hidden" role="status">
        {spokenCountdown(secondsLeft)}
      </p>
    </Dialog>
  );
}

const WARNING_SECONDS = 60;

/** Seconds until an idle client is signed out, 0 at the end; undefined while no warning is due. */
export function secondsToSignOut(quietMs: number, limitMs: number): number | undefined {
  const secondsLeft = Math.max(0, Math.ceil((limitMs - quietMs) / 1000));
  return secondsLeft > WARNING_SECONDS ? undefined : secondsLeft;
}

/** The countdown for screen readers: announced at the start and three times after, not every second. */
export function spokenCountdown(secondsLeft: number): string {
  const step = [10, 20, 30, WARNING_SECONDS].find((seconds) => secondsLeft <= seconds) ?? WARNING_SECONDS;
  return `${step} seconds left`;
}
