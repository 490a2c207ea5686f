import fastifyJwt from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';

const ISSUER = 'firm-api';
const AUDIENCE = 'portal';

/** Signs claims, and checks signed ones; `verify` throws when anything but their time is not as it must be. */
export type Jwt = {
  sign(claims: Readonly<Record<string, unknown>>): string;
  verify(token: string): unknown;
};

/**
 * One algorithm, issuer, audience and type, and every claim required: anything else a token says about how it
 * should be checked is ignored (SEC-D3, SEC-D4).
 */
export async function createJwt(app: FastifyInstance, secret: string): Promise<Jwt> {
  await app.register(fastifyJwt, {
    secret,
    sign: { algorithm: 'HS256', iss: ISSUER, aud: AUDIENCE },
    verify: {
      algorithms: ['HS256'],
      allowedIss: ISSUER,
      allowedAud: AUDIENCE,
      checkTyp: 'jwt',
      requiredClaims: ['iss', 'aud', 'sub', 'scope', 'jti', 'iat', 'exp'],
      // readToken checks the times, by the clock handed in: as an option of each call it would rebuild the checker each
      // time.
      ignoreExpiration: true,
      ignoreNotBefore: true,
    },
  });
  return {
    sign: (claims) => app.jwt.sign(claims),
    verify: (token) => app.jwt.verify(token),
  };
}
