import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { IdleWarning, secondsToSignOut } from '#app/idle-warning.tsx';
import { paths } from '#core/routing/paths.ts';
import { idleLimitMs, noteActivity, quietMs } from '#core/session/activity.ts';
import { renewIfDue } from '#core/session/renew-session.ts';
import { sessionStore } from '#core/session/store.ts';
import { useInterval } from '#ui/hooks/use-interval.ts';

const LOOK_MS = 1000;
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchmove'] as const;

/**
 * SEC-D6: renews the session while there is activity, warns an idle client, and ends the session after the idle
 * limit. It uses the wall clock, so that sleep counts, and the activity of all tabs.
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
  // Once the warning is shown it must be answered: moving the mouse does not count.
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

/** Timers do not run while a device sleeps or a tab is hidden. */
function useOnShow(look: () => void) {
  const latest = useEffectEvent(look);
  useEffect(() => {
    const listener = () => latest();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
}
