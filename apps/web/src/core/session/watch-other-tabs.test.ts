import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tabKeys } from '#core/storage/persisted-keys.ts';
import { tabStore } from '#core/storage/web-store.ts';
import { aToken } from '#test/build/a-token.ts';
import { keepEnd } from './sign-out/notice.ts';
import { sessionStore } from './store.ts';
import { readClaims } from './token.ts';
import { watchOtherTabs } from './watch-other-tabs.ts';

test('SEC-H10: a cached page is not shown again before it is known whose it is', async () => {
  const restored = Promise.withResolvers<void>();
  watchOtherTabs(() => restored.promise);
  localStorage.setItem('portal.session', 'sealed');
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(document.documentElement.hidden).toBe(true);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await Promise.resolve();
  expect(document.documentElement.hidden).toBe(true);
  restored.resolve();
  await waitFor(() => expect(document.documentElement.hidden).toBe(false));
});

test('R-19: a cached page is shown again as far scrolled as it was, with its focus', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  vi.spyOn(window, 'scrollY', 'get').mockReturnValueOnce(640);
  watchOtherTabs(async () => undefined);
  localStorage.setItem('portal.session', 'sealed');
  const link = document.createElement('button');
  document.body.append(link);
  onTestFinished(() => link.remove());
  link.focus();
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  link.blur();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(scrollTo).toHaveBeenCalledWith(0, 640);
});

test.each([
  ['that was signed out in another tab meanwhile', 'sealed'],
  ['that could not be stored, as nobody knows who was here since,', null],
])(
  'SEC-H10: a session %s ends with the return of its page from the cache of the browser',
  async (_what, stored) => {
    const restore = vi.fn();
    watchOtherTabs(restore);
    sessionStore.signIn(aToken());
    if (stored !== null) localStorage.setItem('portal.session', stored);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    localStorage.removeItem('portal.session');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(document.documentElement.hidden).toBe(false));
    expect(sessionStore.read().token).toBeNull();
    expect(restore).not.toHaveBeenCalled();
  },
);

test('SEC-H10: another tab that signs out takes the session of this one along', async () => {
  const restore = vi.fn();
  watchOtherTabs(restore);
  sessionStore.signIn(aToken());
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal.session', newValue: null }));
  await waitFor(() => expect(sessionStore.read().token).toBeNull());
  expect(restore).not.toHaveBeenCalled();
});

test.each([
  ['has ended by itself: its page is wanted', 'idle', 1],
  ['was signed out of: no page is wanted', null, 0],
] as const)('R-42: a session of two tabs %s', async (_what, reason, times) => {
  const kept = vi.spyOn(tabStore, 'set');
  window.history.replaceState(null, '', '/tabs/insights?category=tax');
  watchOtherTabs(vi.fn());
  sessionStore.signIn(aToken());
  keepEnd(reason);
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal.session', newValue: null }));
  await waitFor(() => expect(sessionStore.read().token).toBeNull());
  expect(kept).toHaveBeenCalledTimes(times);
  const { subject } = readClaims(aToken())!;
  const page = JSON.stringify({ path: '/tabs/insights?category=tax', subject });
  if (times > 0) expect(kept).toHaveBeenCalledWith(tabKeys.wantedPath, page);
});

test('someone who signs in in another tab is signed in here too', () => {
  const restore = vi.fn().mockResolvedValue(undefined);
  watchOtherTabs(restore);
  localStorage.setItem('portal.session', 'sealed');
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal.session', newValue: 'sealed' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal.amounts', newValue: 'hidden' }));
  expect(restore).toHaveBeenCalledTimes(1);
});
