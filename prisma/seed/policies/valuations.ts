import type { Random } from '../by-name.ts';
import { addDays, type Day, dayInMonth, daysBetween } from '../days.ts';

/** All paid in less all taken out by the end of a day; pence. */
export type NetContributions = (day: Day) => number;

/** What a policy was worth on a day, and all paid in less all taken out by then; pence. */
export type SeriesPoint = {
  readonly valuedOn: Day;
  readonly value: number;
  readonly netContributions: number;
};

export type SeriesPlan = {
  /** Day of the latest value. */
  readonly lastDay: Day;
  readonly months: number;
  readonly opening: number;
  readonly closing: number;
  readonly netOn: NetContributions;
  readonly random: Random;
};

const DAY_OF_MONTH = 20;
/** Spread of one month's growth: about seven per cent a year, as of a mixed portfolio. */
const MONTHLY_SPREAD = 0.02;
const WEEKLY_SPREAD = 0.004;
/**
 * Two monthly values further apart than this have a gap between them; from the 20th to the end of the next month is 42.
 */
const GAP_DAYS = 45;

/**
 * `months` + 1 values a month apart, from the opening to exactly the closing one: a random walk with both ends fixed.
 */
export function monthlySeries(plan: SeriesPlan): SeriesPoint[] {
  const { months, opening, closing, netOn, random } = plan;
  const walk = [0];
  for (let step = 1; step <= months; step += 1)
    walk.push((walk[step - 1] ?? 0) + (random() + random() - 1) * MONTHLY_SPREAD * 2);
  const drift = (walk[months] ?? 0) / months;
  const days = walk.map((_height, step) => monthDay(plan.lastDay, months - step));
  const paidIn = days.map(netOn);
  const openingRatio = Math.log(opening / (paidIn[0] ?? 0));
  const closingRatio = Math.log(closing / (paidIn[months] ?? 0));
  return days.map((valuedOn, step) => {
    const [height = 0, netContributions = 0] = [walk[step], paidIn[step]];
    const ratio = openingRatio + ((closingRatio - openingRatio) * step) / months + height - drift * step;
    const value = step === months ? closing : Math.round(netContributions * Math.exp(ratio));
    return { valuedOn, value, netContributions };
  });
}

/** A series given value by value in whole pounds, oldest first; a null is a month in which no value came. */
export function givenSeries(
  lastDay: Day,
  pounds: readonly (number | null)[],
  netOn: NetContributions,
): SeriesPoint[] {
  return pounds.flatMap((value, step) => {
    const valuedOn = monthDay(lastDay, pounds.length - 1 - step);
    return value === null ? [] : [{ valuedOn, value: value * 100, netContributions: netOn(valuedOn) }];
  });
}

/** A series whose latest value is given in pence. */
export function closedWith(series: readonly SeriesPoint[], closing: number): SeriesPoint[] {
  return series.map((point, index) => (index === series.length - 1 ? { ...point, value: closing } : point));
}

type Weeks = { readonly weeks: number; readonly netOn: NetContributions; readonly random: Random };

/** Adds a value for each of the last `weeks` weeks between the monthly ones; a gap stays a gap (P-30). */
export function withWeeks(series: readonly SeriesPoint[], { weeks, ...rest }: Weeks): SeriesPoint[] {
  const last = series.at(-1);
  if (!last) return [];
  const added = Array.from({ length: weeks }, (_unused, week) => addDays(last.valuedOn, -7 * (week + 1)))
    .map((day) => between(series, day, rest))
    .filter((point) => point !== undefined);
  return [...series, ...added].sort((left, right) => left.valuedOn.localeCompare(right.valuedOn));
}

/** Monthly values, and weekly ones for the last half year. */
export function monthlyThenWeekly(plan: SeriesPlan): SeriesPoint[] {
  return withWeeks(monthlySeries(plan), { ...plan, weeks: 26 });
}

/** Growth is spread evenly between two values; a payment counts from its own day. */
function between(
  series: readonly SeriesPoint[],
  day: Day,
  { netOn, random }: Omit<Weeks, 'weeks'>,
): SeriesPoint | undefined {
  const wobble = 1 + (random() - 0.5) * WEEKLY_SPREAD;
  const next = series.findIndex((point) => point.valuedOn >= day);
  const before = series[next - 1];
  const after = series[next];
  if (!before || !after || after.valuedOn === day) return undefined;
  const span = daysBetween(before.valuedOn, after.valuedOn);
  if (span > GAP_DAYS) return undefined;
  const share = daysBetween(before.valuedOn, day) / span;
  const netContributions = netOn(day);
  const growth = growthOf(before) + (growthOf(after) - growthOf(before)) * share;
  return { valuedOn: day, value: Math.round((netContributions + growth) * wobble), netContributions };
}

function growthOf({ value, netContributions }: SeriesPoint): number {
  return value - netContributions;
}

function monthDay(lastDay: Day, monthsAgo: number): Day {
  return monthsAgo === 0 ? lastDay : dayInMonth(lastDay, -monthsAgo, DAY_OF_MONTH);
}
