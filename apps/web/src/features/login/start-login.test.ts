import { expect, test, vi } from 'vitest';
import { signOut } from '#core/session/sign-out.ts';
import { sessionStore } from '#core/session/store.ts';
import { browserKeys } from '#core/storage/key-store.ts';
import { aToken } from '#test/build/a-token.ts';
import { fakeFetch } from '#test/fake-fetch.ts';
import { memoryKeys } from '#test/memory-keys.ts';
import { enterPortal } from './start-login.ts';

test('L-18: terms accepted on the way are kept with the session, and are cleared on sign-out', async () => {
  vi.spyOn(browserKeys, 'keyOf').mockImplementation(memoryKeys().keyOf);
  vi.spyOn(browserKeys, 'clear').mockResolvedValue();
  fakeFetch({ 'authentication.signOut': () => ({ done: true }) });
  const go = vi.fn();
  enterPortal({ token: aToken(), acceptedTerms: { version: '4' } }, go);
  expect(sessionStore.read()).toMatchObject({ acceptedTerms: { version: '4' }, isFresh: true });
  expect(go).toHaveBeenCalledWith('/welcome', { replace: true });
  await signOut();
  expect(sessionStore.read().acceptedTerms).toBeNull();
});

test('L-13: an unreadable token does not sign in', () => {
  const go = vi.fn();
  expect(() => enterPortal({ token: 'not a token' }, go)).toThrow();
  expect(go).not.toHaveBeenCalled();
});
