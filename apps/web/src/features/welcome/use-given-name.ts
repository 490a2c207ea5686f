import { useQuery } from '@tanstack/react-query';
import { urgent, useTRPC } from '#core/trpc/react.ts';

/** The given name to greet with: undefined while it is on its way, null when it could not be read. */
export function useGivenName(): string | null | undefined {
  const options = useTRPC().client.get.queryOptions(undefined, { ...urgent, retry: false });
  const { data, isError } = useQuery(options);
  if (data) return data.givenName;
  return isError ? null : undefined;
}
