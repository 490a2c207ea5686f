import { tokenScopeSchema } from '@portal/contract/authentication';
import { z } from 'zod';

export const ISSUER = 'portal-gateway';
export const AUDIENCE = 'portal-web';

/** Header of a session token: this and nothing else (security D3). */
export const sessionHeaderSchema = z.strictObject({
  alg: z.literal('HS256'),
  typ: z.literal('JWT'),
  kid: z.string(),
});

/** Claims of a session token, all required but `cnf` (security D4). Times are seconds since 1970. */
export const sessionClaimsSchema = z.strictObject({
  iss: z.literal(ISSUER),
  aud: z.literal(AUDIENCE),
  sub: z.string().min(1),
  vip: z.boolean(),
  scope: tokenScopeSchema,
  jti: z.string().min(1),
  iat: z.int(),
  exp: z.int(),
  /** The firm's token, sealed. */
  firm: z.string(),
  /** Thumbprint of the device's key (RFC 9449); its place is kept until proofs are asked for. */
  cnf: z.strictObject({ jkt: z.string() }).optional(),
});
