import { describe, expect, test } from 'vitest';
import { historyOf, points, policy } from '../test/portfolio.ts';

describe('P-70: the total, day by day', () => {
  test('each policy counts with its last value on or before a day', () => {
    const { days } = historyOf([
      policy('a', points('2025-01-10 100 80', '2025-02-10 110 90', '2025-04-01 120 90')),
      policy(
        'b',
        points('2025-01-31 1000 900', '2025-02-10 1100 950', '2025-03-01 1000 950', '2026-02-01 5 5'),
      ),
    ]);
    expect(days).toEqual([
      { day: '2025-01-31', pence: 1_100, paidIn: 980, olderPence: 0 },
      { day: '2025-02-10', pence: 1_210, paidIn: 1_040, olderPence: 0 },
      { day: '2025-03-01', pence: 1_110, paidIn: 1_040, olderPence: 0 },
      { day: '2025-04-01', pence: 1_120, paidIn: 1_040, olderPence: 1_000 },
    ]);
  });

  test('P-86: a value is older from the 31st day on', () => {
    const { days } = historyOf([
      policy('old', points('2025-01-01 7')),
      policy('a', points('2025-02-01 100', '2025-03-03 100', '2025-03-04 100')),
      policy('b', points('2025-02-01 30')),
    ]);
    expect(days.map(({ day, olderPence }) => [day, olderPence])).toEqual([
      ['2025-01-31', 0],
      ['2025-02-01', 7],
      ['2025-03-03', 7],
      ['2025-03-04', 37],
    ]);
  });

  test('what was paid in is not known on the days on which a policy with a value lacks it', () => {
    const { days } = historyOf([
      policy('a', points('2025-01-31 100 80', '2025-04-01 120 90')),
      policy('b', points('2025-02-10 1000', '2025-03-01 1000 900')),
    ]);
    expect(days.map(({ paidIn }) => paidIn)).toEqual([80, null, 980, 990]);
  });

  test('without a value by the start, the first day is that of the first value', () => {
    const { days } = historyOf([policy('a', points('2025-05-01 100', '2025-06-01 110'))]);
    expect(days.map(({ day }) => day)).toEqual(['2025-05-01', '2025-06-01']);
  });

  test('a policy that left is gone from the day it left on', () => {
    const { days } = historyOf([
      policy('a', points('2025-01-31 100 80', '2025-03-01 120 80', '2025-09-01 1 1'), {
        leftOn: '2025-04-01',
      }),
      policy('b', points('2025-01-31 10 10', '2025-05-01 12 10')),
    ]);
    expect(days.map(({ day, pence, paidIn }) => [day, pence, paidIn])).toEqual([
      ['2025-01-31', 110, 90],
      ['2025-03-01', 130, 90],
      ['2025-04-01', 10, 10],
      ['2025-05-01', 12, 10],
    ]);
  });

  test('P-86: how much is older is measured on the last day of the range, whenever the last value came', () => {
    const stopped = policy('a', points('2025-02-01 100', '2025-06-01 120'));
    const fresh = policy('b', points('2026-01-20 7'));
    expect(historyOf([stopped]).olderPence).toBe(120);
    expect(historyOf([stopped, fresh]).olderPence).toBe(120);
    expect(historyOf([{ ...stopped, leftOn: '2025-07-01' }, fresh]).olderPence).toBe(0);
  });
});
