import { expect, test } from 'vitest';
import { nearestPlace } from './nearest-place.ts';

const places = [44, 80, 120, 300, 686];

test.each([
  [0, 0],
  [44, 0],
  [61, 0],
  [63, 1],
  [209, 2],
  [211, 3],
  [493, 3],
  [494, 4],
  [9_999, 4],
])('P2: a pointer at %i reads point %i', (x, index) => {
  expect(nearestPlace(places, x)).toBe(index);
});

test('a single place is always the nearest', () => {
  expect(nearestPlace([300], -5)).toBe(0);
  expect(nearestPlace([300], 900)).toBe(0);
});
