import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/api-error.ts';
import { found } from '../../http/found.ts';
import type { Random } from '../../random.ts';

type Parts = { database: Database; clock: Clock; random: Random };
type Draft = { subject: string; body: string; policyUuid: string | null };
type Reply = { clientUuid: string; threadUuid: string; body: string };

/** Who answers clients that have no adviser yet. */
const clientServices = { name: 'Client services', role: 'Client services team' };

const unread = { isClient: false, readAt: null } as const;
const summary = {
  _count: { select: { messages: { where: unread } } },
  messages: { orderBy: { sentAt: 'desc' }, take: 1 },
} as const;

export type Messages = ReturnType<typeof createMessages>;

/** Conversations of one client with the firm. The owner stands in every query (security F1). */
export function createMessages(parts: Parts) {
  const { database } = parts;
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
      }),
    start: (clientUuid: string, draft: Draft) => start(parts, clientUuid, draft),
    reply: (given: Reply) => reply(parts, given),
    /** Marks what the firm wrote, and the notifications that told of it; keeps the first moment of each. */
    markRead: (clientUuid: string, uuid: string) => markRead(parts, clientUuid, uuid),
  };
}

async function threadOf(database: Database, clientUuid: string, uuid: string) {
  return found(await database.thread.findFirst({ where: { uuid, clientUuid }, include: summary }));
}

/** VALIDATION for a policy that is not the client's own, whether it is somebody else's or nobody's (security F1). */
async function start({ database, clock, random }: Parts, clientUuid: string, draft: Draft) {
  const { subject, body, policyUuid } = draft;
  if (policyUuid !== null) await requireOwnPolicy(database, clientUuid, policyUuid);
  const client = await database.client.findUniqueOrThrow({
    where: { uuid: clientUuid },
    include: { adviser: true },
  });
  const contact = client.adviser ?? clientServices;
  const now = clock.now();
  return database.thread.create({
    data: {
      uuid: random.uuid(),
      clientUuid,
      policyUuid,
      subject,
      contactName: contact.name,
      contactRole: contact.role,
      lastMessageAt: now,
      messages: { create: { uuid: random.uuid(), ...sentBy(client), body, sentAt: now } },
    },
    include: summary,
  });
}

async function requireOwnPolicy(database: Database, clientUuid: string, uuid: string): Promise<void> {
  if ((await database.policy.count({ where: { uuid, clientUuid } })) > 0) return;
  throw new ApiError('VALIDATION', {
    fields: [{ field: 'policy_uuid', code: 'unknown', message: 'Must be one of your policies' }],
  });
}

async function reply({ database, clock, random }: Parts, { clientUuid, threadUuid, body }: Reply) {
  return database.$transaction(async (transaction) => {
    const thread = found(
      await transaction.thread.findFirst({
        where: { uuid: threadUuid, clientUuid },
        include: { client: true },
      }),
    );
    // Never at the moment of the message before: the moment is what messages are put in order by.
    const sentAt = new Date(Math.max(clock.now().getTime(), thread.lastMessageAt.getTime() + 1));
    await transaction.thread.update({ where: { uuid: threadUuid }, data: { lastMessageAt: sentAt } });
    return transaction.message.create({
      data: { uuid: random.uuid(), threadUuid, ...sentBy(thread.client), body, sentAt },
    });
  });
}

function sentBy({ firstName, surname }: { firstName: string; surname: string }) {
  return { senderName: `${firstName} ${surname}`, isClient: true };
}

async function markRead({ database, clock }: Parts, clientUuid: string, uuid: string) {
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
