import { dateRanges, monthsInRange, type ShortDateRange } from '@portal/contract/shapes/date-range';
import { startOfRange } from '@portal/performance/days';
import { hasPaidIn, type TimeSeries } from '#ui/chart/time-series.ts';
import type { ValuationGraph } from '../../policy-queries.ts';
import type { PolicyEnd } from '../policy-end.ts';

/**
 * The series as the graph draws it. A graph without its range of days has no points, and ends today, a day in London.
 * What was paid in is left out unless it is known for every point: half a line would be misread as the whole. A policy
 * that has ended waits for no value.
 */
export function seriesOf(graph: ValuationGraph, end: PolicyEnd | null, today: string): TimeSeries {
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
    isClosed: end !== null,
  };
}

function startOf(range: ShortDateRange, today: string): string {
  return range === 'start' ? today : startOfRange(monthsInRange[dateRanges[range]], today);
}

/** P-71: whether the firm has values from before the longest range that the specification promises. */
export function hasFurtherValues({ firstValuedOn }: ValuationGraph, today: string): boolean {
  return firstValuedOn !== null && firstValuedOn < startOf('2y', today);
}

/** Whether a longer range than that of the graph is offered. */
export function hasLongerRange(graph: ValuationGraph, today: string): boolean {
  if (graph.dateRange === 'start') return false;
  return graph.dateRange !== '2y' || hasFurtherValues(graph, today);
}

/**
 * P-30: whether the firm has no values over time of the policy, as far as the graph of the usual range shows. In a
 * short range there may be none while there are some in a longer one.
 */
export function hasNoHistory({ points, firstValuedOn }: ValuationGraph): boolean {
  return points.length === 0 && firstValuedOn === null;
}
