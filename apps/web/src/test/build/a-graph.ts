import type { ValuationGraph } from '#features/policies/policy-queries.ts';

/** What a firm without values over time gives of the last two years. */
export const anEmptyGraph: ValuationGraph = {
  dateRange: '2y',
  from: null,
  to: null,
  interval: null,
  firstValuedOn: null,
  points: [],
  movements: null,
};

/**
 * Values of a policy over two years up to 21 November 2026, by day and pence. Half of each is paid in, net, unless it
 * is given as a third figure.
 */
export function aGraph(
  values: readonly (readonly [day: string, value: number, paidIn?: number])[],
  rest: Partial<ValuationGraph> = {},
): ValuationGraph {
  return {
    dateRange: '2y',
    from: '2024-11-21',
    to: '2026-11-21',
    interval: 'month',
    firstValuedOn: values[0]?.[0] ?? null,
    points: values.map(([date, value, paidIn = Math.round(value / 2)]) => ({
      date,
      value,
      netContributions: paidIn,
    })),
    movements: null,
    ...rest,
  };
}
