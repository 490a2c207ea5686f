import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '#core/trpc/react.ts';

/** Row P1: every policy of the person with its latest value, in one request. */
export function usePolicies() {
  return useQuery(useTRPC().policies.list.queryOptions());
}
