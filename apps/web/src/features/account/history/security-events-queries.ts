import { useQuery } from '@tanstack/react-query';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { keepPrevious, useTRPC } from '#core/trpc/procedures.ts';

export type SecurityEvent = RouterOutputs['securityEvents']['list']['events'][number];

/** One page of the security history; the page before stays until the next is there. */
export function useSecurityEvents(page: number) {
  const trpc = useTRPC();
  return useQuery(trpc.securityEvents.list.queryOptions({ page }, keepPrevious));
}
