import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '#core/trpc/procedures.ts';

/**
 * Whether the firm offers its open sessions, and so the way to end them; undefined until it is known, or where
 * `isAsked` is false and it was not asked before.
 */
export function useOpenSessionsOffered(isAsked = true): boolean | undefined {
  const trpc = useTRPC();
  return useQuery(trpc.sessions.list.queryOptions(undefined, { enabled: isAsked })).data?.offered;
}

/**
 * SEC-D11, SEC-D32: whether a changed password or second factor is known to end the other sessions. A firm that offers
 * its open sessions has agreed to that; of any other firm, and until it is known, the pages do not say it.
 */
export function useEndsOtherSessions(): boolean {
  return useOpenSessionsOffered() === true;
}
