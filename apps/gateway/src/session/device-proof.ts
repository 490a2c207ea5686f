import { createPublicKey, hash, type KeyObject, verify } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { ProofNonces } from './proof-nonces.ts';

/** How old a proof may be: a slow network may take as long to carry it (SEC-D8). */
const OLDEST_SECONDS = 60;
/** How far ahead of ours: few device clocks are further off, and such a device is sent the correct time. */
const AHEAD_SECONDS = 15;

/** The request that a proof must be about. */
type ProvenRequest = {
  readonly method: string;
  /** Path and query, as the request line has them. */
  readonly url: string;
  /** Schemes and hosts by which this gateway is known to browsers. */
  readonly origins: readonly string[];
};

/** The claims of a valid proof; RFC 9449, section 4.2. Times are seconds since 1970. */
export type DeviceProof = {
  /** Thumbprint of the device's public key (RFC 7638). */
  readonly jkt: string;
  /** Hash of the token that came along. */
  readonly ath: string | undefined;
  /** Never the same in two proofs of one key. */
  readonly jti: string;
  /** From then on the proof is refused for its time alone. */
  readonly end: number;
};

/**
 * `mistimed` means that a proof is valid except for its time, so that an honest device can set its clock; `outdated`
 * that it is valid except for its nonce, so that an honest device can sign with the current one.
 */
export type ProofVerdict = DeviceProof | 'refused' | 'mistimed' | 'outdated';

export type ProofVerifier = (proof: string, request: ProvenRequest) => ProofVerdict;

/** A proof for ten procedures in one path has less than half of it. */
const MAX_PROOF_LENGTH = 4096;
const REMEMBERED_KEYS = 1000;
const SIGNATURE_BYTES = 64;

/** 32 bytes in base64url: a coordinate, a thumbprint, a SHA-256. */
const bytes32 = z.string().regex(/^[\w-]{43}$/);

/** One algorithm, one curve, and the members of a public key alone: anything else is refused (SEC-D8). */
const headerSchema = z.strictObject({
  typ: z.literal('dpop+jwt'),
  alg: z.literal('ES256'),
  jwk: z.strictObject({ kty: z.literal('EC'), crv: z.literal('P-256'), x: bytes32, y: bytes32 }),
});

const claimsSchema = z.object({
  htm: z.string(),
  htu: z.string(),
  iat: z.int(),
  jti: z.string().min(16).max(64),
  ath: bytes32.optional(),
  nonce: z.string().optional(),
});

type Jwk = z.infer<typeof headerSchema>['jwk'];
type DeviceKey = { readonly key: KeyObject; readonly jkt: string };

/**
 * SEC-D8: checks DPoP proofs (RFC 9449, section 4.3). That a proof is valid once is in proof-replay.ts (SEC-D23), the
 * nonce that it needs in proof-nonces.ts (SEC-D24).
 */
export function createProofVerifier(clock: Clock, nonces: Pick<ProofNonces, 'accepts'>): ProofVerifier {
  const keys = new LRUCache<string, DeviceKey>({ max: REMEMBERED_KEYS });

  /** By the text of the header, which is the same in all proofs of a device. */
  function keyOf(header: string): DeviceKey {
    const known = keys.get(header);
    const key = known ?? readKey(header);
    if (!known) keys.set(header, key);
    return key;
  }

  function check(proof: string, request: ProvenRequest): ProofVerdict {
    const { input, header, claims, signature } = readProof(proof);
    const { key, jkt } = keyOf(header);
    if (claims.htm !== request.method || !isAbout(claims.htu, request)) return 'refused';
    if (!isSigned(input, signature, key)) return 'refused';
    const ageSeconds = clock.now().getTime() / 1000 - claims.iat;
    if (ageSeconds > OLDEST_SECONDS || ageSeconds < -AHEAD_SECONDS) return 'mistimed';
    if (!nonces.accepts(claims.nonce)) return 'outdated';
    return { jkt, ath: claims.ath, jti: claims.jti, end: claims.iat + OLDEST_SECONDS };
  }

  return (proof, request) => {
    try {
      return check(proof, request);
    } catch {
      return 'refused';
    }
  };
}

/** SEC-D8: whether a proof names this token; read-session.ts compares the keys of both (SEC-D30). */
export function isProofFor(token: string, proof: DeviceProof): boolean {
  return proof.ath === tokenHash(token);
}

/** The `ath` of a proof for this token (RFC 9449, section 4.2). */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** The parts of a compact JWS. Throws on any other text. */
function readProof(proof: string) {
  const parts = proof.length <= MAX_PROOF_LENGTH ? /^([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(proof) : null;
  const [, header = '', claims = '', signature = ''] = parts ?? [];
  return {
    input: `${header}.${claims}`,
    header,
    claims: claimsSchema.parse(readPart(claims)),
    signature: Buffer.from(signature, 'base64url'),
  };
}

function readPart(part: string): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}

/** Throws on a header that is not that of a proof, or has a point that is not on the curve. */
function readKey(header: string): DeviceKey {
  const { jwk } = headerSchema.parse(readPart(header));
  return { key: createPublicKey({ key: jwk, format: 'jwk' }), jkt: thumbprint(jwk) };
}

/** Members in this order, and no others (RFC 7638, section 3.2). */
function thumbprint({ crv, kty, x, y }: Jwk): string {
  return hash('sha256', JSON.stringify({ crv, kty, x, y }), 'base64url');
}

function isSigned(input: string, signature: Buffer, key: KeyObject): boolean {
  const isWhole = signature.length === SIGNATURE_BYTES;
  // DER needs no options; passing options costs half as much again as the check itself.
  return isWhole && verify('sha256', Buffer.from(input), key, toDer(signature));
}

/** The two numbers of a signature, which JOSE joins (RFC 7518, section 3.4), as a sequence in DER. */
function toDer(signature: Buffer): Buffer {
  const half = SIGNATURE_BYTES / 2;
  const numbers = [signature.subarray(0, half), signature.subarray(half)].map(toDerInteger);
  const length = numbers.reduce((sum, number) => sum + number.length, 0);
  return Buffer.concat([Buffer.of(0x30, length), ...numbers]);
}

/** Without zeros in front, except one where the number would otherwise be negative. */
function toDerInteger(number: Buffer): Buffer {
  const first = number.findIndex((byte) => byte !== 0);
  const digits = number.subarray(first < 0 ? -1 : first);
  const sign = (digits[0] ?? 0) < 0x80 ? [] : [0];
  return Buffer.concat([Buffer.of(0x02, sign.length + digits.length, ...sign), digits]);
}

/** Query and fragment do not count (RFC 9449, section 4.3); parsing settles case, ports and escapes. */
function isAbout(htu: string, { url, origins }: ProvenRequest): boolean {
  // The request line may be a whole address (RFC 9112, section 3.2.2), which must not take the place of ours.
  if (!url.startsWith('/')) return false;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  // The same to the letter, which is what browsers send, needs no parsing.
  if (origins.some((origin) => htu === origin + path)) return true;
  const claimed = new URL(htu);
  return origins.some((origin) => {
    const actual = new URL(origin + url);
    return claimed.origin === actual.origin && claimed.pathname === actual.pathname;
  });
}
