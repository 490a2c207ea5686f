import { describe, expect, test } from 'vitest';
import { randomFor } from '../by-name.ts';
import { addDays, daysBetween, momentAt, seedDays, workingDayOnOrBefore } from '../days.ts';
import { withPast } from './policy-rows.ts';
import { standardPolicies } from './standard-policies.ts';
import { givenSeries, monthlySeries, monthlyThenWeekly, type SeriesPoint, withWeeks } from './valuations.ts';
import { vipPolicies } from './vip-policies.ts';

const plan = {
  lastDay: '2026-11-19',
  months: 24,
  opening: 1_000_000,
  closing: 1_300_000,
  netOn: (day: string) => 900_000 + 10_000 * monthsSince('2024-11', day),
};

function monthsSince(month: string, day: string): number {
  const [from = 0, to = 0] = [month, day].map(
    (each) => Number(each.slice(0, 4)) * 12 + Number(each.slice(5, 7)),
  );
  return to - from;
}
const daysOf = (series: readonly SeriesPoint[]) => series.map(({ valuedOn }) => valuedOn);

describe('a monthly series', () => {
  test('begins and ends at the values it was given, and counts what was paid in', () => {
    const series = monthlySeries({ ...plan, random: randomFor('a') });
    expect(series).toHaveLength(25);
    expect(series[0]).toEqual({ valuedOn: '2024-11-20', value: 1_000_000, netContributions: 900_000 });
    expect(series[24]).toEqual({ valuedOn: '2026-11-19', value: 1_300_000, netContributions: 1_140_000 });
  });

  test('is the same for the same name and another for another', () => {
    const series = (name: string) => monthlySeries({ ...plan, random: randomFor(name) });
    expect(series('a')).toEqual(series('a'));
    expect(series('a')).not.toEqual(series('b'));
  });
});

describe('weekly values', () => {
  test('lie between the monthly ones, in order and never twice on a day', () => {
    const random = randomFor('a');
    const days = daysOf(monthlyThenWeekly({ ...plan, random }));
    expect(days).toEqual([...new Set(days)].sort());
    const half = days.filter((day) => day >= '2026-05-21');
    expect(
      Math.max(...half.slice(1).map((day, index) => daysBetween(half[index]!, day))),
    ).toBeLessThanOrEqual(7);
  });

  test('P-30: leave a gap as it is, nothing is filled in', () => {
    const gap = givenSeries('2026-11-19', [100, null, null, 130, 140], () => 9_000);
    const days = daysOf(withWeeks(gap, { ...plan, weeks: 26, random: randomFor('a') }));
    expect(days.filter((day) => day > '2026-07-20' && day < '2026-10-20')).toEqual([]);
    expect(days.filter((day) => day > '2026-10-20')).toHaveLength(5);
  });

  test.each([[[]], [[{ valuedOn: '2026-11-19', value: 5, netContributions: 5 }]]])(
    'add nothing to %j',
    (series) => {
      expect(withWeeks(series, { ...plan, weeks: 26, random: randomFor('a') })).toEqual(series);
    },
  );
});

test('on whichever day the seed is run, the values are those of the design, recent and in order', () => {
  const faults: string[] = [];
  for (let offset = 0; offset < 800; offset += 5) {
    const now = momentAt(addDays('2026-01-01', offset), '00:01');
    const days = seedDays(now);
    const policies = [...vipPolicies(days), ...standardPolicies(days)];
    const histories = policies
      .map((policy) => withPast(policy, days.today))
      .filter(({ series }) => series.length > 0);
    const total = histories.reduce((sum, { series }) => sum + (series.at(-1)?.value ?? 0), 0);
    const inOrder = histories.every(({ series }) => {
      const list = daysOf(series);
      return list.join() === [...new Set(list)].sort().join();
    });
    const age = daysBetween(days.valuedOn, days.today);
    if (total !== 141_420_887 + 11_543_975 || !inOrder || age < 2 || age > 4) faults.push(days.today);
  }
  expect(faults).toEqual([]);
});

test('a weekend falls back to its Friday', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(workingDayOnOrBefore)).toEqual([
    '2026-11-20',
    '2026-11-20',
    '2026-11-20',
    '2026-11-23',
  ]);
});
