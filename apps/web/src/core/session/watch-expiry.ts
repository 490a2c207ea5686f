import { needsSignIn } from '#core/paths.ts';
import { serverNowMs } from '#core/time/server-clock.ts';
import { logOut } from './log-out.ts';
import { endIfPast, isPast } from './session-expiry.ts';
import type { SessionStore } from './session-store.ts';

/** The longest time a timer can wait, about 24 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Ends the session at the moment its token runs out, also when the device slept through that moment, unless another tab
 * has renewed it. On /tabs and /welcome the screen then leads to /logout (row S1); elsewhere the session is only put away.
 */
export function watchExpiry(session: SessionStore, reread: () => Promise<void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    clearTimeout(timer);
    const { claims, ended } = session.read();
    if (claims === null) return;
    if (ended !== null) return putAway();
    if (isPast(session)) void endIfPast(session, reread);
    else timer = setTimeout(look, Math.min(claims.expiresAtMs - serverNowMs(), LONGEST_TIMER_MS));
  }

  function putAway() {
    if (!needsSignIn(window.location.pathname)) void logOut();
  }

  session.subscribe(look);
  document.addEventListener('visibilitychange', look);
  look();
}
