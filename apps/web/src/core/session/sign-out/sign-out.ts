import { deviceKey } from '#core/device/key.ts';
import { sessionStore } from '#core/session/store.ts';
import { gatewayPath, provenFetch } from '#core/trpc/proven-fetch.ts';
import { newTraceparent, requestHeaders } from '#core/trpc/request-headers.ts';
import { clearBrowser } from './clear-stores.ts';
import { keepEnd, noteSignedOut } from './notice.ts';

const REVOKE_LIMIT_MS = 5000;

/**
 * R-8, for /logout: clears every store, and revokes the session at the gateway if that can be reached. Nothing waits
 * for it, so signing out works offline. A token that has expired is sent too (S-1): this device's clock may be wrong,
 * and the session must end at the gateway.
 */
export async function signOut(): Promise<void> {
  const { token, ended } = sessionStore.read();
  if (token !== null) {
    void revoke(token, deviceKey());
    keepEnd(ended);
  }
  noteSignedOut(token !== null && ended === null);
  await clearBrowser();
}

/**
 * Sent without the typed client, which may not be loaded, and with the key of the ending session. `keepalive`
 * lets it outlive the page. Without an answer the token still expires by itself.
 */
async function revoke(token: string, key: Promise<CryptoKeyPair>): Promise<void> {
  const request = {
    method: 'POST',
    headers: { ...requestHeaders(token), traceparent: newTraceparent(), 'content-type': 'application/json' },
    body: '{}',
    keepalive: true,
    signal: AbortSignal.timeout(REVOKE_LIMIT_MS),
  };
  await provenFetch(`${gatewayPath}/authentication.signOut`, request, { key }).catch(() => undefined);
}
