import { needsSignIn } from '#core/paths.ts';
import { persistedKeys } from '#core/storage/persisted-keys.ts';
import { localStore } from '#core/storage/web-store.ts';
import { forgetHere, logOut } from './log-out.ts';
import type { SessionStore } from './session-store.ts';
import { isExpired } from './token.ts';

/** The longest time a timer can wait, about 24 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Ends the session at the moment its token runs out, also when the device slept through that moment. On /tabs and
 * /welcome the screen then leads to /logout (row S1); elsewhere the session is only put away.
 */
export function watchExpiry(session: SessionStore, nowMs: () => number): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    clearTimeout(timer);
    const { claims, ended } = session.read();
    if (claims === null) return;
    if (ended !== null) return putAway();
    if (isExpired(claims, nowMs())) session.end('expired');
    else timer = setTimeout(look, Math.min(claims.expiresAtMs - nowMs(), LONGEST_TIMER_MS));
  }

  function putAway() {
    if (!needsSignIn(window.location.pathname)) void logOut();
  }

  session.subscribe(look);
  document.addEventListener('visibilitychange', look);
  look();
}

/** Another tab of this browser signed out, or somebody signed in there: this tab follows. */
export function watchOtherTabs(restore: () => Promise<void>): void {
  const follow = () => (localStore.get(persistedKeys.session) === null ? forgetHere() : void restore());

  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === persistedKeys.session) follow();
  });
  // A page that the browser had put aside and shows again missed what happened meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}
