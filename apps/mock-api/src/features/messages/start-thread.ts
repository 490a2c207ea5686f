import type { Database, Transaction } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import { keyReused } from '../../http/api-error.ts';
import { requireOwnDocuments, requireOwnPolicy } from '../../owner-check.ts';
import type { Random } from '../../random.ts';

type Deps = { database: Database; clock: Clock; random: Random };
export type ThreadDraft = {
  clientUuid: string;
  subject: string;
  body: string;
  policyUuid: string | null;
  /** Documents that go with the message. */
  attachmentUuids: readonly string[];
  /** Identifies one request of this client, however often it arrives. */
  key: string | null;
};

/** The order of the documents of a message. */
export const inOrder = { orderBy: { position: 'asc' } } as const;

/** Who answers clients that have no adviser yet. */
const clientServices = { name: 'Client services', role: 'Client services team' };

/** What else happens where the conversation is new, in its transaction. */
type WhenNew = (transaction: Transaction) => Promise<void>;

/**
 * Starts a conversation and returns its uuid; repeated with the same key, it returns the existing one (SEC-I7).
 * VALIDATION for a policy or a document that is not the client's own, whether it is another client's or unknown
 * (SEC-F5), and for a key that was used for another conversation.
 */
export function startThread(deps: Deps, draft: ThreadDraft, whenNew?: WhenNew): Promise<string> {
  return deps.database.$transaction(async (transaction) => {
    await requireOwnPolicy(transaction, draft);
    await requireOwnDocuments(transaction, draft);
    const uuid = deps.random.uuid();
    if (!(await insertThread({ ...deps, database: transaction }, uuid, draft)))
      return sentUnderKey(transaction, draft);
    await whenNew?.(transaction);
    return uuid;
  });
}

/** One statement: of several simultaneous calls only one succeeds. False where the client has used this key. */
async function insertThread(
  { database, clock, random }: Omit<Deps, 'database'> & { database: Transaction },
  uuid: string,
  { clientUuid, subject, body, policyUuid, attachmentUuids, key }: ThreadDraft,
): Promise<boolean> {
  const client = await database.client.findUniqueOrThrow({ where: { uuid: clientUuid } });
  const contact = await contactOf(database, clientUuid);
  const now = clock.now();
  const inserted = await database.$executeRaw`
    INSERT INTO thread
      (uuid, client_uuid, policy_uuid, subject, contact_name, contact_role, last_message_at, idempotency_key)
    VALUES (${uuid}, ${clientUuid}, ${policyUuid}, ${subject}, ${contact.name}, ${contact.role}, ${now}, ${key})
    ON CONFLICT (client_uuid, idempotency_key) DO NOTHING`;
  if (inserted === 0) return false;
  await database.message.create({
    data: {
      uuid: random.uuid(),
      threadUuid: uuid,
      ...sentBy(client),
      body,
      sentAt: now,
      ...attached(attachmentUuids),
    },
  });
  return true;
}

/** The client's adviser, or the team where there is none. */
export async function contactOf(database: Transaction, clientUuid: string) {
  const adviser = await database.adviser.findFirst({ where: { clients: { some: { uuid: clientUuid } } } });
  return adviser ?? clientServices;
}

/** Rows of the documents of a message, each once, in the order given. */
export function attached(attachmentUuids: readonly string[]) {
  const rows = [...new Set(attachmentUuids)].map((documentUuid, position) => ({ documentUuid, position }));
  return { attachments: { create: rows } };
}

/** The conversation that came under this key before. */
async function sentUnderKey(database: Transaction, draft: ThreadDraft): Promise<string> {
  const thread = await database.thread.findFirstOrThrow({
    where: { clientUuid: draft.clientUuid, idempotencyKey: draft.key },
    include: {
      messages: { orderBy: { sentAt: 'asc' }, take: 1, include: { attachments: inOrder } },
    },
  });
  const isSame =
    thread.subject === draft.subject &&
    thread.policyUuid === draft.policyUuid &&
    hasSameContent(thread.messages[0], draft);
  if (!isSame) throw keyReused();
  return thread.uuid;
}

type Content = { body: string; attachmentUuids: readonly string[] };
type Message = { body: string; attachments: readonly { documentUuid: string }[] };

/** Whether a message has this text and these documents. */
export function hasSameContent(message: Message | undefined, { body, attachmentUuids }: Content): boolean {
  const attachments = message?.attachments.map(({ documentUuid }) => documentUuid) ?? [];
  return message?.body === body && attachments.join() === [...new Set(attachmentUuids)].join();
}

/** A message of a client, by the name it shows. */
export function sentBy({ firstName, surname }: { firstName: string; surname: string }) {
  return { senderName: `${firstName} ${surname}`, isClient: true };
}
