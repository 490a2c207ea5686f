import { expect, test } from 'vitest';
import { dayNumber, dayOfNumber, formatDay, formatMonth, formatShortDay, weekdayOfNumber } from './day.ts';

test.each([
  ['2026-11-19', '19 November 2026', '19 Nov 2026'],
  ['2026-09-02', '2 September 2026', '2 Sep 2026'],
  ['2024-02-29', '29 February 2024', '29 Feb 2024'],
  ['2026-01-01', '1 January 2026', '1 Jan 2026'],
])('%s is written %s in full and %s in lists', (day, full, short) => {
  expect(formatDay(day)).toBe(full);
  expect(formatShortDay(day)).toBe(short);
});

test('the month of a day is written in full', () => {
  expect(formatMonth('2026-03-01')).toBe('March 2026');
});

test('a day becomes a number and the same day again, on leap days and when the clocks change', () => {
  for (const day of ['1970-01-01', '2024-02-29', '2026-03-29', '2026-10-25'])
    expect(dayOfNumber(dayNumber(day))).toBe(day);
  expect(dayNumber('2024-03-01') - dayNumber('2024-02-28')).toBe(2);
});

test.each([
  ['2026-11-16', 0],
  ['2026-11-22', 6],
])('%s is weekday %s', (day, weekday) => {
  expect(weekdayOfNumber(dayNumber(day))).toBe(weekday);
});
