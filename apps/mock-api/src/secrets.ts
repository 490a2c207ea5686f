import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
export const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key for one use, from the secret of the tokens. Never rename a use: the name is part of the key. */
export function derivedKey(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `${use} of the mock`, KEY_BYTES));
}

type SealOptions = {
  /** Checked and not stored. */
  readonly binding?: string;
  /** Random unless given. */
  readonly iv?: Buffer;
};

/** Encrypts text with AES-256-GCM: IV, tag and text, as base64url. */
export function createTextSeal(key: Buffer) {
  return {
    seal(text: string, { binding = '', iv = randomBytes(IV_BYTES) }: SealOptions = {}): string {
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(binding));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    /** Undefined when it was encrypted with another key or binding, or altered. */
    open(sealed: string, { binding = '' }: Pick<SealOptions, 'binding'> = {}): string | undefined {
      const whole = Buffer.from(sealed, 'base64url');
      const body = whole.subarray(IV_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, whole.subarray(0, IV_BYTES))
          .setAAD(Buffer.from(binding))
          .setAuthTag(whole.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
