import { createHmac, hkdfSync } from 'node:crypto';

/** Names an address without telling it, for counters of addresses that no client has (SEC-A3). */
export type AddressKey = (email: string) => string;

/** The key of the HMAC is drawn from the secret of the tokens, and is of no use for signing one (RFC 5869). */
export function createAddressKey(secret: string): AddressKey {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'address key of the mock', 32));
  return (email) => createHmac('sha256', key).update(email, 'utf8').digest('base64url');
}
