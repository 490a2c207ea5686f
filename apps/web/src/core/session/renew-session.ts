import { serverNowMs } from '#core/time/server-clock.ts';
import { gateway } from '#core/trpc/client.ts';
import { quietMs } from './activity.ts';
import { sessionStore } from './session-store.ts';
import type { TokenClaims } from './token.ts';

/** After a failure, and for tokens whose end is near anyway. */
const BETWEEN_TRIES_MS = 30_000;

let triedAtMs = 0;

/**
 * Takes a new token when a third of the present one's life has passed and somebody was there meanwhile (security D6). So
 * it always outlives the idle limit, and a portal that was left alone renews nothing.
 */
export async function renewIfDue(): Promise<void> {
  const { token, claims, ended } = sessionStore.read();
  const nowMs = serverNowMs();
  if (claims === null || ended !== null || !isDue(claims, nowMs)) return;
  if (nowMs - triedAtMs < BETWEEN_TRIES_MS) return;
  triedAtMs = nowMs;
  try {
    const renewed = await gateway.authentication.renew.mutate();
    sessionStore.renew(renewed.token, token);
  } catch {
    // Whether the session still holds was asked by the link; if it does, the next look tries again.
  }
}

function isDue({ issuedAtMs, expiresAtMs }: TokenClaims, nowMs: number): boolean {
  const ageMs = nowMs - issuedAtMs;
  return ageMs >= (expiresAtMs - issuedAtMs) / 3 && quietMs(Date.now()) < ageMs;
}
