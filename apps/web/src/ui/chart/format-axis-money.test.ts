import { expect, test } from 'vitest';
import { formatAxisMoney } from './format-axis-money.ts';
import { valueScale } from './value-scale.ts';

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
