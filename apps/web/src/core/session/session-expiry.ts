import { serverNowMs } from '#core/time/server-clock.ts';
import { endReason } from './activity.ts';
import type { SessionStore } from './session-store.ts';
import { isExpired } from './token.ts';

/** Has the token run out, as far as this tab knows? */
export function isPast(session: SessionStore): boolean {
  const { claims } = session.read();
  return claims !== null && isExpired(claims, serverNowMs());
}

/**
 * Ends a session whose token has run out, unless another tab has renewed it while this one slept: `reread` takes what is
 * stored. True when it is over.
 */
export async function endIfPast(session: SessionStore, reread: () => Promise<void>): Promise<boolean> {
  if (isPast(session)) await reread();
  if (!isPast(session)) return false;
  session.end(endReason());
  return true;
}
