import { beforeEach, expect, test, vi } from 'vitest';
import { aToken } from '#test/build/a-token.ts';
import { noteActivity } from './activity.ts';
import { watchExpiry } from './expiry.ts';
import { createSessionStore } from './store.ts';

const minuteMs = 60_000;
const lifeMs = 15 * minuteMs;
const reread = vi.fn(async () => {});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  window.history.replaceState(null, '', '/tabs/policies');
});

function signedIn() {
  const session = createSessionStore();
  session.signIn(aToken({ exp: (Date.now() + lifeMs) / 1000 }));
  watchExpiry(session, reread);
  return session;
}

test('S-1: the session ends at the moment its token runs out', async () => {
  const session = signedIn();
  await vi.advanceTimersByTimeAsync(lifeMs - 1);
  expect(session.read().ended).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(session.read().ended).toBe('expired');
});

test('S-1: a device that slept through that moment ends it on waking', async () => {
  const session = signedIn();
  vi.setSystemTime(Date.now() + lifeMs);
  expect(session.read().ended).toBeNull();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(session.read().ended).toBe('expired'), { timeout: 10_000 });
});

test('SEC-D6: the reason is idle when there was no activity for the idle limit', async () => {
  noteActivity(Date.now());
  const session = signedIn();
  await vi.advanceTimersByTimeAsync(lifeMs);
  expect(session.read().ended).toBe('idle');
});

test('S-1: a session that another tab renewed meanwhile continues', async () => {
  const session = signedIn();
  reread.mockImplementationOnce(async () => session.signIn(aToken({ exp: (Date.now() + lifeMs) / 1000 })));
  await vi.advanceTimersByTimeAsync(lifeMs + minuteMs);
  expect(session.read().ended).toBeNull();
  await vi.advanceTimersByTimeAsync(lifeMs);
  expect(session.read().ended).toBe('expired');
});

test('a new token moves the end', async () => {
  const session = signedIn();
  session.signIn(aToken({ exp: (Date.now() + 2 * lifeMs) / 1000 }));
  await vi.advanceTimersByTimeAsync(lifeMs);
  expect(session.read().ended).toBeNull();
});

test.each([
  ['/support', null],
  ['/logout', '/tabs/policies'],
])('S-19: an ended session is cleared on %s, except where the sign-out page does it', async (path, kept) => {
  const session = signedIn();
  session.end('expired');
  sessionStorage.setItem('portal.wanted-path', '/tabs/policies');
  window.history.replaceState(null, '', path);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sessionStorage.getItem('portal.wanted-path')).toBe(kept);
});
