import { describe, expect, test } from 'vitest';
import { rangeOf, thinOut } from './valuation-series.ts';

const point = (date: string, value: number, net_contributions = 0) => ({ date, value, net_contributions });

describe('P-30: a range ends today', () => {
  test.each([
    ['three_months', '2026-03-01', '2025-12-01', 'week'],
    ['six_months', '2026-03-01', '2025-09-01', 'week'],
    ['one_year', '2026-03-01', '2025-03-01', 'month'],
    ['two_years', '2026-03-01', '2024-03-01', 'month'],
    ['three_months', '2026-05-31', '2026-02-28', 'week'],
    ['six_months', '2026-08-31', '2026-02-28', 'week'],
    ['one_year', '2024-02-29', '2023-02-28', 'month'],
    ['three_months', '2026-01-15', '2025-10-15', 'week'],
    ['three_months', '2026-11-20', '2026-08-20', 'week'],
    ['six_months', '2026-11-20', '2026-05-20', 'week'],
    ['one_year', '2026-11-20', '2025-11-20', 'month'],
    ['two_years', '2026-11-20', '2024-11-20', 'month'],
    ['three_months', '2026-08-31', '2026-05-31', 'week'],
    ['two_years', '2026-08-31', '2024-08-31', 'month'],
    ['three_months', '2028-02-29', '2027-11-29', 'week'],
    ['two_years', '2028-02-29', '2026-02-28', 'month'],
  ] as const)('%s up to %s begins on %s', (...[range, today, from, interval]) => {
    expect(rangeOf(range, today)).toEqual({ from, to: today, interval });
  });
});

describe('P-72: weekly points for three and six months, monthly beyond', () => {
  const points = [
    point('2026-01-05', 1),
    point('2026-01-11', 2),
    point('2026-01-12', 3),
    point('2026-02-02', 4),
    point('2026-02-28', 5),
  ];

  test('each week is represented by its last value, and weeks without a value are left out', () => {
    expect(thinOut(points, 'week').map(({ value }) => value)).toEqual([2, 3, 4, 5]);
  });

  test('each month is represented by its last value', () => {
    expect(thinOut(points, 'month').map(({ value }) => value)).toEqual([3, 5]);
  });

  test('no points stay no points', () => {
    expect(thinOut([], 'week')).toEqual([]);
  });
});
