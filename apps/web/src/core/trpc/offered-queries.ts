import { useQuery } from '@tanstack/react-query';
import { urgent, useTRPC } from './procedures.ts';

/**
 * P-9: messages are an extension of the API. False once the firm has answered that it has no messages; true until then.
 * `isAsked` is false where there is nothing to leave out.
 */
export function useMessagesOffered(isAsked = true): boolean {
  return useMessageCount(isAsked)?.offered !== false;
}

/** how many messages are unread, and whether the firm offers messages; undefined until it is known. */
export function useMessageCount(isAsked = true) {
  return useMessageCountQuery(isAsked).data;
}

export function useMessageCountQuery(isAsked = true) {
  const trpc = useTRPC();
  return useQuery(trpc.messages.unreadCount.queryOptions(undefined, { ...urgent, enabled: isAsked }));
}

/** P-13: documents are an extension of the API. False once the firm has answered that it has none. */
export function useDocumentsOffered(): boolean | undefined {
  return isOffered(useDocumentCountQuery());
}

type OfferedQuery = { isLoading: boolean; data: { offered: boolean } | undefined };

/** Whether the firm offers an extension of the API; undefined while it is asked. A failure hides nothing (S-6). */
export function isOffered({ isLoading, data }: OfferedQuery): boolean | undefined {
  return isLoading ? undefined : data?.offered !== false;
}

/** how many documents are new, and whether the firm offers documents; undefined until it is known. */
export function useDocumentCount() {
  return useDocumentCountQuery().data;
}

function useDocumentCountQuery() {
  const trpc = useTRPC();
  return useQuery(trpc.documents.unreadCount.queryOptions(undefined, urgent));
}
