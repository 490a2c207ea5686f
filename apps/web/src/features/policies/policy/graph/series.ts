import { dateRanges, monthsInRange, type ShortDateRange } from '@portal/contract/shapes/date-range';
import { startOfRange } from '@portal/performance/days';
import { hasPaidIn, type TimeSeries } from '#ui/chart/time-series.ts';
import type { ValuationGraph } from '../../policy-queries.ts';

/**
 * The series as the graph draws it. A graph without its range of days has no points, and ends today, a day in London.
 * What was paid in is left out unless it is known for every point: half a line would be misread as the whole.
 */
export function seriesOf(graph: ValuationGraph, today: string): TimeSeries {
  const { dateRange, from, to, interval } = graph;
  const points = graph.points.map(({ date, value, netContributions }) => ({
    day: date,
    value,
    paidIn: netContributions,
  }));
  return {
    from: from ?? startOf(dateRange, today),
    to: to ?? today,
    interval,
    points: hasPaidIn(points) ? points : points.map((point) => ({ ...point, paidIn: null })),
  };
}

function startOf(range: ShortDateRange, today: string): string {
  return range === 'start' ? today : startOfRange(monthsInRange[dateRanges[range]], today);
}
