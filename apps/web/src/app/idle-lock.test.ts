import { expect, test } from 'vitest';
import { secondsToSignOut, spokenCountdown } from './idle-lock.tsx';

const limitMs = 15 * 60_000;

test.each([
  [0, undefined],
  [14 * 60_000 - 1, undefined],
  [14 * 60_000, 60],
  [14 * 60_000 + 1, 60],
  [limitMs - 1000, 1],
  [limitMs - 1, 1],
  [limitMs, 0],
  [limitMs + 3_600_000, 0],
])('SEC-D19: after %i ms without input %j seconds are shown', (quietMs, seconds) => {
  expect(secondsToSignOut(quietMs, limitMs)).toBe(seconds);
});

test('SEC-D19: a screen reader announces it four times, not sixty', () => {
  const announced = Array.from({ length: 60 }, (_second, index) => spokenCountdown(60 - index, 60));
  expect([...new Set(announced)]).toEqual([
    '60 seconds left',
    '30 seconds left',
    '20 seconds left',
    '10 seconds left',
  ]);
});

test.each([
  [31, 31, '31 seconds left'],
  [30, 31, '30 seconds left'],
  [25, 25, '25 seconds left'],
  [20, 25, '20 seconds left'],
  [1, 1, '1 second left'],
])('SEC-D19: %i seconds before the end, of a warning that opened at %i, it says %j', (left, first, text) => {
  expect(spokenCountdown(left, first)).toBe(text);
});
