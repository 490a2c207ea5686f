import { area, line } from 'd3-shape';
import type { ChartFrame } from './chart-frame.ts';
import { dateTicks } from './date-ticks.ts';
import { dayNumber, gapsOf, runsOf, type SeriesPoint, type TimeSeries } from './time-series.ts';
import type { ValueScale } from './value-scale.ts';

/** A point on the drawing, in pixels. */
export type Spot = { x: number; value: number; paidIn: number };

export type GapArea = { x: number; width: number };

/** Everything that is drawn of a series: one path for each line, however many points there are. */
export type ChartDrawing = {
  frame: ChartFrame;
  /** Path data. */
  value: string;
  paidIn: string;
  band: string;
  gaps: readonly GapArea[];
  /** The latest value, and any that stands alone. */
  dots: readonly { x: number; y: number }[];
  /** One for each point of the series, in its order. */
  spots: readonly Spot[];
  lines: readonly { y: number; pence: number }[];
  dates: readonly { x: number; label: string; anchor: 'start' | 'middle' | 'end' }[];
};

const DIGITS = 1;

/** Lays a series out in a frame. Pure: the same series and frame give the same paths. */
export function drawChart(series: TimeSeries, scale: ValueScale, frame: ChartFrame): ChartDrawing {
  const toX = linear([firstDay(series), lastDay(series)], [frame.left, frame.right]);
  const toY = linear([scale.low, scale.high], [frame.bottom, frame.top]);
  const spotOf = (point: SeriesPoint): Spot => ({
    x: toX(dayNumber(point.day)),
    value: toY(point.value),
    paidIn: toY(point.paidIn),
  });
  const runs = runsOf(series).map((run) => run.map(spotOf));
  const spots = runs.flat();
  return {
    frame,
    ...pathsOf(runs.filter((run) => run.length > 1)),
    gaps: gapsOf(series).map(({ after, until }) => {
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

function pathsOf(runs: Spot[][]) {
  const x = (spot: Spot) => spot.x;
  const value = line<Spot>(x, (spot) => spot.value).digits(DIGITS);
  const paidIn = line<Spot>(x, (spot) => spot.paidIn).digits(DIGITS);
  const band = area<Spot>(
    x,
    (spot) => spot.paidIn,
    (spot) => spot.value,
  ).digits(DIGITS);
  const joined = (path: (run: Spot[]) => string | null) => runs.map((run) => path(run) ?? '').join('');
  return { value: joined(value), paidIn: joined(paidIn), band: joined(band) };
}

function dotsOf(runs: Spot[][], spots: Spot[]) {
  const alone = runs.filter((run) => run.length === 1).flat();
  const marked = new Set([...alone, ...spots.slice(-1)]);
  return [...marked].map(({ x, value }) => ({ x, y: value }));
}

/** Points outside the range asked for are still drawn. */
function firstDay({ from, points }: TimeSeries): number {
  return Math.min(dayNumber(from), dayNumber(points[0]?.day ?? from));
}

function lastDay({ to, points }: TimeSeries): number {
  return Math.max(dayNumber(to), dayNumber(points.at(-1)?.day ?? to));
}

function linear([a, b]: [number, number], [from, to]: [number, number]): (value: number) => number {
  const slope = a === b ? 0 : (to - from) / (b - a);
  return (value) => from + (value - a) * slope;
}
