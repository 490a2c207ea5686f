import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { policyName } from '#core/format/names.ts';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { type DocumentsParams, inputOf } from './search-params.ts';

export type DocumentPage = RouterOutputs['documents']['list'];

/** P-13: one page of documents. The page before stays until the next has loaded. */
export function useDocuments(params: DocumentsParams) {
  const trpc = useTRPC();
  return useQuery(trpc.documents.list.queryOptions(inputOf(params), { placeholderData: keepPreviousData }));
}

/** P-14: what the firm asks for; undefined until it is known, and while it cannot be read. */
export function useDocumentRequests() {
  const trpc = useTRPC();
  return useQuery(trpc.documents.requests.queryOptions()).data;
}

/** The client's policies by id, with their names; empty until they are known. */
export function usePolicyNames(): ReadonlyMap<string, string> {
  const trpc = useTRPC();
  const policies = useQuery(trpc.policies.list.queryOptions()).data?.policies ?? [];
  return new Map(policies.map((policy) => [policy.uuid, policyName(policy)]));
}
