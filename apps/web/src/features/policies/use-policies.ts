import { trpc } from '#core/trpc/react.ts';

/** Row P1: every policy of the person with its latest value, in one request. */
export function usePolicies() {
  return trpc.policies.list.useQuery();
}
