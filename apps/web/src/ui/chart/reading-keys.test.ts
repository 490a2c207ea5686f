import { expect, test } from 'vitest';
import { stepTo } from './reading-keys.ts';

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
])('P2: %s takes the reading line from point %i to %i of 24', (key, from, to) => {
  expect(stepTo(key, from, 24)).toBe(to);
});

test('P2: other keys are left to the page', () => {
  expect([stepTo('Tab', 3, 24), stepTo('a', 3, 24), stepTo('Enter', 3, 24)]).toEqual([null, null, null]);
});
