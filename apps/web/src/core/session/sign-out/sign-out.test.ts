import { readTraceId } from '@portal/contract/shapes/trace-context';
import { expect, test, vi } from 'vitest';
import { sessionStore } from '#core/session/store.ts';
import { browserKeys } from '#core/storage/key-store.ts';
import { aToken } from '#test/build/a-token.ts';
import { fakeFetch } from '#test/fake-fetch.ts';
import { clearedOnSignOut, clearTab } from './clear-stores.ts';
import { endSentence, keepEnd } from './notice.ts';
import { signOut } from './sign-out.ts';

const patience = { timeout: 10_000 };

function signedIn(token = aToken()) {
  sessionStore.signIn(token);
  for (const storage of [localStorage, sessionStorage]) storage.setItem('portal.anything', 'of a person');
  localStorage.setItem('portal.device-id', '0b0e1b6e-6a83-4b56-9d7f-3a4f6f1f1c11');
  localStorage.setItem('portal.amounts', 'hidden');
}

test('R-8, S-3: logging out empties memory, both web storages and the keys', async () => {
  fakeFetch({ 'authentication.signOut': () => ({ done: true }) });
  const clearKeys = vi.spyOn(browserKeys, 'clear').mockResolvedValue();
  const emptyStore = vi.fn();
  clearedOnSignOut(emptyStore);
  signedIn();
  await signOut();
  expect(sessionStore.read()).toMatchObject({ token: null, claims: null, firm: null });
  expect(Object.keys(localStorage).toSorted()).toEqual(['portal.amounts', 'portal.device-id']);
  expect(sessionStorage.length).toBe(0);
  expect(clearKeys).toHaveBeenCalledTimes(1);
  expect(emptyStore).toHaveBeenCalledTimes(1);
});

test('R-8: the gateway is notified, with the token that ends', async () => {
  const sent = fakeFetch({ 'authentication.signOut': () => ({ done: true }) });
  signedIn();
  const { token } = sessionStore.read();
  await signOut();
  await vi.waitUntil(() => sent.length > 0, patience);
  expect(sent[0]).toMatchObject({ paths: ['authentication.signOut'], method: 'POST' });
  expect(sent[0]?.headers.get('authorization')).toBe(`DPoP ${token}`);
});

test('SEC-J4: the sign-out carries a trace of the browser', async () => {
  const sent = fakeFetch({ 'authentication.signOut': () => ({ done: true }) });
  signedIn();
  await signOut();
  await vi.waitUntil(() => sent.length > 0, patience);
  expect(readTraceId(sent[0]?.headers.get('traceparent'))).toBeDefined();
});

test('S-1: an expired token is sent to be revoked, as the clock of the device may be wrong', async () => {
  const sent = fakeFetch({ 'authentication.signOut': () => ({ done: true }) });
  vi.spyOn(browserKeys, 'clear').mockResolvedValue();
  signedIn(aToken({ exp: Date.now() / 1000 - 1 }));
  const { token } = sessionStore.read();
  await signOut();
  await vi.waitUntil(() => sent.length > 0, patience);
  expect(sent[0]).toMatchObject({ paths: ['authentication.signOut'] });
  expect(sent[0]?.headers.get('authorization')).toBe(`DPoP ${token}`);
});

test('R-8: without a network everything is emptied all the same', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  signedIn();
  await signOut();
  expect(sessionStore.read().token).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test('R-8: a gateway that never answers does not delay sign-out', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  signedIn();
  await signOut();
  expect(sessionStore.read().token).toBeNull();
});

test('R-28: the reason stays where another tab has ended the session for it, and this one follows', async () => {
  signedIn();
  sessionStore.end('idle');
  keepEnd('idle');
  clearTab();
  await signOut();
  expect(endSentence()).toBe('You were signed out after 15 minutes without activity.');
});

test('R-28: a client who signs out is told so, and not why an earlier session ended', async () => {
  const sent = fakeFetch({ 'authentication.signOut': () => ({ done: true }) });
  keepEnd('idle');
  signedIn();
  await signOut();
  await vi.waitUntil(() => sent.length > 0, patience);
  expect(endSentence()).toBe('You have signed out.');
});
