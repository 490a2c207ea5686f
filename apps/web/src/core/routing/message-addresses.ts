import { paths } from './paths.ts';

/*
 * Addresses within the messages. R-11 has one path for all of them, so the rest is in the query, which
 * features/messages/search-params.ts reads.
 */

/** The address of a new message, about a policy where one is given. */
export function newMessageAddress(policyUuid?: string): string {
  return paths.messages.to({}, { new: '', ...(policyUuid !== undefined && { policy: policyUuid }) });
}

/** The address of a conversation. */
export function threadAddress(uuid: string): string {
  return paths.messages.to({}, { thread: uuid });
}
