import type { TimeSeries } from '#ui/chart/time-series.ts';
import type { ValuationGraph } from '../valuation-graph.ts';

/** The series as the graph draws it. */
export function seriesOf({ from, to, interval, points }: ValuationGraph): TimeSeries {
  return {
    from,
    to,
    interval,
    points: points.map(({ date, value, netContributions }) => ({
      day: date,
      value,
      paidIn: netContributions,
    })),
  };
}
