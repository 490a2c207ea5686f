import type { ShortDateRange } from '@portal/contract/date-range';
import { useState } from 'react';
import { useAddressQuery } from '#core/use-address-query.ts';
import { dateRangeIn, usualRange } from '../date-range.ts';

/**
 * The range of the graph, kept in the address; the usual one is not written. A choice counts at once: the address
 * follows when the router has come round to it.
 */
export function useDateRange(): [ShortDateRange, (range: ShortDateRange) => void] {
  const [query, setQuery] = useAddressQuery();
  const inAddress = dateRangeIn(query);
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
