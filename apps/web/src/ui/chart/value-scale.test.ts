import { expect, test } from 'vitest';
import { valueScale } from './value-scale.ts';

test('a scale has four or five lines at round values around everything, and need not start at nought', () => {
  const scale = valueScale([28490600, 34811590, 23600000, 26800000]);
  expect(scale.ticks).toEqual([20000000, 24000000, 28000000, 32000000, 36000000]);
  expect([scale.low, scale.high, scale.step]).toEqual([20000000, 36000000, 4000000]);
});

test('whatever the values are, there are four or five lines and every value is between the ends', () => {
  const sizes = [1, 37, 999, 52_310_00, 612_480_22, 2_500_000_000, 9_007_199_254_740];
  for (const size of sizes)
    for (const spread of [0, 0.0001, 0.01, 0.08, 0.3, 0.5, 0.77, 1, 1.9]) {
      const values = [size, Math.round(size * (1 - spread))];
      const { ticks, low, high, step } = valueScale(values);
      expect([values, ticks.length]).toEqual([values, expect.toSatisfy((n) => n === 4 || n === 5)]);
      expect(Math.min(...values)).toBeGreaterThanOrEqual(low);
      expect(Math.max(...values)).toBeLessThanOrEqual(high);
      expect(step).toBeGreaterThan(0);
      expect(ticks[0]).toBe(low);
      expect(ticks.at(-1)).toBe(high);
    }
});

test('a value that never moves stands inside its scale, not on its edge', () => {
  const { low, high } = valueScale([5231000, 5231000]);
  expect(low).toBeLessThan(5231000);
  expect(high).toBeGreaterThan(5231000);
});

test('more taken out than paid in goes below nought', () => {
  expect(valueScale([400000, -250000]).low).toBeLessThanOrEqual(-250000);
});

test('nothing to scale still gives a grid', () => {
  expect(valueScale([]).ticks.length).toBeGreaterThanOrEqual(4);
});
