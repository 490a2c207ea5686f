import type { Transaction } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import type { Random } from '../../random.ts';
import { contactOf } from './start-thread.ts';

type Deps = { clock: Clock; random: Random; transaction: Transaction };
type Draft = {
  clientUuid: string;
  policyUuid: string | null;
  subject: string;
  body: string;
  documentRequestUuid: string;
};

/** Starts a conversation in the name of the client's adviser, in the transaction of what it is about. */
export async function writeAsFirm({ clock, random, transaction }: Deps, draft: Draft): Promise<void> {
  const { body, documentRequestUuid, ...thread } = draft;
  const contact = await contactOf(transaction, draft.clientUuid);
  const threadUuid = random.uuid();
  const sentAt = clock.now();
  await transaction.thread.create({
    data: {
      ...thread,
      uuid: threadUuid,
      contactName: contact.name,
      contactRole: contact.role,
      lastMessageAt: sentAt,
    },
  });
  await transaction.message.create({
    data: {
      uuid: random.uuid(),
      threadUuid,
      senderName: contact.name,
      isClient: false,
      body,
      sentAt,
      documentRequestUuid,
    },
  });
}
