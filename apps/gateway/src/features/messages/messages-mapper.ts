import type { Message } from '@portal/contract/v1/messages';
import { z } from 'zod';
import { mapperTo } from '../../mapping/listed-fields.ts';
import { documentOutput, toDocument } from '../documents/documents-mapper.ts';

const text = z.string().nullable();

/** A conversation with the firm (P-9). */
export const threadOutput = z.object({
  uuid: z.string(),
  subject: text,
  contact: z.object({ name: z.string(), role: text }).nullable(),
  /** The policy it is about, where it is about one. */
  policyUuid: text,
  unreadCount: z.number().nullable(),
  lastMessageAt: text,
  /** One line of the last message. */
  preview: text,
});

export const messageOutput = z.object({
  uuid: z.string(),
  sender: z.object({ name: text, isClient: z.boolean().nullable() }).nullable(),
  /** Plain text. */
  body: z.string(),
  sentAt: text,
  /** The documents that come with it. */
  attachments: z.array(documentOutput),
  /** The request for a document that it makes (P-36). */
  documentRequestId: text,
});

export const toThread = mapperTo(threadOutput);

const toKnownMessage = mapperTo(messageOutput.omit({ attachments: true, documentRequestId: true }));

export function toMessage(message: Message): z.infer<typeof messageOutput> {
  return {
    ...toKnownMessage(message),
    attachments: (message.attachments ?? []).map(toDocument),
    documentRequestId: message.document_request_uuid,
  };
}
