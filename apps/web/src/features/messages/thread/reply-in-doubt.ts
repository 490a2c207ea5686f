import { sendsInDoubt } from '../compose/sends-in-doubt.ts';
import type { Message } from '../thread-queries.ts';

export type Reply = { body: string; attachmentIds?: string[] };

/** The ids of the messages before a reply was first sent, and of the documents that it was sent with. */
type FirstSend = { before: readonly string[]; attachmentIds: readonly string[] };

/** P-9: a reply to this conversation that may have arrived. */
export function replyInDoubt(uuid: string) {
  const { begin, ...sends } = sendsInDoubt<FirstSend>(uuid);
  return {
    ...sends,
    /** It is sent after these messages. Returns its idempotency key. */
    begin({ body, attachmentIds = [] }: Reply, messages: readonly Message[]): string {
      const before = messages.map(({ uuid: id }) => id);
      return begin([uuid, body, ...attachmentIds], { before, attachmentIds });
    },
  };
}

/**
 * The message whose sending had no definite answer, if it has arrived all the same, with its documents. One whose
 * sender is not known may be it; one that names no documents had those of the first attempt, as a firm may not give
 * them.
 */
export function wasDelivered(
  { body, attachmentIds = [] }: Reply,
  first: FirstSend,
  after: readonly Message[],
): Message | undefined {
  const known = new Set(first.before);
  const hasThem = ({ attachments }: Message) =>
    hasSame(
      attachments.map(({ id }) => id),
      attachmentIds,
    ) ||
    (attachments.length === 0 && hasSame(first.attachmentIds, attachmentIds));
  return after.find(
    (message) =>
      message.sender?.isClient !== false &&
      message.body === body.trim() &&
      !known.has(message.uuid) &&
      hasThem(message),
  );
}

function hasSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}
