import { expect, test } from 'vitest';
import { mannWhitney } from './mann-whitney.ts';

test('two groups that do not overlap, after the worked example of five and five', () => {
  expect(mannWhitney([1, 2, 3, 4, 5], [6, 7, 8, 9, 10])).toBeCloseTo(0.01219, 4);
});

test('it does not matter which group comes first', () => {
  const [one, other] = [
    [3, 5, 9, 2, 7],
    [4, 8, 8, 6, 1, 9],
  ];
  expect(mannWhitney(one, other)).toBeCloseTo(mannWhitney(other, one), 9);
});

test('the same figures twice, and equal figures only, are not evidence', () => {
  expect(mannWhitney([1, 2, 3, 4], [1, 2, 3, 4])).toBeGreaterThan(0.9);
  expect(mannWhitney([5, 5, 5], [5, 5, 5])).toBe(1);
});

test('a shift of one group shows', () => {
  const figures = Array.from({ length: 200 }, (_, index) => (index * 37) % 200);
  const shifted = figures.map((figure) => figure + 40);
  expect(mannWhitney(figures, shifted)).toBeLessThan(0.001);
});
