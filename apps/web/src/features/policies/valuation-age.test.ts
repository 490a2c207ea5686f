import type { ValuationSource } from '@portal/contract/v1/valuation';
import { expect, test } from 'vitest';
import { bankHolidays, daysBetween, isOlderThanUsual, workingDaysBetween } from './valuation-age.ts';

const today = '2026-11-20';

test.each<[ValuationSource, string, boolean]>([
  ['electronic_live', '2026-11-17', false],
  ['electronic_live', '2026-11-16', true],
  ['electronic_scheduled', '2026-11-17', false],
  ['electronic_scheduled', '2026-11-14', true],
  ['electronic_bulk', '2026-10-16', false],
  ['electronic_bulk', '2026-10-15', true],
  ['manual', '2025-10-16', false],
  ['manual', '2025-10-15', true],
  ['manual_bulk', '2025-10-16', false],
  ['manual_bulk', '2025-10-15', true],
])(
  'P-85: seen on a Friday, a value of source %s from %s is older than usual: %s',
  (source, valuedOn, older) => {
    expect(isOlderThanUsual({ source, valuedOn }, today)).toBe(older);
  },
);

test('P-85: a weekend does not age the value of a platform', () => {
  const onWednesday = { source: 'electronic_live', valuedOn: '2026-11-18' } as const;
  expect(isOlderThanUsual(onWednesday, '2026-11-23')).toBe(false);
  expect(isOlderThanUsual(onWednesday, '2026-11-24')).toBe(true);
});

test('P-85: bank holidays do not age the value of a platform either', () => {
  const onMaundyThursday = { source: 'electronic_scheduled', valuedOn: '2026-04-02' } as const;
  expect(isOlderThanUsual(onMaundyThursday, '2026-04-09')).toBe(false);
  expect(isOlderThanUsual(onMaundyThursday, '2026-04-10')).toBe(true);
});

test('P-85, API-21: a value without a source has the widest limit, and one without a day is never older than usual', () => {
  expect(isOlderThanUsual({ source: null, valuedOn: '2025-10-16' }, today)).toBe(false);
  expect(isOlderThanUsual({ source: null, valuedOn: '2025-10-15' }, today)).toBe(true);
  expect(isOlderThanUsual({ source: null, valuedOn: null }, today)).toBe(false);
  expect(isOlderThanUsual({ source: 'manual', valuedOn: null }, today)).toBe(false);
});

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

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const [monday, friday] = [1, 5];

test('each of the four years has its eight bank holidays, all on weekdays', () => {
  const years = bankHolidays.map((day) => day.slice(0, 4));
  expect(years.filter((year) => year === '2026')).toHaveLength(8);
  expect(new Set(years)).toEqual(new Set(['2024', '2025', '2026', '2027']));
  expect(bankHolidays).toHaveLength(32);
  expect(bankHolidays.filter((day) => weekday(day) === 0 || weekday(day) === 6)).toEqual([]);
});

test('Good Friday is a Friday, and Easter Monday and those of May and August are Mondays', () => {
  for (const year of [2024, 2025, 2026, 2027]) {
    const ofYear = bankHolidays.filter((day) => day.startsWith(`${year}`));
    expect(ofYear.slice(1, 6).map(weekday)).toEqual([friday, monday, monday, monday, monday]);
  }
});
