import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { useTRPC } from '#core/trpc/procedures.ts';

export type Provider = RouterOutputs['providers']['list']['providers'][number];

/** P-5: one provider; at once when the list has loaded, since it has the same facts. */
export function useProvider(uuid: string) {
  const trpc = useTRPC();
  const list = useQuery(trpc.providers.list.queryOptions(undefined, { enabled: false }));
  const known = list.data?.providers.find((provider) => provider.uuid === uuid);
  return useQuery(trpc.providers.byId.queryOptions({ uuid }, known ? { placeholderData: known } : {}));
}

/** Asks for what the page of a provider will show. */
export function usePrefetchProvider(): (uuid: string) => void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return (uuid) => {
    void queryClient.prefetchQuery(trpc.providers.byId.queryOptions({ uuid }));
    void queryClient.prefetchQuery(trpc.providers.myPolicies.queryOptions({ uuid }));
  };
}
