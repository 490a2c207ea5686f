import { serverNowMs } from '#core/device/server-clock.ts';
import { needsSignIn, paths } from '#core/routing/paths.ts';
import { endReason } from './activity.ts';
import { signOut } from './sign-out/sign-out.ts';
import type { SessionStore } from './store.ts';
import { isExpired } from './token.ts';

/** Whether the token has expired, as far as this tab knows. */
export function isPast(session: SessionStore): boolean {
  const { claims } = session.read();
  return claims !== null && isExpired(claims, serverNowMs());
}

/**
 * Ends a session whose token has expired, unless another tab renewed it while this one was suspended: `reread` reads
 * what is stored. True when the session is over. S-1: asked before each request (trpc/session-link.ts,
 * trpc/gateway-fetch.ts), but for the one that revokes it (sign-out/sign-out.ts), and by watchExpiry below.
 */
export async function endIfPast(session: SessionStore, reread: () => Promise<void>): Promise<boolean> {
  if (isPast(session)) await reread();
  if (!isPast(session)) return false;
  session.end(endReason());
  return true;
}

/** The longest time a timer can wait, about 24 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Ends the session when its token expires, even if the device was asleep at that moment, unless another tab has renewed
 * it. S-19: on a public page a session that has ended is cleared here; on the others app/routes/require-login.tsx leads
 * to /logout (S-9).
 */
export function watchExpiry(session: SessionStore, reread: () => Promise<void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    clearTimeout(timer);
    const { claims, ended } = session.read();
    if (claims === null) return;
    if (ended !== null) return signOutOfPublicPage();
    if (isPast(session)) void endIfPast(session, reread);
    else timer = setTimeout(look, Math.min(claims.expiresAtMs - serverNowMs(), LONGEST_TIMER_MS));
  }

  function signOutOfPublicPage() {
    const { pathname } = window.location;
    // The sign-out page does it itself, and keeps the page to return to.
    if (!needsSignIn(pathname) && pathname !== paths.logout.pattern) void signOut();
  }

  session.subscribe(look);
  document.addEventListener('visibilitychange', look);
  look();
}
