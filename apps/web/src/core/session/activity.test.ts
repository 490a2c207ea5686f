import { beforeEach, expect, test, vi } from 'vitest';
import { endReason, idleLimitMs, noteActivity, quietMs } from './activity.ts';

const noonMs = Date.parse('2026-11-20T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: noonMs });
});

test('SEC-D6: the limit is that of the configuration', () => {
  expect(idleLimitMs).toBe(15 * 60_000);
});

test('SEC-D6: idle time counts from the last activity, whatever the timers did', () => {
  noteActivity(noonMs);
  expect(quietMs(noonMs)).toBe(0);
  expect(quietMs(noonMs + 3_600_000)).toBe(3_600_000);
});

test.each([null, 'tomorrow', String(noonMs + 86_400_000)])(
  'SEC-D6: where storage says %j it is counted from now on',
  (kept) => {
    if (kept !== null) localStorage.setItem('portal.activity', kept);
    expect(quietMs(noonMs)).toBe(0);
    expect(quietMs(noonMs + 5000)).toBe(5000);
  },
);

test('SEC-D6: a session whose token has run out was idle, or it was just over', () => {
  noteActivity(noonMs - idleLimitMs + 1);
  expect(endReason()).toBe('expired');
  noteActivity(noonMs - idleLimitMs);
  expect(endReason()).toBe('idle');
});
