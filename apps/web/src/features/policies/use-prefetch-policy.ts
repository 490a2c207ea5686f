import { useCallback, useRef } from 'react';
import { trpc } from '#core/trpc/react.ts';
import { useDateRange } from './use-date-range.ts';

/** A pointer that only passes over a row asks for nothing. */
const INTENT_MS = 80;

/** Asks for what the page of a policy shows, once somebody has rested on its row. */
export function usePrefetchPolicy(): (uuid: string) => void {
  const utils = trpc.useUtils();
  const [dateRange] = useDateRange();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useCallback(
    (uuid) => {
      clearTimeout(resting.current);
      resting.current = setTimeout(() => {
        void utils.policies.byId.prefetch({ uuid });
        void utils.policies.valuationGraph.prefetch({ uuid, dateRange });
      }, INTENT_MS);
    },
    [utils, dateRange],
  );
}
