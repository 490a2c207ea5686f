import { browserKeys } from '#core/storage/browser-keys.ts';
import { clearWebStorage } from '#core/storage/persisted-keys.ts';
import { loadGateway, withToken } from '#core/trpc/load-gateway.ts';
import { emptyStores } from './person-stores.ts';
import { sessionStore } from './session-store.ts';

const REVOKE_LIMIT_MS = 5000;

/** Rows R8 and S3: the gateway is told if it can be reached; nothing waits for it, so signing out works offline too. */
export async function logOut(): Promise<void> {
  const { token } = sessionStore.read();
  if (token !== null) void revoke(token);
  await forgetPerson();
}

/** Empties every store of this page and this browser: memory, both web storages, the keys. */
export async function forgetPerson(): Promise<void> {
  emptyStores();
  sessionStore.reset();
  clearWebStorage();
  await browserKeys.clear().catch(() => undefined);
}

/** Without an answer the token still ends by itself when it runs out. */
async function revoke(token: string): Promise<void> {
  try {
    const gateway = await loadGateway();
    const signal = AbortSignal.timeout(REVOKE_LIMIT_MS);
    await gateway.authentication.signOut.mutate(undefined, { context: withToken(token), signal });
  } catch {
    return;
  }
}
