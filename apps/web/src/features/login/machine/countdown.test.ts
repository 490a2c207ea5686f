import { expect, test } from 'vitest';
import { countdownText, startCountdown, tickCountdown } from './countdown.ts';

const start = startCountdown(1_000_000);

test('L-50: the countdown starts at 1:00', () => {
  expect(countdownText(start.secondsLeft)).toBe('1:00');
});

test.each([
  [1, '0:59'],
  [51, '0:09'],
  [59, '0:01'],
  [60, '0:00'],
])('L-50: after %i seconds it shows %s', (seconds, text) => {
  expect(countdownText(tickCountdown(start, 1_000_000 + seconds * 1000).secondsLeft)).toBe(text);
});

test('L-50: it never shows 0:00 before the minute is over', () => {
  expect(tickCountdown(start, 1_000_000 + 59_999).secondsLeft).toBe(1);
});

test('L-50: a page that slept is at 0:00 at its next tick, and not below', () => {
  expect(tickCountdown(start, 1_000_000 + 3_600_000).secondsLeft).toBe(0);
});

test('L-50: setting the clock back does not lengthen the wait', () => {
  const half = tickCountdown(start, 1_030_000);
  const setBack = tickCountdown(half, 1_030_000 - 3_600_000);
  expect(setBack.secondsLeft).toBe(30);
  expect(tickCountdown(setBack, 1_060_000 - 3_600_000).secondsLeft).toBe(0);
});

test.each([
  [3599, '59:59'],
  [3600, '1:00:00'],
  [86_399, '23:59:59'],
])('L-14: %i seconds of a lock are %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text);
});
