import { paths } from './paths.ts';

/** The address of a new message, about a policy where one is given. */
export function newMessageAddress(policyUuid?: string): string {
  return paths.messages.to({}, { new: '', ...(policyUuid !== undefined && { policy: policyUuid }) });
}

/** The address of a conversation. */
export function threadAddress(uuid: string): string {
  return paths.messages.to({}, { thread: uuid });
}

/** The open part of the messages. R-11 has one path for all of them, so the rest is in the query. */
export type MessagesParams =
  | { pane: 'list' }
  /** A new message, about a policy where one is named. */
  | { pane: 'new'; policyUuid: string | null }
  | { pane: 'thread'; uuid: string };

export function readMessagesParams(query: URLSearchParams): MessagesParams {
  const uuid = query.get('thread');
  if (uuid) return { pane: 'thread', uuid };
  return query.has('new') ? { pane: 'new', policyUuid: query.get('policy') } : { pane: 'list' };
}
