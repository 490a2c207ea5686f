import { useQuery } from '@tanstack/react-query';
import { useTRPC } from './procedures.ts';

/**
 * P-9: messages are an extension of the API. False once the firm has answered that it has no messages; true until then.
 * `isAsked` is false where there is nothing to leave out.
 */
export function useMessagesOffered(isAsked = true): boolean {
  const trpc = useTRPC();
  return useQuery(trpc.messages.list.queryOptions(undefined, { enabled: isAsked })).data?.offered !== false;
}
