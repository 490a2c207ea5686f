import { beforeEach, expect, test, vi } from 'vitest';
import { deviceKey } from '#core/device/key.ts';
import { clearedOnSignOut } from '#core/session/sign-out/clear-stores.ts';
import { signOut } from '#core/session/sign-out/sign-out.ts';
import { sessionStore } from '#core/session/store.ts';
import { browserKeys, deviceKeys } from '#core/storage/key-store.ts';
import { aToken } from '#test/build/a-token.ts';
import { fakeFetch } from '#test/fake-fetch.ts';
import { memoryKeys } from '#test/memory-keys.ts';
import { createRememberedAddress } from '../remembered-address.ts';
import { enterPortal } from './enter-portal.ts';

const email = 'vip@portal.example.com';

let sent: ReturnType<typeof fakeFetch>;

beforeEach(() => {
  vi.spyOn(browserKeys, 'keyOf').mockImplementation(memoryKeys().keyOf);
  vi.spyOn(browserKeys, 'clear').mockResolvedValue();
  const keys = memoryKeys();
  vi.spyOn(deviceKeys, 'keyOf').mockImplementation(keys.keyOf);
  vi.spyOn(deviceKeys, 'clear').mockImplementation(keys.clear);
  sent = fakeFetch({
    'authentication.signOut': () => ({ done: true }),
    'device.register': () => ({ deviceToken: null }),
  });
});

const registrations = () => sent.filter(({ paths }) => paths.includes('device.register')).length;

/** A sign-in that is complete, and its device registered. */
async function enter({ token = aToken(), remembered = createRememberedAddress() } = {}) {
  const stored: boolean[] = [];
  const before = registrations();
  const navigate = vi.fn(() => void stored.push(localStorage.getItem('portal.session') !== null));
  await enterPortal({ token, acceptedTerms: { version: '4' } }, { remembered, navigate });
  await vi.waitFor(() => expect(registrations()).toBe(before + 1), { timeout: 10_000 });
  return { navigate, stored };
}

test('S-4: terms accepted on the way are kept with the session, and are cleared on sign-out', async () => {
  const { navigate } = await enter();
  expect(sessionStore.read()).toMatchObject({ acceptedTerms: { version: '4' }, isFresh: true });
  expect(navigate).toHaveBeenCalledWith('/welcome', { replace: true });
  await signOut();
  expect(sessionStore.read().acceptedTerms).toBeNull();
});

test('L-43: the step is left once the session is stored, so that a reload finds it', async () => {
  expect((await enter()).stored).toEqual([true]);
});

test('SEC-H11: where another client is signed in, nothing in the memory of the page or of its tab outlives the sign-in', async () => {
  const emptied = vi.fn();
  clearedOnSignOut(emptied);
  await enter();
  sessionStorage.setItem('portal.drafts', 'of person a');
  await enter({ token: aToken({ exp: 5_000_000_000 }) });
  expect(sessionStorage.getItem('portal.drafts')).toBe('of person a');
  expect(emptied).not.toHaveBeenCalled();
  await enter({ token: aToken({ sub: 'another-client' }) });
  expect(sessionStore.read().claims?.subject).toBe('another-client');
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(emptied).toHaveBeenCalledOnce();
});

test('SEC-D30: where the browser keeps no keys, the key that the sign-in of another client is bound to stays', async () => {
  vi.mocked(browserKeys.keyOf).mockRejectedValue(new Error('no keys in this browser'));
  await enter();
  const key = await deviceKey();
  await enter({ token: aToken({ sub: 'another-client' }) });
  expect(await deviceKey()).toBe(key);
  await signOut();
  expect(await deviceKey()).not.toBe(key);
});

test('L-43, S-18: where nothing can be stored the portal opens all the same', async () => {
  vi.mocked(browserKeys.keyOf).mockRejectedValue(new Error('no keys in this browser'));
  expect((await enter()).stored).toEqual([false]);
});

test('L-21: each sign-in registers the device once', async () => {
  await enter();
  await enter();
  expect(registrations()).toBe(2);
});

test('L-58: an unreadable token does not sign in', async () => {
  const navigate = vi.fn();
  const deps = { remembered: createRememberedAddress(), navigate };
  await expect(enterPortal({ token: 'not a token' }, deps)).rejects.toThrow();
  expect(sessionStore.read().token).toBeNull();
  expect(navigate).not.toHaveBeenCalled();
});

test('L-23: an address chosen to be remembered is kept once the sign-in is complete, and outlives signing out', async () => {
  const remembered = createRememberedAddress();
  remembered.choose(email);
  expect(await createRememberedAddress().read()).toBeUndefined();
  await enter({ remembered });
  await signOut();
  expect(await createRememberedAddress().read()).toBe(email);
  expect(JSON.stringify({ ...localStorage })).not.toContain('vip@');
});

test('L-23: a sign-in without that choice forgets it, and one that was offered none keeps it', async () => {
  const remembered = createRememberedAddress();
  remembered.choose(email);
  await enter({ remembered });
  await enter();
  expect(await createRememberedAddress().read()).toBe(email);
  const next = createRememberedAddress();
  next.choose(null);
  await enter({ remembered: next });
  expect(localStorage.getItem('portal.address')).toBeNull();
});

test('L-23, SEC-H1: a remembered address that cannot be read, or is invalid, is not shown', async () => {
  localStorage.setItem('portal.address', 'garbage');
  expect(await createRememberedAddress().read()).toBeUndefined();
  expect(localStorage.getItem('portal.address')).toBeNull();
});
