import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { policyName } from '#core/format/policy-name.ts';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { type DocumentsParams, inputOf } from './search-params.ts';

export type DocumentPage = RouterOutputs['documents']['list'];

/** P-13: one page of documents. The page before stays until the next has loaded. */
export function useDocuments(params: DocumentsParams) {
  const trpc = useTRPC();
  return useQuery(trpc.documents.list.queryOptions(inputOf(params), { placeholderData: keepPreviousData }));
}

/** P-36: what the firm asks for. */
export function useDocumentRequests() {
  const trpc = useTRPC();
  return useQuery(trpc.documents.requests.queryOptions());
}

/** The client's policies by id, with their names; undefined while they load, and empty where they cannot be read. */
export function usePolicyNames(): ReadonlyMap<string, string> | undefined {
  const trpc = useTRPC();
  const { data, isLoading } = useQuery(trpc.policies.list.queryOptions());
  if (isLoading) return undefined;
  return new Map(data?.policies.map((policy) => [policy.uuid, policyName(policy)]));
}
