import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOfNumber } from '#ui/format/day.ts';
import { gapsOf, type Interval, runsOf, type TimeSeries } from './time-series.ts';

function aSeries(days: string[], interval: Interval | null, to = days.at(-1) ?? '2026-11-21'): TimeSeries {
  return {
    from: '2024-11-21',
    to,
    interval,
    points: days.map((day) => ({ day, value: 100, paidIn: 90 })),
  };
}

const runs = (days: string[], interval: Interval | null) =>
  runsOf(aSeries(days, interval)).map((run) => run.map(({ day }) => day));

describe('P-73: gaps are gaps', () => {
  test('months in a row are one run, however far apart their last values are', () => {
    expect(runs(['2026-01-01', '2026-02-28', '2026-03-02'], 'month')).toHaveLength(1);
  });

  test('a month without a value breaks the run, however close its neighbours are', () => {
    expect(runs(['2026-01-31', '2026-03-01'], 'month')).toEqual([['2026-01-31'], ['2026-03-01']]);
    expect(runs(['2025-12-20', '2026-01-20', '2026-03-20'], 'month')).toEqual([
      ['2025-12-20', '2026-01-20'],
      ['2026-03-20'],
    ]);
  });

  test('weeks go from Monday to Sunday', () => {
    expect(runs(['2026-11-09', '2026-11-22'], 'week')).toHaveLength(1);
    expect(runs(['2026-11-08', '2026-11-16'], 'week')).toHaveLength(2);
  });

  test('in a range of weeks, values that come each month miss none; a month without one is a gap', () => {
    const days = ['2026-05-20', '2026-06-20', '2026-07-20', '2026-08-20'];
    expect(runs(days, 'week')).toHaveLength(1);
    expect(gapsOf(aSeries(days, 'week', '2026-09-30'))).toEqual([]);
    expect(gapsOf(aSeries(days, 'week', '2026-11-21'))).toEqual([{ after: '2026-08-20', until: null }]);
    expect(runs(['2026-03-20', ...days], 'week')).toEqual([['2026-03-20'], days]);
  });

  test('values that come each quarter or year miss none in a range of months', () => {
    expect(runs(['2025-11-30', '2026-02-28', '2026-05-31', '2026-08-31'], 'month')).toHaveLength(1);
    expect(runs(['2024-11-20', '2025-11-20', '2026-11-19'], 'month')).toHaveLength(1);
  });

  const anyStart = fc.integer({ min: 20_000, max: 22_000 });
  const inSteps = (start: number, step: number) =>
    Array.from({ length: 12 }, (_, index) => dayOfNumber(start + index * step));

  test.each<[Interval, number]>([
    ['week', 1],
    ['month', 28],
  ])('in a range of %ss, values at any constant distance miss none', (interval, least) => {
    fc.assert(
      fc.property(anyStart, fc.integer({ min: least, max: 400 }), (start, step) => {
        const days = inSteps(start, step);
        const beforeNext = dayOfNumber(start + days.length * step - 1);
        expect(gapsOf(aSeries(days, interval, beforeNext))).toEqual([]);
      }),
    );
  });

  test('one value left out of values further apart than the points of the range is a gap', () => {
    const furtherApart = fc.oneof(
      fc.tuple(fc.constant('week' as const), fc.integer({ min: 8, max: 27 })),
      fc.tuple(fc.constantFrom('week' as const, 'month' as const), fc.integer({ min: 32, max: 400 })),
    );
    fc.assert(
      fc.property(
        furtherApart,
        anyStart,
        fc.integer({ min: 1, max: 10 }),
        ([interval, step], start, left) => {
          const days = inSteps(start, step);
          const expected = [{ after: days[left - 1], until: days[left + 1] }];
          expect(gapsOf(aSeries(days.toSpliced(left, 1), interval))).toEqual(expected);
        },
      ),
    );
  });

  test('in a range of weeks, values about every two weeks miss none, whichever day they come on', () => {
    const days = ['2026-08-03', '2026-08-18', '2026-08-31', '2026-09-15', '2026-09-27', '2026-10-12'];
    expect(runs(days, 'week')).toHaveLength(1);
    expect(runs(days.toSpliced(2, 1), 'week')).toHaveLength(2);
  });

  test('values more often than the interval are judged by the interval', () => {
    expect(runs(['2026-11-02', '2026-11-04', '2026-11-06', '2026-11-12'], 'week')).toHaveLength(1);
    expect(runs(['2026-11-02', '2026-11-04', '2026-11-06', '2026-11-19'], 'week')).toHaveLength(2);
  });

  test('a gap is described by the days on either side of it', () => {
    const days = ['2026-01-20', '2026-02-20', '2026-06-20', '2026-07-20'];
    expect(gapsOf(aSeries(days, 'month'))).toEqual([{ after: '2026-02-20', until: '2026-06-20' }]);
  });

  test('when values have stopped coming, the gap is open', () => {
    expect(gapsOf(aSeries(['2026-07-20', '2026-08-14'], 'month', '2026-11-21'))).toEqual([
      { after: '2026-08-14', until: null },
    ]);
    expect(gapsOf(aSeries(['2026-07-20', '2026-08-14'], 'month', '2026-09-30'))).toEqual([]);
  });

  test('API-21: where it is not known how far apart values are meant to be, none is missing', () => {
    expect(runs(['2026-01-01', '2026-11-20'], null)).toHaveLength(1);
    expect(gapsOf(aSeries(['2026-01-01', '2026-02-20'], null, '2026-11-21'))).toEqual([]);
    expect(runs([], null)).toEqual([]);
  });

  test('no points make no gap, and neither does a policy that started within the range', () => {
    expect(gapsOf(aSeries([], 'week'))).toEqual([]);
    expect(runsOf(aSeries([], 'week'))).toEqual([]);
    expect(gapsOf(aSeries(['2026-11-19'], 'week', '2026-11-21'))).toEqual([]);
  });
});
