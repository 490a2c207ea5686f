import { INTERIM_TOKEN_MINUTES, SESSION_TOKEN_HOURS, UNLOCK_TOKEN_MINUTES } from '@portal/contract/constants';
import { type TokenScope, tokenScopeSchema } from '@portal/contract/v1/authentication';
import { z } from 'zod';
import { secondFactorSchema } from './sign-in-progress.ts';

export const ISSUER = 'portal-gateway';
export const AUDIENCE = 'portal-web';

/** The longest session, however often its token is renewed and whatever the firm's token allows (SEC-D6). */
export const LONGEST_SIGN_IN_SECONDS = SESSION_TOKEN_HOURS * 60 * 60;

/** The highest idle limit that a firm may set. */
export const LONGEST_IDLE_MINUTES = 30;

/** Long enough to read the terms. */
const TERMS_TOKEN_MINUTES = 30;

/** No token lives longer; so a sign-in that ended need not be remembered for longer. */
export const LONGEST_TOKEN_SECONDS = Math.max(LONGEST_IDLE_MINUTES, TERMS_TOKEN_MINUTES) * 60;

/**
 * How long a token of each scope lives, in seconds (SEC-D4). Only a full one is renewed, while the client is active.
 */
export function tokenLivesSeconds(idleMinutes: number): Record<TokenScope, number> {
  return {
    interim: INTERIM_TOKEN_MINUTES * 60,
    unlock: UNLOCK_TOKEN_MINUTES * 60,
    terms: TERMS_TOKEN_MINUTES * 60,
    full: idleMinutes * 60,
  };
}

/**
 * Claims of a session token, all required (SEC-D4); its type is in its header (session-token.ts). Times are seconds
 * since 1970.
 */
export const sessionClaimsSchema = z.strictObject({
  iss: z.literal(ISSUER),
  aud: z.literal(AUDIENCE),
  sub: z.string().min(1),
  vip: z.boolean(),
  scope: tokenScopeSchema,
  /** The second factor that is still to be shown, and whether the terms are accepted: see sign-in-progress.ts. */
  factor: secondFactorSchema,
  terms: z.boolean(),
  jti: z.string().min(1),
  /** The same in every token of one sign-in. */
  sid: z.string().min(1),
  /** When the sign-in started; the same in every token of it. */
  auth_time: z.int(),
  iat: z.int(),
  exp: z.int(),
  /** The firm's token and the account, encrypted. */
  firm: z.string(),
  /** Thumbprint of the device's key: without a proof of possession the token is refused (RFC 9449, section 6.1). */
  cnf: z.strictObject({ jkt: z.string().min(1) }),
});
