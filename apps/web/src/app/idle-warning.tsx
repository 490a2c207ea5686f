import { useEffect, useRef } from 'react';
import { portalConfiguration } from '#core/configuration.ts';
import { spokenCountdown } from '#core/session/idle-countdown.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import styles from './idle-warning.module.css';

type IdleWarningProps = { secondsLeft: number; onStay: () => void; onLeave: () => void };

/** Asks whether somebody is still there. Focus stands on the way to stay, and Escape takes it. */
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
