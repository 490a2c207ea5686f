import { expect, test } from 'vitest';
import { bankHolidays } from './bank-holidays.ts';

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
