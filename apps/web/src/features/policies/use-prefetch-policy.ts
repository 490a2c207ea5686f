import { useCallback } from 'react';
import { trpc } from '#core/trpc/react.ts';
import { useDateRange } from './use-date-range.ts';

/** Asks for what the page of a policy shows. */
export function usePrefetchPolicy(): (uuid: string) => void {
  const utils = trpc.useUtils();
  const [dateRange] = useDateRange();
  return useCallback(
    (uuid) => {
      void utils.policies.byId.prefetch({ uuid });
      void utils.policies.valuationGraph.prefetch({ uuid, dateRange });
    },
    [utils, dateRange],
  );
}
