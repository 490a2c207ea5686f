import { trpc, urgent } from '#core/trpc/react.ts';

/** The given name to greet with: undefined while it is on its way, null when it could not be read. */
export function useGivenName(): string | null | undefined {
  const { data, isError } = trpc.client.get.useQuery(undefined, { ...urgent, retry: false });
  if (data) return data.givenName;
  return isError ? null : undefined;
}
