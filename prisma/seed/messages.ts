import { seedUuid } from './by-name.ts';
import { clientUuid } from './clients/clients.ts';
import { addDays, dayOf, momentAt } from './days.ts';
import { documentUuid } from './documents/document-rows.ts';
import { requestUuid } from './documents/requests.ts';
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
    uuid: messageUuid(uuid, position),
    threadUuid: uuid,
    senderName: message.from === 'client' ? conversation.clientName : contact.name,
    isClient: message.from === 'client',
    body: message.body,
    sentAt: sentAt(message, now),
    readAt: message.isUnread ? null : new Date(sentAt(message, now).getTime() + 5_400_000),
    documentRequestUuid: message.asksFor === undefined ? null : requestUuid(email, message.asksFor),
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

/** The documents that go with messages, which are in the seed only where documents are. */
export function attachmentRows(): Pick<SeedRows, 'messageAttachment'> {
  return {
    messageAttachment: conversations.flatMap(({ email, subject, messages }) =>
      messages.flatMap(({ attachments = [] }, position) =>
        attachments.map((name, index) => ({
          messageUuid: messageUuid(threadUuid(email, subject), position),
          documentUuid: documentUuid(email, name),
          position: index,
        })),
      ),
    ),
  };
}

function messageUuid(thread: string, position: number): string {
  return seedUuid(`message/${thread}/${position}`);
}

function sentAt({ daysAgo, time }: SeedMessage, now: Date): Date {
  return momentAt(addDays(dayOf(now), -daysAgo), time);
}
