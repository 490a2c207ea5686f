import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** A key for one use, from the secret of the tokens. Another name of the use is another key, so names stay. */
export function derivedKey(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `${use} of the mock`, KEY_BYTES));
}
