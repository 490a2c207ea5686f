import { clearedOnSignOut } from '#core/session/sign-out/clear-stores.ts';
import { browserKeys } from '#core/storage/key-store.ts';

let current: Promise<CryptoKeyPair> | undefined;

// The token of a sign-in on this page is bound to the key that the page has.
clearedOnSignOut(({ keepsDeviceKey }) => {
  if (!keepsDeviceKey) forgetDeviceKey();
});

/** The next use reads the key that this browser has now: another tab may have signed out and in again. */
export function forgetDeviceKey(): void {
  current = undefined;
}

/**
 * The key that tokens of this browser are bound to (SEC-D30). No script can read it out; signing out deletes it.
 * Where the browser keeps no keys, it lives as long as the page.
 */
export function deviceKey(): Promise<CryptoKeyPair> {
  current ??= browserKeys.keyOf('proof', makeKey).catch(makeKey);
  return current;
}

/** Only the private half is closed; the public one travels in every proof. */
function makeKey(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']);
}
