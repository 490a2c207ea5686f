import { z } from 'zod';
import { type AuthLevel, defineEndpoint } from '../endpoint.ts';
import { isRefusedOrDoubtful, namesRefusal } from '../reading/refused-success.ts';
import { currentPassword, email, jwt, otpCode, wireFlag } from '../shapes/fields.ts';
import { exact, nullable, offered } from '../shapes/promised.ts';
import { deviceTokenHeader } from './device.ts';

/** What a token allows; `unlock` tokens can only retry the password (SEC-B19). */
export const tokenScopeSchema = z.enum(['interim', 'terms', 'full', 'unlock']);
export type TokenScope = z.infer<typeof tokenScopeSchema>;

/** Which tokens open which level; an `unlock` token opens none (SEC-D17). */
export const scopesOfLevel: Record<AuthLevel, readonly TokenScope[]> = {
  none: [],
  interim: ['interim', 'terms', 'full'],
  terms: ['terms', 'full'],
  full: ['full'],
};

/**
 * The claims of the firm's token that the gateway reads, and no others (specification section 6). `exp` is in seconds
 * since 1970; without it the gateway's own limit applies. R-45: without `vip` a client is not VIP.
 */
export const firmTokenClaimsSchema = z.object({
  vip: exact(nullable(wireFlag)),
  exp: exact(nullable(z.number().positive())),
});

/** A token after one more step, where the firm gives a new one; without it the token before reaches further. */
export const nextTokenSchema = z.object({
  jwt: exact(offered(jwt, 'nothing: the token of the step before goes on')),
  terms_accepted: exact(offered(wireFlag, 'nothing: what the password step said holds')),
});

/** Specification section 8: a login without a token failed, whatever its status. */
function lacksToken(json: unknown): boolean {
  const { jwt: token, data } = (json ?? {}) as { jwt?: unknown; data?: { jwt?: unknown } | null };
  return typeof json === 'object' && !token && !data?.jwt;
}

/**
 * API-1. The address and the password. 401 WRONG_CREDENTIALS alike for unknown address and wrong password; 423
 * LOGIN_EXHAUSTED when no attempt is left. An unlock token, as bearer or as `LoginForm[token]`, allows one more attempt
 * on a locked login (API-25). A success without a jwt is a refusal (specification section 8).
 */
export const createEndpoint = defineEndpoint({
  row: 'API-1',
  summary: 'Check an address and a password',
  method: 'POST',
  path: '/v1/authentication/create',
  auth: 'none',
  acceptsBearer: 'unlock',
  refusals: ['WRONG_CREDENTIALS', 'LOGIN_EXHAUSTED'],
  headers: deviceTokenHeader,
  encoding: 'form',
  body: z.object({
    LoginForm: z.object({ username: email, password: currentPassword, token: jwt.optional() }),
  }),
  isRefused: lacksToken,
  answer: z.object({ jwt, terms_accepted: exact(nullable(wireFlag)) }),
});

/**
 * API-2. The one-time code and the address, with the interim token as bearer, or with the full one before a second
 * factor is removed (API-26); with `unlock=1` they unlock a login: no bearer is needed, and `data.jwt` is an unlock
 * token. 401 INVALID_OTP; 401 SIGN_IN_LAPSED when the interim token has had five wrong codes, so that only the password
 * helps; 429 when the account had ten. Without `unlock` any success that does not say no is one (specification section
 * 7).
 */
export const mfaEndpoint = defineEndpoint({
  row: 'API-2',
  summary: 'Check a one-time code, to go on signing in or to unlock a locked login',
  method: 'POST',
  path: '/v1/authentication/mfa',
  auth: 'none',
  acceptsBearer: 'interim',
  refusals: ['INVALID_OTP', 'SIGN_IN_LAPSED', 'UNAUTHORIZED', 'FORBIDDEN'],
  headers: deviceTokenHeader,
  encoding: 'form',
  body: z.object({
    OtpForm: z.object({ otp: otpCode }),
    username: email,
    unlock: z.literal('1').optional(),
  }),
  anyAnswer: true,
  isRefused: isRefusedOrDoubtful,
  answer: z.object({
    data: exact(
      nullable(z.object({ jwt: exact(nullable(jwt)), terms_accepted: nextTokenSchema.shape.terms_accepted })),
    ),
  }),
});

/**
 * API-3. 401 UNAUTHORIZED when the token is invalid or expired; any success that does not clearly say no, such as by
 * the status Unauthorized (specification section 7), means that it is valid.
 */
export const checkEndpoint = defineEndpoint({
  row: 'API-3',
  summary: 'Say whether the token is still good',
  method: 'GET',
  path: '/v1/authentication/check',
  auth: 'interim',
  anyAnswer: true,
  isRefused: namesRefusal,
  answer: z.object({
    status: offered(z.string(), 'nothing: the status code says it'),
    terms_accepted: exact(offered(wireFlag, 'that newer terms wait, until the next sign-in')),
  }),
});
