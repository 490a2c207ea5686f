import { serverNowMs } from '#core/device/server-clock.ts';
import { gateway } from '#core/trpc/client.ts';
import { quietMs } from './activity.ts';
import { sessionStore } from './store.ts';
import type { TokenClaims } from './token.ts';

/** After a failure, and for tokens whose end is near anyway. */
const BETWEEN_ATTEMPTS_MS = 30_000;

let triedAtMs = 0;

/**
 * Gets a new token when a third of the current one's life has passed and there was activity since (SEC-D6). So
 * it always outlives the idle limit, and an unattended portal renews nothing.
 */
export async function renewIfDue(): Promise<void> {
  const { token, claims, ended } = sessionStore.read();
  const nowMs = serverNowMs();
  if (claims === null || ended !== null || !isDue(claims, nowMs)) return;
  if (nowMs - triedAtMs < BETWEEN_ATTEMPTS_MS) return;
  triedAtMs = nowMs;
  try {
    const renewed = await gateway.authentication.renew.mutate();
    sessionStore.renew(renewed.token, token);
  } catch {
    // The session link checks whether the session is still valid; if it is, the next call tries again.
  }
}

function isDue({ issuedAtMs, expiresAtMs }: TokenClaims, nowMs: number): boolean {
  const ageMs = nowMs - issuedAtMs;
  return ageMs >= (expiresAtMs - issuedAtMs) / 3 && quietMs(Date.now()) < ageMs;
}
