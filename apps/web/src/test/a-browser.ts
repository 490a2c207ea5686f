import { beforeEach, vi } from 'vitest';
import { createSessionStorage } from '#core/session/storage.ts';
import { createSessionStore } from '#core/session/store.ts';
import { localStore } from '#core/storage/web-store.ts';
import { aToken } from './build/a-token.ts';
import { memoryKeys } from './memory-keys.ts';

/** What `signedInBefore` stores. The token ends 2,000 seconds after 1970. */
export const token = aToken({ vip: true, exp: 2000 });
export const firm = { name: 'Arkwright Pell', logoUrl: '/logos/firm.svg' };

/** A browser that stores sessions, with new keys for each test of the file. */
export function aBrowser() {
  const browser = { keys: memoryKeys() };
  beforeEach(() => {
    browser.keys = memoryKeys();
  });

  /** A page of this browser: its own memory over the shared storage. */
  function openPage(nowMs = 1_000_000) {
    const session = createSessionStore();
    const { keys } = browser;
    const storage = createSessionStorage({ session, keys, store: localStore, nowMs: () => nowMs });
    return { session, storage };
  }

  async function signedInBefore() {
    const { session, storage } = openPage();
    storage.follow();
    session.signIn(token);
    session.setFirm(firm);
    await vi.waitUntil(() => localStore.get('portal.session'), { timeout: 10_000 });
    return session;
  }

  /** From now on no key can be had, as after a fault of the browser's database. */
  function loseKeys() {
    vi.spyOn(browser.keys, 'keyOf').mockRejectedValue(new Error('no database'));
  }

  return { browser, openPage, signedInBefore, loseKeys };
}
