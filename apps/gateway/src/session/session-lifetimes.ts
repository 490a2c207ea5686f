import type { TokenScope } from '@portal/contract/v1/authentication';

/** The idle limit of a session, unless IDLE_MINUTES sets another one, and the highest that it may set (SEC-D6). */
export const DEFAULT_IDLE_MINUTES = 15;
export const LONGEST_IDLE_MINUTES = 30;

/** SEC-D6: the longest session, however often its token is renewed and whatever the firm's token allows. */
export const LONGEST_SIGN_IN_SECONDS = 8 * 60 * 60;

/** Long enough for a code; a set-up may go on with the next one (decision 0008). */
const INTERIM_TOKEN_MINUTES = 5;
/** One more attempt at the password. */
const UNLOCK_TOKEN_MINUTES = 5;
/** Long enough to read the terms. */
const TERMS_TOKEN_MINUTES = 30;

/** No token lives longer; so an ended sign-in need not be remembered for longer. */
export const LONGEST_TOKEN_SECONDS = Math.max(LONGEST_IDLE_MINUTES, TERMS_TOKEN_MINUTES) * 60;

/**
 * SEC-D18: how long a token of each scope lives, in seconds. Only a full one is renewed, and the browser does that only
 * while the client is active (its core/session/renew-session.ts), so its life is the idle limit (SEC-D6).
 */
export function tokenLivesSeconds(idleMinutes: number): Record<TokenScope, number> {
  return {
    interim: INTERIM_TOKEN_MINUTES * 60,
    unlock: UNLOCK_TOKEN_MINUTES * 60,
    terms: TERMS_TOKEN_MINUTES * 60,
    full: idleMinutes * 60,
  };
}

/** Seconds since 1970. */
type Times = { readonly issuedAt: number; readonly signedInAt: number; readonly firmEnd: number };

/** When a token ends: with the firm's token, the longest session, or its own life, whichever is first. */
export function tokenEnd({ issuedAt, signedInAt, firmEnd }: Times, lifeSeconds: number): number {
  return Math.min(firmEnd, signedInAt + LONGEST_SIGN_IN_SECONDS, issuedAt + lifeSeconds);
}
