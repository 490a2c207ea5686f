import { z } from 'zod';
import { deviceHeaders } from './device.ts';
import { type AuthLevel, defineEndpoint } from './endpoint.ts';
import { currentPassword, email, jwt, otpCode } from './fields.ts';

/** What a token lets its holder do; `unlock` tokens can only retry the password (security B7). */
export const tokenScopeSchema = z.enum(['interim', 'terms', 'full', 'unlock']);
export type TokenScope = z.infer<typeof tokenScopeSchema>;

/** Which tokens open which level; an `unlock` token opens none (security B7, D1). */
export const scopesOfLevel: Record<AuthLevel, readonly TokenScope[]> = {
  none: [],
  interim: ['interim', 'terms', 'full'],
  terms: ['terms', 'full'],
  full: ['full'],
};

/** Claims of the firm's token that the gateway reads (row S7, specification section 6: `vip`). Times are seconds since 1970. */
export const firmTokenClaimsSchema = z.object({
  sub: z.string().min(1),
  vip: z.boolean(),
  scope: tokenScopeSchema,
  jti: z.string().min(1),
  iat: z.int(),
  exp: z.int(),
});
export type FirmTokenClaims = z.infer<typeof firmTokenClaimsSchema>;

/** A token after one more step was shown, and whether the latest terms are accepted. */
export const steppedUpSchema = z.object({ jwt, terms_accepted: z.boolean() });

/**
 * A1. The address and the password. 401 WRONG_CREDENTIALS alike for unknown address and wrong password;
 * 423 LOGIN_EXHAUSTED when no try is left. An unlock token as bearer allows one more try on a locked login.
 */
export const createEndpoint = defineEndpoint({
  row: 'A1',
  summary: 'Check an address and a password',
  method: 'POST',
  path: '/v1/authentication/create',
  auth: 'none',
  acceptsBearer: 'unlock',
  refusals: ['WRONG_CREDENTIALS', 'LOGIN_EXHAUSTED'],
  headers: deviceHeaders,
  encoding: 'form',
  body: z.object({ LoginForm: z.object({ username: email, password: currentPassword }) }),
  answer: steppedUpSchema,
});

/**
 * A2. The one-time code; with `unlock=1` and the address it needs no bearer and answers an unlock token. 401 INVALID_OTP; 401
 * UNAUTHORIZED when the interim token has had five wrong codes, so that only the password helps; 429 when the account had ten.
 */
export const mfaEndpoint = defineEndpoint({
  row: 'A2',
  summary: 'Check a one-time code, to go on signing in or to unlock a locked login',
  method: 'POST',
  path: '/v1/authentication/mfa',
  auth: 'none',
  acceptsBearer: 'interim',
  refusals: ['INVALID_OTP', 'UNAUTHORIZED', 'FORBIDDEN'],
  headers: deviceHeaders,
  encoding: 'form',
  body: z.object({
    OtpForm: z.object({ otp: otpCode }),
    username: email.optional(),
    unlock: z.literal('1').optional(),
  }),
  answer: z.object({ data: z.object({ jwt, terms_accepted: z.boolean().optional() }) }),
});

/** A3. 401 UNAUTHORIZED when the token is not, or no longer, good. */
export const checkEndpoint = defineEndpoint({
  row: 'A3',
  summary: 'Say whether the token is still good',
  method: 'GET',
  path: '/v1/authentication/check',
  auth: 'interim',
  answer: z.object({
    status: z.literal('authenticated'),
    scope: tokenScopeSchema,
    terms_accepted: z.boolean(),
  }),
});
