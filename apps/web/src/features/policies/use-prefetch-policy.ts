import { useCallback } from 'react';
import { trpc } from '#core/trpc/react.ts';
import { useAddressQuery } from '#core/use-address-query.ts';
import { dateRangeIn } from './date-range.ts';

/** Asks for what the page of a policy shows. */
export function usePrefetchPolicy(): (uuid: string) => void {
  const utils = trpc.useUtils();
  const [query] = useAddressQuery();
  const dateRange = dateRangeIn(query);
  return useCallback(
    (uuid) => {
      void utils.policies.byId.prefetch({ uuid });
      void utils.policies.valuationGraph.prefetch({ uuid, dateRange });
    },
    [utils, dateRange],
  );
}
