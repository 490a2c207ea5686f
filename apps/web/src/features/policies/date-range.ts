import type { ShortDateRange } from '@portal/contract/date-range';

/** Ranges of the graph, from the shortest to the longest (row P2). */
export const shortRanges = ['3m', '6m', '1y', '2y'] as const satisfies readonly ShortDateRange[];

export const usualRange: ShortDateRange = '2y';

/** The range of the graph that an address asks for, as `range`; the usual one where it asks for none that there is. */
export function dateRangeIn(query: URLSearchParams): ShortDateRange {
  const asked = query.get('range');
  return shortRanges.find((range) => range === asked) ?? usualRange;
}
