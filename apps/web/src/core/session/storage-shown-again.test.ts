import { expect, test, vi } from 'vitest';
import { deviceKey } from '#core/device/key.ts';
import { browserKeys } from '#core/storage/key-store.ts';
import { localStore } from '#core/storage/web-store.ts';
import { aBrowser, token } from '#test/a-browser.ts';
import { aToken } from '#test/build/a-token.ts';
import { clearedOnSignOut } from './sign-out/clear-stores.ts';
import { createSessionStorage } from './storage.ts';

const patience = { timeout: 10_000 };
const { browser, openPage, signedInBefore, loseKeys } = aBrowser();

test('SEC-H10, SEC-H11: where the key cannot be had, a page shown again clears its session, as another client may have signed in', async () => {
  const emptied = vi.fn();
  clearedOnSignOut(emptied);
  const first = await signedInBefore();
  const { session, storage } = openPage();
  await storage.restore();
  storage.follow();
  const before = localStorage.getItem('portal.session');
  first.signIn(aToken({ sub: 'another-client', exp: 3000 }));
  await vi.waitUntil(() => ![before, null].includes(localStorage.getItem('portal.session')), patience);
  const stored = localStorage.getItem('portal.session');
  sessionStorage.setItem('portal.wanted-path', '/tabs/policies/view/1');
  loseKeys();
  await storage.restore();
  expect(session.read()).toMatchObject({ token: null, firm: null, ended: null });
  expect(emptied).toHaveBeenCalled();
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(localStorage.getItem('portal.session')).toBe(stored);
});

test('R-8, S-1: a session in memory that has expired when the page is shown again ends, with its keys, to be revoked', async () => {
  const shown = openPage(1_999_000);
  shown.session.signIn(token);
  const stop = shown.storage.follow();
  await vi.waitUntil(() => localStore.get('portal.session'), patience);
  stop();
  const { session } = shown;
  const clear = vi.spyOn(browser.keys, 'clear');
  const storage = createSessionStorage({
    session,
    keys: browser.keys,
    store: localStore,
    nowMs: () => 2_001_000,
  });
  await storage.restore();
  expect(session.read()).toMatchObject({ token, ended: 'expired' });
  expect(clear).not.toHaveBeenCalled();
});

test('SEC-H2: a session in memory ends where storage cannot be read, as another client may have signed in', async () => {
  const { session, storage } = openPage();
  session.signIn(token);
  localStore.set('portal.session', 'no session');
  const clear = vi.spyOn(browser.keys, 'clear');
  await storage.restore();
  expect(session.read()).toMatchObject({ token, ended: 'expired' });
  expect(clear).not.toHaveBeenCalled();
});

test('S-1: what another tab has stored is taken, and what has run out leaves everything as it is', async () => {
  const { session, storage } = openPage();
  session.signIn(aToken({ exp: 1500 }));
  await signedInBefore();
  await storage.reread();
  expect(session.read().token).toBe(token);
  const late = openPage(2_000_000);
  late.session.signIn(token);
  await late.storage.reread();
  expect(late.session.read().token).toBe(token);
  expect(localStorage.getItem('portal.session')).not.toBeNull();
});

test('SEC-H11: where another client has signed in while this page slept, nothing in its memory or of its tab outlives the change', async () => {
  const emptied = vi.fn();
  clearedOnSignOut(emptied);
  const first = await signedInBefore();
  const { session, storage } = openPage();
  await storage.restore();
  const before = localStorage.getItem('portal.session');
  first.signIn(aToken({ sub: 'another-client', exp: 3000 }));
  await vi.waitUntil(() => ![before, null].includes(localStorage.getItem('portal.session')), patience);
  sessionStorage.setItem('portal.wanted-path', '/tabs/policies/view/1');
  await storage.reread();
  expect(session.read().claims?.subject).toBe('another-client');
  expect(emptied).toHaveBeenCalledOnce();
  expect(Object.keys(sessionStorage)).toEqual([]);
  await storage.reread();
  expect(emptied).toHaveBeenCalledOnce();
});

test('SEC-H10: where one client has signed out and in again while this page slept, it uses the key of the new session', async () => {
  vi.spyOn(browserKeys, 'keyOf').mockImplementation(browser.keys.keyOf);
  const first = await signedInBefore();
  const { session, storage } = openPage();
  await storage.restore();
  const keyBefore = await deviceKey();
  await storage.reread();
  expect(await deviceKey()).toBe(keyBefore);

  first.reset();
  await browser.keys.clear();
  first.signIn(aToken({ sid: 'second', exp: 3000 }));
  await vi.waitUntil(() => localStore.get('portal.session'), patience);
  const keyOfNewSession = await browser.keys.keyOf('proof', async () => ({ ...keyBefore }));
  await storage.reread();
  expect(session.read().claims?.expiresAtMs).toBe(3_000_000);
  expect(await deviceKey()).toBe(keyOfNewSession);
});
