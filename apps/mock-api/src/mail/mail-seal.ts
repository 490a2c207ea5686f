import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

export type MailSeal = ReturnType<typeof createMailSeal>;

/**
 * Encrypts the text of stored mails (SEC-E9) with AES-256-GCM, under a key derived from the secret. `binding` is
 * checked and not stored.
 */
export function createMailSeal(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'outbox of the mock', 32));
  return {
    seal(text: string, binding: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(binding));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    /** Undefined when it was encrypted with another secret, or altered. */
    open(sealed: string, binding: string): string | undefined {
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
