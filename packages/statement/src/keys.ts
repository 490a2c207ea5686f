import {
  CompactSign,
  calculateJwkThumbprint,
  compactVerify,
  importJWK,
  type JSONWebKeySet,
  type JWK_EC_Public,
} from 'jose';
import { z } from 'zod';

/** 32 bytes in base64url. */
const bytes32 = z.string().regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url');

/** A key of ES256 (RFC 7518, section 6.2), private where it has `d`. */
const keySchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: bytes32,
  y: bytes32,
  d: bytes32.optional(),
  kid: z.string().min(1).max(60).optional(),
});

/**
 * SEC-G15: the JWKS of the configuration. The first key signs, the others, private or not, are published so that what
 * they signed still verifies.
 */
export const keySetSchema = z
  .object({ keys: z.array(keySchema).min(1) })
  .refine(({ keys }) => keys[0]?.d !== undefined, 'the first key must be private: it signs');

export type SigningKey = {
  readonly keyId: string;
  readonly jwk: { kty: string; crv: string; x: string; y: string; d: string };
};

export type StatementKeys = {
  readonly signing: SigningKey;
  /** SEC-G49: the public parts alone, as they are published. */
  readonly published: JSONWebKeySet;
};

/**
 * The keys of a configuration. Throws where the parts of the first do not belong together, or two have one id. A key
 * without an id has its thumbprint (RFC 7638).
 */
export async function openKeys(given: z.infer<typeof keySetSchema>): Promise<StatementKeys> {
  const keys = await Promise.all(
    given.keys.map(async ({ kid, d, ...jwk }) => ({
      keyId: kid ?? (await calculateJwkThumbprint(jwk)),
      d,
      jwk,
    })),
  );
  const [first] = keys;
  if (first?.d === undefined) throw new Error('The first key must be private: it signs');
  await requirePair(first.jwk, first.d);
  if (new Set(keys.map(({ keyId }) => keyId)).size < keys.length) throw new Error('Two keys have one id');
  return {
    signing: { keyId: first.keyId, jwk: { ...first.jwk, d: first.d } },
    published: {
      keys: keys.map(({ keyId, jwk }) => ({ ...jwk, kid: keyId, use: 'sig', alg: 'ES256' })),
    },
  };
}

async function requirePair(jwk: JWK_EC_Public, d: string): Promise<void> {
  const probe = await new CompactSign(new Uint8Array([1]))
    .setProtectedHeader({ alg: 'ES256' })
    .sign(await importJWK({ ...jwk, d }, 'ES256'));
  await compactVerify(probe, await importJWK(jwk, 'ES256'));
}
