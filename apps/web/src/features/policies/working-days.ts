import { bankHolidays } from './bank-holidays.ts';

const dayMs = 86_400_000;
const toDayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;
/** Day 0 (1 January 1970) was a Thursday. */
const isWeekday = (dayNumber: number) => (dayNumber + 4) % 7 !== 0 && (dayNumber + 4) % 7 !== 6;

/** Calendar days from one day to a later one; never below 0. */
export function daysBetween(from: string, to: string): number {
  return Math.max(0, toDayNumber(to) - toDayNumber(from));
}

/** Working days in England and Wales after one day, up to and with a later one. */
export function workingDaysBetween(from: string, to: string): number {
  const days = daysBetween(from, to);
  const weeks = Math.floor(days / 7);
  const start = toDayNumber(from) + weeks * 7;
  const rest = Array.from({ length: days % 7 }, (_, index) => start + index + 1);
  const holidays = bankHolidays.filter((day) => day > from && day <= to);
  return weeks * 5 + rest.filter(isWeekday).length - holidays.length;
}
