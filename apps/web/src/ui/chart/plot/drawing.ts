import { line } from 'd3-shape';
import { type EventMark, eventMarks } from '#ui/chart/events.ts';
import { firstOlderPart, gapsOf, runsOf, type SeriesPoint, type TimeSeries } from '#ui/chart/time-series.ts';
import { dayNumber } from '#ui/format/day.ts';
import { dateTicks, type ValueScale } from './axes.ts';
import type { ChartFrame } from './frame.ts';

/** A point on the drawing, in pixels. */
export type Spot = { x: number; value: number; paidIn: number | null; older: number };

export type GapArea = { x: number; width: number };

/** Everything that is drawn of a series: one path for each line, however many points there are. */
export type ChartDrawing = {
  frame: ChartFrame;
  /** Path data. */
  value: string;
  paidIn: string;
  band: string;
  /** Of the height under the line of values, the share of older values. Empty where there is none. */
  older: string;
  marks: readonly EventMark[];
  gaps: readonly GapArea[];
  /** The latest value, and any with no neighbour. */
  dots: readonly { x: number; y: number }[];
  /** One for each point of the series, in its order. */
  spots: readonly Spot[];
  lines: readonly { y: number; pence: number }[];
  dates: readonly { x: number; label: string; anchor: 'start' | 'middle' | 'end' }[];
};

/** Lays a series out in a frame. Pure: the same series and frame give the same paths. */
export function drawChart(series: TimeSeries, scale: ValueScale, frame: ChartFrame): ChartDrawing {
  const toX = xScale(series, frame);
  const toY = linear([scale.low, scale.high], [frame.bottom, frame.top]);
  const spotOf = (point: SeriesPoint): Spot => {
    const value = toY(point.value);
    return {
      x: toX(dayNumber(point.day)),
      value,
      paidIn: point.paidIn === null ? null : toY(point.paidIn),
      older: rounded(frame.bottom - ((frame.bottom - value) * (point.older?.percent ?? 0)) / 100),
    };
  };
  const pointRuns = runsOf(series);
  const runs = pointRuns.map((run) => run.map(spotOf));
  const spots = runs.flat();
  const lines = runs.filter((run) => run.length > 1);
  return {
    frame,
    ...pathsOf(lines),
    older: firstOlderPart(series.points) ? lines.map((run) => olderArea(run, frame.bottom)).join('') : '',
    marks: marksOf(series, frame),
    gaps: gapsOf(series, pointRuns).map(({ after, until }) => {
      const x = toX(dayNumber(after));
      return { x, width: toX(dayNumber(until ?? series.to)) - x };
    }),
    dots: dotsOf(runs, spots),
    spots,
    lines: scale.ticks.map((pence) => ({ y: toY(pence), pence })),
    dates: dateTicks(firstDay(series), lastDay(series), frame.dates).map((tick) => ({
      ...tick,
      x: toX(tick.at),
    })),
  };
}

/** Marks of events are never closer than this, so that none covers another. */
const MARK_REM = 0.875;

/** The marks of the events on the time axis. */
export function marksOf(series: TimeSeries, frame: Pick<ChartFrame, 'left' | 'right' | 'rem'>): EventMark[] {
  const toX = xScale(series, frame);
  return eventMarks(series.events ?? [], (day) => toX(dayNumber(day)), MARK_REM * frame.rem);
}

function xScale(series: TimeSeries, { left, right }: Pick<ChartFrame, 'left' | 'right'>) {
  return linear([firstDay(series), lastDay(series)], [left, right]);
}

const lineOfValues = line<Spot>(
  ({ x }) => x,
  ({ value }) => value,
).digits(null);
const lineOfPayments = line<Spot>(
  ({ x }) => x,
  ({ paidIn }) => paidIn ?? 0,
).digits(null);

/**
 * Paid in, where it is known, is drawn from right to left, so that after the line of values it closes the tint: no
 * figure is written twice.
 */
function pathsOf(runs: Spot[][]) {
  const drawn = runs.map((run) => {
    const value = lineOfValues(run) ?? '';
    if (run.some(({ paidIn }) => paidIn === null)) return { value, paidIn: '', band: '' };
    const paidIn = lineOfPayments(run.toReversed()) ?? '';
    return { value, paidIn, band: `${value}L${paidIn.slice(1)}Z` };
  });
  const joined = (path: 'value' | 'paidIn' | 'band') => drawn.map((run) => run[path]).join('');
  return { value: joined('value'), paidIn: joined('paidIn'), band: joined('band') };
}

const lineOfOlder = line<Spot>(
  ({ x }) => x,
  ({ older }) => older,
).digits(null);

/** From the axis up to the share of older values. */
function olderArea(run: Spot[], bottom: number): string {
  return `${lineOfOlder(run)}V${bottom}H${run[0]?.x}Z`;
}

function dotsOf(runs: Spot[][], spots: Spot[]) {
  const alone = runs.filter((run) => run.length === 1).flat();
  const marked = new Set([...alone, ...spots.slice(-1)]);
  return [...marked].map(({ x, value }) => ({ x, y: value }));
}

/** To a tenth of a pixel. */
function rounded(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

/** Points outside the requested range are still drawn. */
function firstDay({ from, points }: TimeSeries): number {
  return Math.min(dayNumber(from), dayNumber(points[0]?.day ?? from));
}

function lastDay({ to, points }: TimeSeries): number {
  return Math.max(dayNumber(to), dayNumber(points.at(-1)?.day ?? to));
}

function linear([a, b]: [number, number], [from, to]: [number, number]): (value: number) => number {
  if (a === b) return () => rounded((from + to) / 2);
  const slope = (to - from) / (b - a);
  return (value) => rounded(from + (value - a) * slope);
}
