import { addDays, type Day, dayInMonth, daysBetween } from './days.ts';
import type { Random } from './random.ts';

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
  readonly paidInBefore: number;
  readonly paidInMonthly: number;
  readonly random: Random;
};

const DAY_OF_MONTH = 20;
/** Spread of one month's growth: about seven percent a year, as of a mixed portfolio. */
const MONTHLY_SPREAD = 0.02;
const WEEKLY_SPREAD = 0.004;
/** Two monthly values further apart than this have a gap between them; from the 20th to the end of the next month is 42. */
const GAP_DAYS = 45;

/** `months` + 1 values a month apart, from the opening to exactly the closing one: a random walk tied down at both ends. */
export function monthlySeries(plan: SeriesPlan): SeriesPoint[] {
  const { months, opening, closing, paidInBefore, paidInMonthly, random } = plan;
  const walk = [0];
  for (let step = 1; step <= months; step += 1)
    walk.push((walk[step - 1] ?? 0) + (random() + random() - 1) * MONTHLY_SPREAD * 2);
  const drift = (walk[months] ?? 0) / months;
  const paidInAt = (step: number) => paidInBefore + paidInMonthly * step;
  const openingRatio = Math.log(opening / paidInAt(0));
  const closingRatio = Math.log(closing / paidInAt(months));
  return walk.map((height, step) => {
    const ratio = openingRatio + ((closingRatio - openingRatio) * step) / months + height - drift * step;
    const value = step === months ? closing : Math.round(paidInAt(step) * Math.exp(ratio));
    return { valuedOn: monthDay(plan.lastDay, months - step), value, netContributions: paidInAt(step) };
  });
}

/** A series given value by value in whole pounds, oldest first; a null is a month in which no value came. */
export function givenSeries(
  lastDay: Day,
  pounds: readonly (number | null)[],
  paidInAt: (step: number) => number,
): SeriesPoint[] {
  return pounds.flatMap((value, step) =>
    value === null
      ? []
      : [
          {
            valuedOn: monthDay(lastDay, pounds.length - 1 - step),
            value: value * 100,
            netContributions: paidInAt(step) * 100,
          },
        ],
  );
}

/** Adds a value for each of the last `weeks` weeks between the monthly ones; a gap stays a gap (P-2). */
export function withWeeks(series: readonly SeriesPoint[], weeks: number, random: Random): SeriesPoint[] {
  const last = series.at(-1);
  if (!last) return [];
  const added = Array.from({ length: weeks }, (_unused, week) => addDays(last.valuedOn, -7 * (week + 1)))
    .map((day) => between(series, day, random))
    .filter((point) => point !== undefined);
  return [...series, ...added].sort((left, right) => left.valuedOn.localeCompare(right.valuedOn));
}

function between(series: readonly SeriesPoint[], day: Day, random: Random): SeriesPoint | undefined {
  const wobble = 1 + (random() - 0.5) * WEEKLY_SPREAD;
  const next = series.findIndex((point) => point.valuedOn >= day);
  const before = series[next - 1];
  const after = series[next];
  if (!before || !after || after.valuedOn === day) return undefined;
  const span = daysBetween(before.valuedOn, after.valuedOn);
  if (span > GAP_DAYS) return undefined;
  const share = daysBetween(before.valuedOn, day) / span;
  const value = Math.round((before.value + (after.value - before.value) * share) * wobble);
  return { valuedOn: day, value, netContributions: before.netContributions };
}

function monthDay(lastDay: Day, monthsAgo: number): Day {
  return monthsAgo === 0 ? lastDay : dayInMonth(lastDay, -monthsAgo, DAY_OF_MONTH);
}
