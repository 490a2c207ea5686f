import type { ValuationGraph } from '#features/policies/policy-queries.ts';

type Summary = NonNullable<ValuationGraph['summary']>;

/** What a firm without values over time gives of the last two years. */
export const anEmptyGraph: ValuationGraph = {
  dateRange: '2y',
  from: null,
  to: null,
  interval: null,
  points: [],
  summary: null,
};

/** Values of a policy over two years up to 21 November 2026, by day and pence, half of each paid in. */
export function aGraph(
  values: readonly (readonly [day: string, value: number])[],
  summary: Partial<Summary> = {},
): ValuationGraph {
  const [opening = 0, closing = 0] = [values[0]?.[1], values.at(-1)?.[1]];
  return {
    dateRange: '2y',
    from: '2024-11-21',
    to: '2026-11-21',
    interval: 'month',
    points: values.map(([date, value]) => ({ date, value, netContributions: Math.round(value / 2) })),
    summary:
      values.length < 2
        ? null
        : {
            opening,
            closing,
            paidIn: 0,
            takenOut: 0,
            growth: closing - opening,
            growthPercent: 1,
            method: 'Modified Dietz: growth over the opening value, weighted by time',
            ...summary,
          },
  };
}
