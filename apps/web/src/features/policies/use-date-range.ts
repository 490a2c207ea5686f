import type { ShortDateRange } from '@portal/contract/date-range';
import { useAddressQuery } from '#core/use-address-query.ts';

/** Ranges of the graph, from the shortest to the longest (row P2). */
export const shortRanges = ['3m', '6m', '1y', '2y'] as const satisfies readonly ShortDateRange[];
const usualRange: ShortDateRange = '2y';

/** The range of the graph, kept in the address as `range`; the usual one is not written. */
export function useDateRange(): [ShortDateRange, (range: ShortDateRange) => void] {
  const [query, setQuery] = useAddressQuery();
  const asked = query.get('range');
  function choose(next: ShortDateRange) {
    setQuery((current) => {
      if (next === usualRange) current.delete('range');
      else current.set('range', next);
      return current;
    });
  }
  return [shortRanges.find((range) => range === asked) ?? usualRange, choose];
}
