import { serverNowMs } from '#core/device/server-clock.ts';
import { browserKeys } from '#core/storage/key-store.ts';
import { localStore } from '#core/storage/web-store.ts';
import { watchExpiry } from './expiry.ts';
import { createSessionStorage } from './storage.ts';
import { sessionStore } from './store.ts';
import { watchOtherTabs } from './watch-other-tabs.ts';

/** The session as storage has it. */
export type KeptSession = { reread(): Promise<void>; settled(): Promise<void> };

/** S-8: brings the session back, and from then on keeps it, ends it in time and shares it among the tabs. */
export async function keepSession(): Promise<KeptSession> {
  const storage = createSessionStorage({
    session: sessionStore,
    keys: browserKeys,
    store: localStore,
    nowMs: serverNowMs,
  });
  if (sessionStore.read().token === null) await storage.restore();
  storage.follow();
  watchExpiry(sessionStore, storage.reread);
  watchOtherTabs(storage.restore);
  return storage;
}
