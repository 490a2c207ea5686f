import { describe, expect, test } from 'vitest';
import { rangeOf, summarise, thinOut } from './valuation-series.ts';

const point = (date: string, value: number, net_contributions = 0) => ({ date, value, net_contributions });

describe('P-2: a range ends today', () => {
  test.each([
    ['three_months', '2026-03-01', '2025-12-01', 'week'],
    ['six_months', '2026-03-01', '2025-09-01', 'week'],
    ['one_year', '2026-03-01', '2025-03-01', 'month'],
    ['two_years', '2026-03-01', '2024-03-01', 'month'],
    ['three_months', '2026-05-31', '2026-02-28', 'week'],
    ['six_months', '2026-08-31', '2026-02-28', 'week'],
    ['one_year', '2024-02-29', '2023-02-28', 'month'],
    ['three_months', '2026-01-15', '2025-10-15', 'week'],
  ] as const)('%s up to %s begins on %s', (...[range, today, from, interval]) => {
    expect(rangeOf(range, today)).toEqual({ from, to: today, interval });
  });
});

describe('P-2: weekly points for three and six months, monthly beyond', () => {
  const points = [
    point('2026-01-05', 1),
    point('2026-01-11', 2),
    point('2026-01-12', 3),
    point('2026-02-02', 4),
    point('2026-02-28', 5),
  ];

  test('the last value of each week stands for it, and weeks without a value stay away', () => {
    expect(thinOut(points, 'week').map(({ value }) => value)).toEqual([2, 3, 4, 5]);
  });

  test('the last value of each month stands for it', () => {
    expect(thinOut(points, 'month').map(({ value }) => value)).toEqual([3, 5]);
  });

  test('no points stay no points', () => {
    expect(thinOut([], 'week')).toEqual([]);
  });
});

describe('P-2: the summary', () => {
  test('fewer than two points have none', () => {
    expect(summarise([])).toBeNull();
    expect(summarise([point('2026-01-01', 100)])).toBeNull();
  });

  test('money paid in and taken out is not growth', () => {
    const summary = summarise([
      point('2026-01-01', 10_000, 8000),
      point('2026-01-11', 12_500, 10_000),
      point('2026-01-21', 11_600, 9000),
    ]);
    expect(summary).toMatchObject({
      opening: 10_000,
      closing: 11_600,
      paid_in: 2000,
      taken_out: 1000,
      growth: 600,
    });
    // 600 over 10,000 for the whole time, 2,000 for half of it, and 1,000 taken out at its end.
    expect(summary?.growth_percent).toBe(5.45);
  });

  test('a loss is negative', () => {
    expect(summarise([point('2026-01-01', 1000), point('2026-02-01', 900)])).toMatchObject({
      growth: -100,
      growth_percent: -10,
    });
  });

  test('where nothing was invested there is no percentage', () => {
    expect(summarise([point('2026-01-01', 0), point('2026-02-01', 50)])?.growth_percent).toBeNull();
  });
});
