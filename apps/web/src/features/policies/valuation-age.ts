import type { ValuationSource } from '@portal/contract/v1/valuation';
import { dayNumber, weekdayOfNumber } from '#ui/format/day.ts';
import type { PolicyListItem } from './policy-queries.ts';
import { countedFund } from './policy-worth.ts';

/** How many days old a value may be before it is older than usual, by how it reached the firm. */
const limits: Record<ValuationSource, { days: number; count: typeof daysBetween }> = {
  electronic_live: { days: 3, count: workingDaysBetween },
  electronic_scheduled: { days: 3, count: workingDaysBetween },
  electronic_bulk: { days: 35, count: daysBetween },
  manual: { days: 400, count: daysBetween },
  manual_bulk: { days: 400, count: daysBetween },
};

/**
 * P-85, decision 0010: whether the age of a value is more than usual for its source: three working days for a
 * platform's feed, 35 days for an insurer's file, 400 days for one entered manually or from a source that is not known.
 * False when its day is not known. `today` is the day in London.
 */
export function isOlderThanUsual(
  { source, valuedOn }: { source: ValuationSource | null; valuedOn: string | null },
  today: string,
): boolean {
  if (valuedOn === null) return false;
  const { days, count } = limits[source ?? 'manual'];
  // Calendar days first, which are cheap to count and never fewer than working days.
  return daysBetween(valuedOn, today) > days && count(valuedOn, today) > days;
}

/** Whether a counted value is older than usual on a day in London. */
export function hasOlderValue(policy: PolicyListItem, today: string): boolean {
  const fund = countedFund(policy);
  return fund !== null && isOlderThanUsual(fund, today);
}

/** Calendar days from one day to a later one; never below 0. */
export function daysBetween(from: string, to: string): number {
  return Math.max(0, dayNumber(to) - dayNumber(from));
}

/** Working days in England and Wales after one day, up to and including a later one. */
export function workingDaysBetween(from: string, to: string): number {
  const days = daysBetween(from, to);
  const weeks = Math.floor(days / 7);
  const start = dayNumber(from) + weeks * 7;
  const rest = Array.from({ length: days % 7 }, (_, index) => start + index + 1);
  const holidays = bankHolidays.filter((day) => day > from && day <= to);
  return weeks * 5 + rest.filter((number) => weekdayOfNumber(number) < 5).length - holidays.length;
}

/**
 * Bank holidays in England and Wales that fall on a weekday, as month and date by year. Source: the list that the
 * government publishes at https://www.gov.uk/bank-holidays; each year is added there about two years ahead.
 */
const datesByYear: Readonly<Record<string, string>> = {
  2024: '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26',
  2025: '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26',
  2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28',
  2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28',
};

/** Days (2026-12-28) on which the firm and its providers do not work, from 2024 to 2027. */
export const bankHolidays: readonly string[] = Object.entries(datesByYear).flatMap(([year, dates]) =>
  dates.split(' ').map((date) => `${year}-${date}`),
);
