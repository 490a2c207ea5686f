import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#core/paths.ts';
import { idleLimitMs, noteActivity, quietMs } from '#core/session/activity.ts';
import { secondsToSignOut } from '#core/session/idle-countdown.ts';
import { renewIfDue } from '#core/session/renew-session.ts';
import { sessionStore } from '#core/session/session-store.ts';
import { useInterval } from '#ui/use-interval.ts';
import { IdleWarning } from './idle-warning.tsx';

const LOOK_MS = 1000;
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchmove'] as const;

/**
 * Security D6: renews the session of somebody who is there, warns one who does nothing, and ends the session of one who
 * is gone. It goes by the wall clock, so that a sleep counts, and by what all tabs know.
 */
export function IdleLock() {
  const navigate = useNavigate();
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const isWarning = secondsLeft !== undefined;

  function look() {
    const seconds = secondsToSignOut(quietMs(Date.now()), idleLimitMs);
    setSecondsLeft(seconds);
    if (seconds === 0) sessionStore.end('idle');
    else void renewIfDue();
  }
  function stay() {
    noteActivity(Date.now());
    look();
  }
  // Once asked, somebody has to answer: a nudge of the table is no answer.
  useSignsOfLife(() => !isWarning && quietMs(Date.now()) >= LOOK_MS && noteActivity(Date.now()));
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

function useSignsOfLife(onSign: () => void) {
  const latest = useEffectEvent(onSign);
  useEffect(() => {
    const listener = () => latest();
    for (const sign of signsOfLife) window.addEventListener(sign, listener, { capture: true, passive: true });
    return () => {
      for (const sign of signsOfLife) window.removeEventListener(sign, listener, { capture: true });
    };
  }, []);
}

/** Timers stand still while a device sleeps or a tab is hidden. */
function useOnShow(look: () => void) {
  const latest = useEffectEvent(look);
  useEffect(() => {
    const listener = () => latest();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
}
