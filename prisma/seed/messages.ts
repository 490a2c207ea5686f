import { seedUuid } from './by-name.ts';
import { clientUuid } from './clients/clients.ts';
import { addDays, dayOf, momentAt } from './days.ts';
import { policyUuid } from './policies/policy-rows.ts';
import type { SeedRows } from './seed-rows.ts';
import { type Conversation, conversations, type SeedMessage } from './texts/conversations.ts';

type ThreadRows = Pick<SeedRows, 'thread' | 'message'>;

export function threadUuid(email: string, subject: string): string {
  return seedUuid(`thread/${email}/${subject}`);
}

/** Conversations of the VIP and the standard client; the last message of the first one is not read yet. */
export function messageRows(now: Date): ThreadRows[] {
  return conversations.map((conversation) => threadRows(conversation, now));
}

function threadRows(conversation: Conversation, now: Date): ThreadRows {
  const { email, subject, contact, policyPosition } = conversation;
  const uuid = threadUuid(email, subject);
  const messages = conversation.messages.map((message, position) => ({
    uuid: seedUuid(`message/${uuid}/${position}`),
    threadUuid: uuid,
    senderName: message.from === 'client' ? conversation.clientName : contact.name,
    isClient: message.from === 'client',
    body: message.body,
    sentAt: sentAt(message, now),
    readAt: message.isUnread ? null : new Date(sentAt(message, now).getTime() + 5_400_000),
  }));
  const last = messages.at(-1);
  if (!last) throw new Error(`The conversation "${subject}" has no message`);
  return {
    thread: [
      {
        uuid,
        clientUuid: clientUuid(email),
        policyUuid: policyPosition === undefined ? null : policyUuid(email, policyPosition),
        subject,
        contactName: contact.name,
        contactRole: contact.role,
        lastMessageAt: last.sentAt,
      },
    ],
    message: messages,
  };
}

function sentAt({ daysAgo, time }: SeedMessage, now: Date): Date {
  return momentAt(addDays(dayOf(now), -daysAgo), time);
}
