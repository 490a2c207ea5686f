import { trpc } from '#core/trpc/react.ts';

/** Row P5: one provider; at once where the list has come, for the list holds the same facts. */
export function useProvider(uuid: string) {
  const list = trpc.providers.list.useQuery(undefined, { enabled: false });
  const known = list.data?.providers.find((provider) => provider.uuid === uuid);
  return trpc.providers.byId.useQuery({ uuid }, known ? { placeholderData: known } : {});
}

/** Asks for what the page of a provider will show. */
export function usePrefetchProvider(): (uuid: string) => void {
  const { providers } = trpc.useUtils();
  return (uuid) => {
    void providers.byId.prefetch({ uuid });
    void providers.myPolicies.prefetch({ uuid });
  };
}
