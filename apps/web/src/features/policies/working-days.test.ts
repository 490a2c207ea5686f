import { expect, test } from 'vitest';
import { daysBetween, workingDaysBetween } from './working-days.ts';

test.each([
  ['2026-11-19', '2026-11-19', 0, 'the same day'],
  ['2026-11-19', '2026-11-20', 1, 'Thursday to Friday'],
  ['2026-11-19', '2026-11-22', 1, 'Thursday to Sunday'],
  ['2026-11-19', '2026-11-23', 2, 'Thursday to Monday'],
  ['2026-11-21', '2026-11-22', 0, 'Saturday to Sunday'],
  ['2026-11-16', '2026-12-14', 20, 'four weeks'],
  ['2026-11-22', '2026-11-19', 0, 'a day that is still to come'],
  ['2026-04-02', '2026-04-07', 1, 'over Easter'],
  ['2026-12-24', '2026-12-29', 1, 'over Christmas, with Boxing Day moved to Monday'],
  ['2026-05-01', '2026-05-04', 0, 'up to the bank holiday itself'],
  ['2025-12-01', '2026-12-01', 253, 'a year'],
])('from %s to %s are %i working days: %s', (from, to, days) => {
  expect(workingDaysBetween(from, to)).toBe(days);
});

test('days are counted over a change of the clock and a leap day', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2026-03-02', '2026-03-01')).toBe(0);
});
