import { createHmac } from 'node:crypto';
import { normaliseEmail } from '@portal/contract/shapes/email-rule';
import { derivedKey } from './session-keys.ts';

/** Characters of a reference: 96 bits. */
const REFERENCE_LENGTH = 16;

/**
 * Names accounts in counters and logs without disclosing which they are; the same however the address is
 * written (SEC-B12, SEC-H4, SEC-J16). The key is derived from the session secret, and cannot sign a session.
 */
export function createAccountReference(secret: string): (account: string) => string {
  const key = derivedKey(secret, 'account reference');
  return (account) =>
    createHmac('sha256', key).update(normaliseEmail(account)).digest('base64url').slice(0, REFERENCE_LENGTH);
}
