import type { ShortDateRange } from '@portal/contract/date-range';
import { useState } from 'react';
import { useAddressQuery } from '#core/use-address-query.ts';

/** Ranges of the graph, from the shortest to the longest (row P2). */
export const shortRanges = ['3m', '6m', '1y', '2y'] as const satisfies readonly ShortDateRange[];
const usualRange: ShortDateRange = '2y';

/**
 * The range of the graph, kept in the address as `range`; the usual one is not written. A choice counts at once: the
 * address follows when the router has come round to it.
 */
export function useDateRange(): [ShortDateRange, (range: ShortDateRange) => void] {
  const [query, setQuery] = useAddressQuery();
  const asked = query.get('range');
  const inAddress = shortRanges.find((range) => range === asked) ?? usualRange;
  const [chosen, setChosen] = useState({ range: inAddress, inAddress });
  if (chosen.inAddress !== inAddress) setChosen({ range: inAddress, inAddress });

  function choose(range: ShortDateRange) {
    setChosen({ range, inAddress });
    setQuery((current) => {
      if (range === usualRange) current.delete('range');
      else current.set('range', range);
      return current;
    });
  }
  return [chosen.range, choose];
}
