import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { portalConfiguration } from '#core/configuration.ts';
import { paths } from '#core/routing/paths.ts';
import { idleLimitMs, noteActivity, quietMs } from '#core/session/activity.ts';
import { renewIfDue } from '#core/session/renew-session.ts';
import { sessionStore } from '#core/session/store.ts';
import { Button } from '#ui/action/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { useInterval } from '#ui/hooks/use-interval.ts';
import styles from './idle-lock.module.css';

const LOOK_MS = 1000;
const WARNING_SECONDS = 60;
const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchmove'] as const;

/**
 * SEC-D6: renews the session while there is activity, and ends it after the idle limit, whose other half is the life of
 * the gateway's tokens (its session/session-lifetimes.ts). SEC-D19: warns an idle client before. It uses the wall
 * clock, so that sleep counts, and the activity of all tabs.
 */
export function IdleLock() {
  const navigate = useNavigate();
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const isWarning = secondsLeft !== undefined;

  function look() {
    const quiet = quietHere();
    if (quiet === undefined) return;
    const seconds = secondsToSignOut(quiet, idleLimitMs);
    setSecondsLeft(seconds);
    if (seconds === 0) sessionStore.end('idle');
    else void renewIfDue();
  }
  function stay() {
    noteActivity(Date.now());
    look();
  }
  function noteIfInTime() {
    const quiet = quietHere();
    if (quiet === undefined) return;
    // Timers may be late. After the limit, activity may be that of another person.
    if (quiet >= idleLimitMs) look();
    // Once the warning is shown it must be answered: moving the mouse does not count.
    else if (!isWarning && quiet >= LOOK_MS) noteActivity(Date.now());
  }
  useActivity(noteIfInTime);
  useInterval(look, LOOK_MS);
  useOnShow(look);

  if (!secondsLeft) return null;
  return (
    <IdleWarning
      secondsLeft={secondsLeft}
      onStay={stay}
      onLeave={() => void navigate(paths.logout.to(), { replace: true })}
    />
  );
}

/** Undefined once the session is gone: reading it would store that there was activity (SEC-H2). */
function quietHere(): number | undefined {
  return sessionStore.read().token === null ? undefined : quietMs(Date.now());
}

function useActivity(onActivity: () => void) {
  const latest = useEffectEvent(onActivity);
  useEffect(() => {
    const listener = () => latest();
    for (const type of activityEvents)
      window.addEventListener(type, listener, { capture: true, passive: true });
    return () => {
      for (const type of activityEvents) window.removeEventListener(type, listener, { capture: true });
    };
  }, []);
}

/** At the start, and when the tab is shown: timers do not run while a device sleeps or a tab is hidden. */
function useOnShow(look: () => void) {
  const latest = useEffectEvent(look);
  useEffect(() => {
    const listener = () => latest();
    listener();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
}

type IdleWarningProps = { secondsLeft: number; onStay: () => void; onLeave: () => void };

/** Asks whether the client is still there. The focus is on the button that stays, and Escape does the same. */
function IdleWarning({ secondsLeft, onStay, onLeave }: IdleWarningProps) {
  const stay = useRef<HTMLButtonElement>(null);
  const [firstSeconds] = useState(secondsLeft);
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
        {spokenCountdown(secondsLeft, firstSeconds)}
      </p>
    </Dialog>
  );
}

/** Seconds until an idle client is signed out, 0 at the end; undefined while no warning is due. */
export function secondsToSignOut(quietMs: number, limitMs: number): number | undefined {
  const secondsLeft = Math.max(0, Math.ceil((limitMs - quietMs) / 1000));
  return secondsLeft > WARNING_SECONDS ? undefined : secondsLeft;
}

/** The countdown for screen readers: announced when the warning opens and at most three times after. */
export function spokenCountdown(secondsLeft: number, firstSeconds: number): string {
  const step = [10, 20, 30].find((seconds) => secondsLeft <= seconds) ?? firstSeconds;
  const spoken = Math.min(step, firstSeconds);
  return spoken === 1 ? '1 second left' : `${spoken} seconds left`;
}
