import { describe, expect, test } from 'vitest';
import { ageOf, fullTime, listTime } from './time.ts';

/** A Saturday. */
const today = '2026-11-21';

describe('P-7: when a notification came', () => {
  test.each([
    ['2026-11-21T07:12:00Z', 'Today', '07:12'],
    ['2026-11-21T00:00:00Z', 'Today', '00:00'],
    ['2026-11-20T23:59:00Z', 'This week', 'Fri 20 Nov'],
    ['2026-11-16T00:00:00Z', 'This week', 'Mon 16 Nov'],
    ['2026-11-15T23:59:00Z', 'Earlier', '15 Nov'],
    ['2026-09-06T09:00:00Z', 'Earlier', '6 Sep'],
    ['2025-11-21T09:00:00Z', 'Earlier', '21 Nov 2025'],
  ] as const)('%s is %s, in the list %s', (moment, age, words) => {
    expect(ageOf(moment, today)).toBe(age);
    expect(listTime(moment, today)).toBe(words);
  });

  test('is shown in London time, even in summer', () => {
    expect(listTime('2026-07-20T23:30:00Z', '2026-07-21')).toBe('00:30');
    expect(fullTime('2026-07-20T23:30:00Z')).toBe('Tuesday 21 July 2026, 00:30');
  });

  test('a week that started last year is still this week', () => {
    expect(listTime('2026-12-29T09:00:00Z', '2027-01-02')).toBe('29 Dec 2026');
    expect(ageOf('2026-12-29T09:00:00Z', '2027-01-02')).toBe('This week');
    expect(ageOf('2026-12-27T09:00:00Z', '2027-01-02')).toBe('Earlier');
  });

  test('on a Monday the week has just started, on a Sunday it is complete', () => {
    expect(ageOf('2026-11-22T09:00:00Z', '2026-11-23')).toBe('Earlier');
    expect(ageOf('2026-11-16T09:00:00Z', '2026-11-22')).toBe('This week');
  });

  test('is shown in full where there is room', () => {
    expect(fullTime('2026-11-19T15:20:00Z')).toBe('Thursday 19 November 2026, 15:20');
  });
});
