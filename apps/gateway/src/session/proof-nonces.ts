import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { derivedKey } from './session-keys.ts';

/** SEC-D24: a proof must carry a nonce of these two minutes, so none is signed further ahead (RFC 9449, section 8). */
export type ProofNonces = {
  /** The one to sign with now; the same text for a whole window. */
  current(): string;
  /** The nonces of this window and of the one before are accepted, so that one just received always is. */
  accepts(nonce: string | undefined): boolean;
  /** From now on only new nonces are accepted, and every proof that was signed so far is refused. */
  renew(): void;
};

const WINDOW_MS = 60_000;
const KEY_BYTES = 32;
const NONCE_BYTES = 16;

/**
 * Without a shared key, this process makes its own: a restart forgets the used proofs, and so it must refuse every
 * nonce from before. Nonces of `otherKeys` are accepted too: gateways change a shared secret one by one (SEC-D10).
 */
export function createProofNonces(
  clock: Clock,
  firstKey: Uint8Array = randomBytes(KEY_BYTES),
  otherKeys: readonly Uint8Array[] = [],
): ProofNonces {
  let keys = [firstKey, ...otherKeys];
  let window = Number.NaN;
  let accepted: readonly string[] = [];

  const nonceOf = (key: Uint8Array, of: number): string =>
    createHmac('sha256', key).update(String(of)).digest().subarray(0, NONCE_BYTES).toString('base64url');

  function keepUp(): void {
    const now = Math.floor(clock.now().getTime() / WINDOW_MS);
    if (now === window) return;
    window = now;
    accepted = keys.flatMap((key) => [nonceOf(key, now), nonceOf(key, now - 1)]);
  }

  return {
    current: () => {
      keepUp();
      return accepted[0] ?? '';
    },
    accepts: (nonce) => {
      keepUp();
      return nonce !== undefined && accepted.includes(nonce);
    },
    renew: () => {
      keys = [randomBytes(KEY_BYTES)];
      window = Number.NaN;
    },
  };
}

/** The key of gateways that remember the used proofs together, so that a nonce of one is good at all of them. */
export function sharedNonceKey(secret: string): Uint8Array {
  return new Uint8Array(derivedKey(secret, 'proof nonce'));
}
