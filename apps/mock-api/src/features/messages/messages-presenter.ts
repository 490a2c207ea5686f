import type { Thread, Message as WireMessage } from '@portal/contract/v1/messages';
import { link } from '../../http/hal.ts';
import { presentDocument } from '../documents/documents-presenter.ts';
import type { Messages } from './messages-service.ts';

type ThreadRow = Awaited<ReturnType<Messages['threadOf']>>;
type MessageRow = Awaited<ReturnType<Messages['messagesOf']>>[number];

const PREVIEW_LENGTH = 120;

export function presentThread(row: ThreadRow): Thread {
  const [last] = row.messages;
  return {
    uuid: row.uuid,
    subject: row.subject,
    contact: { name: row.contactName, role: row.contactRole },
    policy_uuid: row.policyUuid,
    preview: previewOf(last?.body ?? ''),
    unread_count: row._count.messages,
    last_message_at: row.lastMessageAt.toISOString(),
    _links: { self: link('messages.view', { uuid: row.uuid }) },
  };
}

/** Text is sent as it was written: clients show it as text. */
export function presentMessage(row: MessageRow): WireMessage {
  return {
    uuid: row.uuid,
    sender: { name: row.senderName, is_client: row.isClient },
    body: row.body,
    sent_at: row.sentAt.toISOString(),
    read_at: row.readAt?.toISOString() ?? null,
    attachments: row.attachments.map(({ document }) => presentDocument(document)),
    document_request_uuid: row.documentRequestUuid,
  };
}

/** One line, cut between characters. */
function previewOf(body: string): string {
  const characters = [...body.replace(/\s+/g, ' ')];
  return characters.length <= PREVIEW_LENGTH
    ? characters.join('')
    : `${characters
        .slice(0, PREVIEW_LENGTH - 1)
        .join('')
        .trimEnd()}…`;
}
