import { tokenScopeSchema } from '@portal/contract/v1/authentication';
import { z } from 'zod';
import { secondFactorSchema } from './sign-in-progress.ts';

export const ISSUER = 'portal-gateway';
export const AUDIENCE = 'portal-web';

/**
 * SEC-D4: claims of a session token, all required and no others; session-token.ts checks its header. Times are seconds
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
