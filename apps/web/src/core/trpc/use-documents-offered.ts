import { useQuery } from '@tanstack/react-query';
import { urgent, useTRPC } from './procedures.ts';

/** P-13: documents are an extension of the API. True once the firm has answered that it has them. */
export function useDocumentsOffered(): boolean {
  return useDocumentCount()?.offered === true;
}

/** how many documents are new, and whether the firm offers documents; undefined until it is known. */
export function useDocumentCount() {
  const trpc = useTRPC();
  return useQuery(trpc.documents.unreadCount.queryOptions(undefined, urgent)).data;
}
