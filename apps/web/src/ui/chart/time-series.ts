import { dayNumber } from '#ui/format/day.ts';

/**
 * What something was worth on a day, and what had been paid in less taken out by then, null where it is not known;
 * integer pence.
 */
export type SeriesPoint = {
  day: string;
  value: number;
  paidIn: number | null;
  /** Left out where no part of the value was older. */
  older?: OlderPart;
};

/** The part of a value that was more than `afterDays` days old on its day, in per cent. */
export type OlderPart = { percent: number; afterDays: number };

/** A policy came into what is drawn, or left it. */
export type SeriesEvent = { day: string; kind: 'joined' | 'left'; name: string };

/** The intended distance between points. */
export type Interval = 'week' | 'month';

/** Points over a range of days; `from` and `to` are both part of it, points are oldest first. */
export type TimeSeries = {
  from: string;
  to: string;
  /** Null where it is not known: then no point is missing. */
  interval: Interval | null;
  points: readonly SeriesPoint[];
  /** Whether no value is awaited after the last point. */
  isClosed?: boolean;
  /** Oldest first. */
  events?: readonly SeriesEvent[];
};

/** Whether what was paid in is known of every point: half a line would read as the whole. */
export function hasPaidIn(points: readonly SeriesPoint[]): boolean {
  return points.every(({ paidIn }) => paidIn !== null);
}

/** The first older part; undefined where no value has one. */
export function firstOlderPart(points: readonly SeriesPoint[]): OlderPart | undefined {
  return points.find(({ older }) => older !== undefined)?.older;
}

/** Day 0 (1 January 1970) was a Thursday; weeks start on Monday. */
const THURSDAY = 3;

function weekNumber(day: string): number {
  return Math.floor((dayNumber(day) + THURSDAY) / 7);
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

/** The last day with a value before a gap and the first one after it; `until` is null while none has come since. */
export type Gap = { after: string; until: string | null };

/** Whether no value is missing between one of a day and the next, of a later day. */
type FollowsOn = (day: string, next: string) => boolean;

/**
 * Values follow on in neighbouring weeks or months, and at their usual distance: a policy valued each month misses
 * nothing in a range of weeks. Two values have no usual distance, which could itself be the gap.
 */
function followsOnIn(points: readonly SeriesPoint[], interval: Interval): FollowsOn {
  const days = points.map(({ day }) => dayNumber(day));
  const distances = days.slice(1).map((day, index) => day - (days[index] ?? day));
  const median = distances.toSorted((one, other) => one - other)[Math.floor((distances.length - 1) / 2)] ?? 0;
  const usual = distances.length < 2 ? 0 : median;
  const isMonthly = interval === 'month' || usual >= 28;
  const [periodOf, longest] = isMonthly ? [monthNumber, 31] : [weekNumber, 7];
  // A longer distance varies by some days; a missing value doubles it.
  const most = usual > longest ? usual * 1.5 : usual;
  return (day, next) => periodOf(next) - periodOf(day) <= 1 || dayNumber(next) - dayNumber(day) <= most;
}

/** P-73: points in a row, with nothing left out between them by the rhythm of the series; a line joins no others. */
export function runsOf({ points, interval }: TimeSeries): SeriesPoint[][] {
  if (interval === null) return points.length === 0 ? [] : [[...points]];
  const followsOn = followsOnIn(points, interval);
  const runs: SeriesPoint[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    const previous = run?.at(-1);
    if (run && previous && followsOn(previous.day, point.day)) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/**
 * Where values are missing: between runs, and after the last one when the range continues for longer than the rhythm,
 * unless the series is closed.
 */
export function gapsOf(series: TimeSeries, runs: readonly SeriesPoint[][] = runsOf(series)): Gap[] {
  const inner = runs.slice(1).map((run, index) => ({
    after: runs[index]?.at(-1)?.day ?? '',
    until: run[0]?.day ?? null,
  }));
  if (series.interval === null || series.isClosed) return inner;
  const last = series.points.at(-1);
  const isUpToDate = !last || followsOnIn(series.points, series.interval)(last.day, series.to);
  return isUpToDate ? inner : [...inner, { after: last.day, until: null }];
}
