import { useCallback, useRef } from 'react';
import { trpc } from '#core/trpc/react.ts';
import { useDateRange } from './use-date-range.ts';

/** Of the rows that one runs through with the Tab key, only the one that one stays on is asked for. */
const STAY_MS = 80;

/** Asks for what the page of a policy shows, once somebody stays on its row. */
export function usePrefetchPolicy(): (uuid: string) => void {
  const utils = trpc.useUtils();
  const [dateRange] = useDateRange();
  const staying = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useCallback(
    (uuid) => {
      clearTimeout(staying.current);
      staying.current = setTimeout(() => {
        void utils.policies.byId.prefetch({ uuid });
        void utils.policies.valuationGraph.prefetch({ uuid, dateRange });
      }, STAY_MS);
    },
    [utils, dateRange],
  );
}
