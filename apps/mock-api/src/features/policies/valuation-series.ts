import { monthsInRange, type WireDateRange } from '@portal/contract/date-range';
import type { ValuationGraph } from '@portal/contract/valuation';

type Interval = NonNullable<ValuationGraph['interval']>;
type Summary = NonNullable<ValuationGraph['summary']>;
/** The value of a policy on a day, and what was paid into it by then less what was taken out; pence. */
type Point = { date: string; value: number; net_contributions: number };

const DAY_MS = 86_400_000;

/** How the percentage is calculated; travels with it. */
const growthMethod =
  'Modified Dietz: growth over the opening value and the money paid in or taken out, weighted by time';

/** The days a range covers up to `today`, and the distance between its points. A month earlier than the 31st ends on its last day. */
export function rangeOf(
  range: WireDateRange,
  today: string,
): { from: string; to: string; interval: Interval } {
  const months = monthsInRange[range];
  const end = new Date(`${today}T00:00:00Z`);
  const start = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - months + 1, 0));
  start.setUTCDate(Math.min(end.getUTCDate(), start.getUTCDate()));
  return { from: dayOf(start), to: today, interval: months <= 6 ? 'week' : 'month' };
}

/** The last value of each week (Monday to Sunday) or month. Where there was none there is no point: nothing is filled in. */
export function thinOut(points: readonly Point[], interval: Interval): Point[] {
  const periodOf = interval === 'week' ? mondayOf : (date: string) => date.slice(0, 7);
  const lastOfPeriod = new Map(points.map((point) => [periodOf(point.date), point]));
  return [...lastOfPeriod.values()];
}

/**
 * What happened between the first and the last point, from every point in between; null with fewer than two. The
 * percentage is null where nothing was invested that could have grown.
 */
export function summarise(points: readonly Point[]): Summary | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const flows = points.slice(1).map((point, index) => ({
    date: point.date,
    amount: point.net_contributions - (points[index]?.net_contributions ?? 0),
  }));
  const paidIn = flows.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  const takenOut = flows.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0);
  const growth = last.value - first.value - paidIn + takenOut;
  const length = daysBetween(first.date, last.date);
  const invested = flows.reduce(
    (sum, { date, amount }) => sum + amount * (daysBetween(date, last.date) / length),
    first.value,
  );
  return {
    opening: first.value,
    closing: last.value,
    paid_in: paidIn,
    taken_out: takenOut,
    growth,
    growth_percent: invested > 0 ? Math.round((growth / invested) * 10_000) / 100 : null,
    method: growthMethod,
  };
}

function mondayOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return dayOf(new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS));
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
