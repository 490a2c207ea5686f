import { isoDay } from '@portal/contract/shapes/calendar-day';
import { monthsInRange, type WireDateRange } from '@portal/contract/shapes/date-range';
import type { ValuationGraph } from '@portal/contract/v1/valuation';
import { startOfRange } from '@portal/performance/days';

type Interval = NonNullable<ValuationGraph['interval']>;
/** The value of a policy on a day, and what was paid into it by then less what was taken out; pence. */
type Point = { date: string; value: number; net_contributions: number };

const DAY_MS = 86_400_000;
const BEFORE_EVERY_DAY = '0000-01-01';

/**
 * P-72: the days of a range up to `today`, and the distance between its points. `since_start` begins before every
 * value.
 */
export function rangeOf(
  range: WireDateRange,
  today: string,
): { from: string; to: string; interval: Interval } {
  if (range === 'since_start') return { from: BEFORE_EVERY_DAY, to: today, interval: 'month' };
  const months = monthsInRange[range];
  return { from: startOfRange(months, today), to: today, interval: months <= 6 ? 'week' : 'month' };
}

/**
 * P-72: the last value of each week (Monday to Sunday) or month. A period without a value has no point: gaps are not
 * filled.
 */
export function thinOut(points: readonly Point[], interval: Interval): Point[] {
  const periodOf = interval === 'week' ? mondayOf : (date: string) => date.slice(0, 7);
  const lastOfPeriod = new Map(points.map((point) => [periodOf(point.date), point]));
  return [...lastOfPeriod.values()];
}

function mondayOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return isoDay(new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS));
}
