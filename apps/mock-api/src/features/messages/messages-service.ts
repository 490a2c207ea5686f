import type { Database, Transaction } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import { keyReused, orNotFound } from '../../http/api-error.ts';
import { requireOwnDocuments } from '../../owner-check.ts';
import type { Random } from '../../random.ts';
import { attached, hasSameContent, inOrder, sentBy, startThread, type ThreadDraft } from './start-thread.ts';

type Deps = { database: Database; clock: Clock; random: Random };
type Reply = {
  clientUuid: string;
  threadUuid: string;
  body: string;
  attachmentUuids: readonly string[];
  /** Identifies one request in this conversation, however often it arrives. */
  key: string | null;
};

const unread = { isClient: false, readAt: null } as const;
const summary = {
  _count: { select: { messages: { where: unread } } },
  messages: { orderBy: { sentAt: 'desc' }, take: 1 },
} as const;

const withAttachments = { attachments: { ...inOrder, include: { document: true } } } as const;

export type Messages = ReturnType<typeof createMessages>;

/** Conversations of one client with the firm. Every query names the owner (SEC-F1). */
export function createMessages(deps: Deps) {
  const { database } = deps;
  return {
    /** The one that moved last first. */
    threadsOf: (clientUuid: string) =>
      database.thread.findMany({
        where: { clientUuid },
        orderBy: [{ lastMessageAt: 'desc' }, { uuid: 'asc' }],
        include: summary,
      }),
    threadOf: (clientUuid: string, uuid: string) => threadOf(database, clientUuid, uuid),
    /** Oldest first. */
    messagesOf: (clientUuid: string, threadUuid: string) =>
      database.message.findMany({
        where: { threadUuid, thread: { clientUuid } },
        orderBy: { sentAt: 'asc' },
        include: withAttachments,
      }),
    /** Throws what `startThread` throws. */
    start: async (draft: ThreadDraft) => threadOf(database, draft.clientUuid, await startThread(deps, draft)),
    /**
     * Repeated with the same key, it gives the existing message (SEC-I7). VALIDATION for a document that is not the
     * client's own, and for a key that was used for another reply.
     */
    reply: (given: Reply) => reply(deps, given),
    /** Marks what the firm wrote, and its notifications; keeps the first moment of each (SEC-I27). */
    markRead: (clientUuid: string, uuid: string) => markRead(deps, clientUuid, uuid),
  };
}

async function threadOf(database: Database, clientUuid: string, uuid: string) {
  return orNotFound(await database.thread.findFirst({ where: { uuid, clientUuid }, include: summary }));
}

async function reply({ database, clock, random }: Deps, given: Reply) {
  const { clientUuid, threadUuid, body, attachmentUuids, key } = given;
  return database.$transaction(async (transaction) => {
    const thread = orNotFound(
      await transaction.thread.findFirst({
        where: { uuid: threadUuid, clientUuid },
        include: { client: true },
      }),
    );
    const before = await sentUnderKey(transaction, given);
    if (before) return before;
    await requireOwnDocuments(transaction, given);
    // Never at the same time as the previous message, because messages are sorted by time.
    const sentAt = new Date(Math.max(clock.now().getTime(), thread.lastMessageAt.getTime() + 1));
    await transaction.thread.update({ where: { uuid: threadUuid }, data: { lastMessageAt: sentAt } });
    return transaction.message.create({
      data: {
        uuid: random.uuid(),
        threadUuid,
        ...sentBy(thread.client),
        body,
        sentAt,
        idempotencyKey: key,
        ...attached(attachmentUuids),
      },
      include: withAttachments,
    });
  });
}

/** The reply that came under this key before. */
async function sentUnderKey(transaction: Transaction, given: Reply) {
  const { threadUuid, key } = given;
  if (key === null) return null;
  const message = await transaction.message.findFirst({
    where: { threadUuid, idempotencyKey: key },
    include: withAttachments,
  });
  if (message && !hasSameContent(message, given)) throw keyReused();
  return message;
}

async function markRead({ database, clock }: Deps, clientUuid: string, uuid: string) {
  const data = { readAt: clock.now() };
  await database.$transaction([
    database.message.updateMany({ where: { threadUuid: uuid, thread: { clientUuid }, ...unread }, data }),
    database.notification.updateMany({
      where: { clientUuid, type: 'message_received', targetId: uuid, readAt: null },
      data,
    }),
  ]);
  return threadOf(database, clientUuid, uuid);
}
