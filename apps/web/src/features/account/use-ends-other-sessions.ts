import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '#core/trpc/procedures.ts';

/**
 * SEC-D11, SEC-D32: whether a changed password or second factor is known to end the other sessions. A firm that offers
 * its open sessions has agreed to that; of any other firm, and until it is known, the pages do not say it.
 */
export function useEndsOtherSessions(): boolean {
  const trpc = useTRPC();
  return useQuery(trpc.sessions.list.queryOptions()).data?.offered === true;
}
