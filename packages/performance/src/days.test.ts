import { describe, expect, test } from 'vitest';
import { dayNumber, eveOfTaxYear, startOfRange } from './days.ts';

describe('P-30: the first day of a range', () => {
  test.each([
    [3, '2026-11-22', '2026-08-22'],
    [12, '2026-11-22', '2025-11-22'],
    [24, '2026-01-01', '2024-01-01'],
    [11, '2026-11-22', '2025-12-22'],
    [0, '2026-11-22', '2026-11-22'],
  ])('%i months before %s is the same day of the month: %s', (months, today, first) => {
    expect(startOfRange(months, today)).toBe(first);
  });

  test.each([
    [3, '2026-05-31', '2026-02-28'],
    [3, '2024-05-31', '2024-02-29'],
    [12, '2024-02-29', '2023-02-28'],
    [6, '2026-08-31', '2026-02-28'],
    [1, '2026-12-31', '2026-11-30'],
    [2, '2026-02-28', '2025-12-28'],
  ])('%i months before %s is %s, the last day of a shorter month', (months, today, first) => {
    expect(startOfRange(months, today)).toBe(first);
  });
});

describe('day numbers', () => {
  test('rise by one each day, over 29 February and over a change of the clocks', () => {
    expect(dayNumber('1970-01-02')).toBe(1);
    expect(dayNumber('2024-03-01') - dayNumber('2024-02-28')).toBe(2);
    expect(dayNumber('2026-03-30') - dayNumber('2026-03-28')).toBe(2);
  });

  test.each(['', 'yesterday', '2026-13-01', '22/11/2026'])('%j is refused', (day) => {
    expect(() => dayNumber(day)).toThrow(RangeError);
  });
});

test.each([
  ['2026-04-05', '2025-04-05'],
  ['2026-04-06', '2026-04-05'],
  ['2026-04-07', '2026-04-05'],
  ['2026-01-01', '2025-04-05'],
])('P-24: on %s the tax year follows %s', (today, eve) => {
  expect(eveOfTaxYear(today)).toBe(eve);
});
