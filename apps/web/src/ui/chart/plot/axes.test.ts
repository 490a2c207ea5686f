import { expect, test } from 'vitest';
import { dayNumber } from '#ui/format/day.ts';
import { dateTicks, formatAxisMoney, valueScale } from './axes.ts';

test('a scale has four or five lines at round values around everything, and need not start at zero', () => {
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

test('a constant value is inside its scale, not on its edge', () => {
  const { low, high } = valueScale([5231000, 5231000]);
  expect(low).toBeLessThan(5231000);
  expect(high).toBeGreaterThan(5231000);
});

test('more taken out than paid in goes below zero', () => {
  expect(valueScale([400000, -250000]).low).toBeLessThanOrEqual(-250000);
});

test('nothing to scale still gives a grid', () => {
  expect(valueScale([]).ticks.length).toBeGreaterThanOrEqual(4);
});

const labels = (from: string, to: string, count: number) =>
  dateTicks(dayNumber(from), dayNumber(to), count).map(({ label }) => label);

test('two years and one are labelled by months', () => {
  expect(labels('2024-11-20', '2026-11-19', 5)).toEqual(['Nov 24', 'May 25', 'Nov 25', 'May 26', 'Nov 26']);
  expect(labels('2025-11-21', '2026-11-21', 3)).toEqual(['Nov 25', 'May 26', 'Nov 26']);
});

test('three months are labelled by days, so that no two dates read the same', () => {
  expect(labels('2026-08-21', '2026-11-21', 5)).toEqual(['21 Aug', '13 Sep', '6 Oct', '29 Oct', '21 Nov']);
  expect(labels('2026-08-21', '2026-11-21', 3)).toEqual(['21 Aug', '6 Oct', '21 Nov']);
});

test('the first date starts at the edge and the last one ends there', () => {
  const anchors = dateTicks(0, 10, 3).map(({ at, anchor }) => [at, anchor]);
  expect(anchors).toEqual([
    [0, 'start'],
    [5, 'middle'],
    [10, 'end'],
  ]);
});

test('P-30: in a range of a few days each day is labelled once', () => {
  expect(labels('2026-04-05', '2026-04-06', 5)).toEqual(['5 Apr', '6 Apr']);
  expect(labels('2026-04-05', '2026-04-08', 5)).toEqual(['5 Apr', '6 Apr', '7 Apr', '8 Apr']);
  expect(labels('2026-04-05', '2026-04-11', 5)).toEqual(['5 Apr', '7 Apr', '8 Apr', '10 Apr', '11 Apr']);
});

test('P-30: a range of one day has one date, in the middle', () => {
  expect(dateTicks(0, 0, 5)).toEqual([{ at: 0, label: '1 Jan', anchor: 'middle' }]);
});

test.each([
  [0, 4_000_000, '£0'],
  [24_000_000, 4_000_000, '£240k'],
  [2_350_000, 50_000, '£23.5k'],
  [125_000_000, 5_000_000, '£1.25m'],
  [100_000_000, 50_000_000, '£1.0m'],
  [2_500_000_000, 500_000_000, '£25m'],
  [85_000, 5_000, '£850'],
  [-250_000, 50_000, '−£2.5k'],
  [50, 50, '£0.50'],
  [100_000_100, 100, '£1,000,001'],
])('%i pence where lines are %i apart reads %s', (pence, step, text) => {
  expect(formatAxisMoney(pence, step)).toBe(text);
});

test('no two lines of an axis read the same', () => {
  for (const size of [1_000, 5_231_000, 99_999_900, 61_248_022, 2_500_000_000])
    for (const spread of [0, 0.001, 0.02, 0.4]) {
      const { ticks, step } = valueScale([size, Math.round(size * (1 - spread))]);
      const labels = ticks.map((tick) => formatAxisMoney(tick, step));
      expect(new Set(labels).size).toBe(labels.length);
    }
});
