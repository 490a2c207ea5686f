import { createHash } from 'node:crypto';

/**
 * The form in which a mailed code is stored: SHA-256 in hex (SEC-E2). No salt and no slow hash: codes of the
 * service are at least 128 random bits, and it must be found by its hash alone.
 */
export function hashMailedCode(code: string): string {
  return createHash('sha256').update(code, 'utf8').digest('hex');
}
