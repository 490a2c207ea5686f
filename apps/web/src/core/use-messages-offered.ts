import { trpc } from './trpc/react.ts';

/**
 * Row P9: messages are an extension of the API. False once the firm has said that it does not know them; true until then.
 * `isAsked` is false where there is nothing to leave out.
 */
export function useMessagesOffered(isAsked = true): boolean {
  return trpc.messages.list.useQuery(undefined, { enabled: isAsked }).data?.offered !== false;
}
