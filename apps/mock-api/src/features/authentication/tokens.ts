import {
  FIRM_INTERIM_TOKEN_MINUTES,
  FIRM_SESSION_TOKEN_HOURS,
  FIRM_UNLOCK_TOKEN_MINUTES,
} from '@portal/contract/constants';
import { type TokenScope, tokenScopeSchema } from '@portal/contract/v1/authentication';
import { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';
import type { Jwt } from '../../http/jwt.ts';

const MINUTE_MS = 60_000;

/** How long a token of each scope lives, in milliseconds. */
export const tokenLifeMs: Record<TokenScope, number> = {
  interim: FIRM_INTERIM_TOKEN_MINUTES * MINUTE_MS,
  unlock: FIRM_UNLOCK_TOKEN_MINUTES * MINUTE_MS,
  terms: FIRM_SESSION_TOKEN_HOURS * 60 * MINUTE_MS,
  full: FIRM_SESSION_TOKEN_HOURS * 60 * MINUTE_MS,
};

/** This service never issues a token with a later start, so one that has it is rejected (SEC-D4). */
const ownClaimsSchema = z.object({
  sub: z.string().min(1),
  vip: z.boolean(),
  scope: tokenScopeSchema,
  jti: z.string().min(1),
  iat: z.int(),
  exp: z.int(),
  nbf: z.never().optional(),
});

type NewToken = {
  clientUuid: string;
  vip: boolean;
  scope: TokenScope;
  jti: string;
  issuedAt: Date;
  expiresAt: Date;
};

/** The compact token; times are cut to whole seconds, as the format requires. */
export function signToken(jwt: Jwt, token: NewToken): string {
  const { clientUuid: sub, vip, scope, jti } = token;
  return jwt.sign({ sub, vip, scope, jti, iat: seconds(token.issuedAt), exp: seconds(token.expiresAt) });
}

/** The claims of a valid token; throws UNAUTHORIZED for any other, without a reason. */
export function readToken(jwt: Jwt, token: string, now: Date): z.output<typeof ownClaimsSchema> {
  const claims = ownClaimsSchema.safeParse(verifyOrUndefined(jwt, token));
  // At the very moment of its end a token is no longer valid (RFC 7519, section 4.1.4).
  if (!claims.success || claims.data.exp * 1000 <= now.getTime()) throw new ApiError('UNAUTHORIZED');
  return claims.data;
}

function verifyOrUndefined(jwt: Jwt, token: string): unknown {
  try {
    return jwt.verify(token);
  } catch {
    return undefined;
  }
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
