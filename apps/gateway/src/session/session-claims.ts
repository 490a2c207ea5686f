import { tokenScopeSchema } from '@portal/contract/authentication';
import { SESSION_TOKEN_HOURS } from '@portal/contract/constants';
import { z } from 'zod';

export const ISSUER = 'portal-gateway';
export const AUDIENCE = 'portal-web';

/** No token lives longer, whatever the firm's says (security D6); so a sign-in that ended need not be remembered for longer. */
export const LONGEST_TOKEN_SECONDS = SESSION_TOKEN_HOURS * 60 * 60;

/** Header of a session token: this and nothing else (security D3). */
export const sessionHeaderSchema = z.strictObject({
  alg: z.literal('HS256'),
  typ: z.literal('JWT'),
  kid: z.string(),
});

/** Claims of a session token, all required (security D4). Times are seconds since 1970. */
export const sessionClaimsSchema = z.strictObject({
  iss: z.literal(ISSUER),
  aud: z.literal(AUDIENCE),
  sub: z.string().min(1),
  vip: z.boolean(),
  scope: tokenScopeSchema,
  jti: z.string().min(1),
  /** The same in every token of one sign-in. */
  sid: z.string().min(1),
  iat: z.int(),
  exp: z.int(),
  /** The firm's token, sealed. */
  firm: z.string(),
  /** Thumbprint of the device's key: without a proof that one holds it the token opens nothing (RFC 9449, section 6.1). */
  cnf: z.strictObject({ jkt: z.string().min(1) }),
});
