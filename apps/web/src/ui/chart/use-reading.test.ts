import { expect, test } from 'vitest';
import { nearestIndex, stepTo } from './use-reading.ts';

const positions = [44, 80, 120, 300, 686];

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
])('P-30: a pointer at %i reads point %i', (x, index) => {
  expect(nearestIndex(positions, x)).toBe(index);
});

test('a single position is always the nearest', () => {
  expect(nearestIndex([300], -5)).toBe(0);
  expect(nearestIndex([300], 900)).toBe(0);
});

test.each([
  ['ArrowRight', 10, 11],
  ['ArrowUp', 10, 11],
  ['ArrowLeft', 10, 9],
  ['ArrowDown', 10, 9],
  ['PageUp', 10, 16],
  ['PageDown', 10, 4],
  ['Home', 10, 0],
  ['End', 10, 24],
  ['PageUp', 22, 24],
  ['PageDown', 2, 0],
  ['ArrowRight', 24, 24],
])('P-30: %s takes the reading line from point %i to %i of 24', (key, from, to) => {
  expect(stepTo(key, from, 24)).toBe(to);
});

test('P-30: other keys are left to the page', () => {
  expect([stepTo('Tab', 3, 24), stepTo('a', 3, 24), stepTo('Enter', 3, 24)]).toEqual([null, null, null]);
});
