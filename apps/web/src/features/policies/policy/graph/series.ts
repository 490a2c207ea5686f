import type { ShortDateRange } from '@portal/contract/date-range';
import { hasPaidIn, type TimeSeries } from '#ui/chart/time-series.ts';
import type { ValuationGraph } from '../../policy-queries.ts';

const monthsOf: Record<ShortDateRange, number> = { '3m': 3, '6m': 6, '1y': 12, '2y': 24 };

/**
 * The series as the graph draws it. A graph without its range of days ends today, a day in London. What was paid in is left
 * out unless it is known for every point: half a line would be misread as the whole.
 */
export function seriesOf(graph: ValuationGraph, today: string): TimeSeries {
  const { dateRange, from, to, interval } = graph;
  const points = graph.points.map(({ date, value, netContributions }) => ({
    day: date,
    value,
    paidIn: netContributions,
  }));
  return {
    from: from ?? monthsBefore(today, monthsOf[dateRange]),
    to: to ?? today,
    interval,
    points: hasPaidIn(points) ? points : points.map((point) => ({ ...point, paidIn: null })),
  };
}

function monthsBefore(day: string, months: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return moment.toISOString().slice(0, 10);
}
