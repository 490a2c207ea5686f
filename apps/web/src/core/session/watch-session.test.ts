import { beforeEach, expect, test, vi } from 'vitest';
import { aToken } from '#test/build/a-token.ts';
import { createSessionStore, sessionStore } from './session-store.ts';
import { watchExpiry, watchOtherTabs } from './watch-session.ts';

const eightHoursMs = 8 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  window.history.replaceState(null, '', '/tabs/policies');
});

function signedIn() {
  const session = createSessionStore();
  session.signIn(aToken({ exp: (Date.now() + eightHoursMs) / 1000 }));
  watchExpiry(session, Date.now);
  return session;
}

test('S1: the session ends at the moment its token runs out', () => {
  const session = signedIn();
  vi.advanceTimersByTime(eightHoursMs - 1);
  expect(session.read().ended).toBeNull();
  vi.advanceTimersByTime(1);
  expect(session.read().ended).toBe('expired');
});

test('S1: a device that slept through that moment ends it on waking', () => {
  const session = signedIn();
  vi.setSystemTime(Date.now() + eightHoursMs);
  expect(session.read().ended).toBeNull();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(session.read().ended).toBe('expired');
});

test('a new token moves the end', () => {
  const session = signedIn();
  session.signIn(aToken({ exp: (Date.now() + 2 * eightHoursMs) / 1000 }));
  vi.advanceTimersByTime(eightHoursMs);
  expect(session.read().ended).toBeNull();
});

test('H2: another tab that signs out takes the session of this one along', async () => {
  const restore = vi.fn();
  watchOtherTabs(restore);
  sessionStore.signIn(aToken());
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal.session', newValue: null }));
  await vi.waitFor(() => expect(sessionStore.read().token).toBeNull());
  expect(restore).not.toHaveBeenCalled();
});

test('somebody who signs in in another tab is signed in here too', () => {
  const restore = vi.fn().mockResolvedValue(undefined);
  watchOtherTabs(restore);
  localStorage.setItem('portal.session', 'sealed');
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal.session', newValue: 'sealed' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal.amounts', newValue: 'hidden' }));
  expect(restore).toHaveBeenCalledTimes(1);
});
