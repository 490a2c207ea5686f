import { trpc } from '#core/trpc/react.ts';
import { countByProvider } from './count-by-provider.ts';

/** How many of the person's policies each provider runs. Empty until that is known: nothing on these pages waits for it. */
export function useHeldPolicies(): ReadonlyMap<string, number> {
  const { data } = trpc.policies.list.useQuery();
  return countByProvider(data?.policies ?? []);
}
