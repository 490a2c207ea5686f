import { hkdfSync } from 'node:crypto';

/** Keys made from one secret, each for one use. */
export type SessionKeys = {
  /** Names the secret in a token's header, without giving it away. */
  readonly kid: string;
  readonly signing: Buffer;
  readonly sealing: Uint8Array;
  /** Encrypts links of the firm that are sent to the browser. */
  readonly linkSealing: Uint8Array;
  /** Encrypts step-up tokens. */
  readonly stepUpSealing: Uint8Array;
};

const KEY_BYTES = 32;
const KID_BYTES = 6;

/** GATEWAY_SESSION_SECRET and, where it is set, GATEWAY_SESSION_SECRET_PREVIOUS. */
export type SessionSecrets = { readonly current: string; readonly previous?: string | undefined };

/**
 * SEC-D10: of the keys of both secrets, the first ones sign and encrypt, and all of them verify and open. So gateways
 * can change their secret one by one. The nonces of proofs have keys of their own: see memory.ts.
 */
export function sessionKeysOf({ current, previous }: SessionSecrets): [SessionKeys, ...SessionKeys[]] {
  return [deriveSessionKeys(current), ...(previous === undefined ? [] : [deriveSessionKeys(previous)])];
}

/** HKDF-SHA-256 (RFC 5869) with a label for each use, so that no key serves two. */
export function derivedKey(secret: string, use: string, bytes: number = KEY_BYTES): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'portal-gateway', `${use} v1`, bytes));
}

export function deriveSessionKeys(secret: string): SessionKeys {
  return {
    kid: derivedKey(secret, 'session key id', KID_BYTES).toString('base64url'),
    signing: derivedKey(secret, 'session signing'),
    sealing: new Uint8Array(derivedKey(secret, 'session sealing')),
    linkSealing: new Uint8Array(derivedKey(secret, 'session link sealing')),
    stepUpSealing: new Uint8Array(derivedKey(secret, 'session step-up sealing')),
  };
}
