import { z } from 'zod';
import { MAX_MESSAGE_LENGTH, MAX_SUBJECT_LENGTH } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { plainText } from '../shapes/control-characters.ts';
import { idempotencyKey, isoDateTime, line, recordId, wireId } from '../shapes/fields.ts';
import { linksSchema } from '../shapes/link.ts';
import { offered } from '../shapes/promised.ts';
import { MAX_ATTACHMENTS } from '../shapes/upload-rule.ts';
import { documentSchema } from './documents.ts';

/**
 * A conversation: `contact` is who answers for the firm, `unread_count` how many of the firm's messages the client has
 * not read, `preview` one line of the last message.
 */
export const threadSchema = z.object({
  uuid: wireId,
  subject: offered(z.string(), 'the subject of a conversation'),
  contact: offered(
    z.object({ name: z.string(), role: offered(z.string(), 'the role of the person who answers') }),
    'who answers for the firm',
  ),
  policy_uuid: offered(wireId, 'the policy that a conversation is about'),
  preview: offered(z.string(), 'one line of the last message'),
  unread_count: offered(z.int().min(0), 'how many messages are unread'),
  last_message_at: offered(isoDateTime, 'when a conversation last moved'),
  _links: offered(linksSchema({ offered: ['self'] }), 'nothing'),
});
export type Thread = z.infer<typeof threadSchema>;

/** One message; `body` is plain text, `read_at` the moment at which the other side read it. */
export const messageSchema = z.object({
  uuid: wireId,
  sender: offered(
    z.object({
      name: offered(z.string(), 'the name of the person who wrote'),
      is_client: offered(z.boolean(), 'whether a message is the client’s own'),
    }),
    'who wrote a message',
  ),
  body: z.string(),
  sent_at: offered(isoDateTime, 'when a message was sent'),
  read_at: offered(isoDateTime, 'nothing: the portal does not show it'),
  attachments: offered(z.array(documentSchema), 'the documents that come with a message'),
  document_request_uuid: offered(wireId, 'the document that a message asks for'),
});
export type Message = z.infer<typeof messageSchema>;

/** A message as typed: plain text (SEC-G16). */
export const messageBody = z
  .string()
  .trim()
  .min(1, 'Message is required')
  .max(
    MAX_MESSAGE_LENGTH,
    `Message must be at most ${MAX_MESSAGE_LENGTH.toLocaleString('en-GB')} characters long.`,
  )
  .regex(plainText, 'Message must be plain text.');

/** Documents that the client sent before, which go with the message (P-14). */
const attachmentUuids = z.array(recordId).max(MAX_ATTACHMENTS).optional();

/**
 * P-9. An extension of the API: conversations with the firm, the most recent first. `response_time` is read
 * after "within", such as "two working days".
 */
export const threadsEndpoint = defineEndpoint({
  row: 'P-9',
  summary: 'Conversations with the firm',
  method: 'GET',
  path: '/v1/message',
  auth: 'full',
  extension: true,
  list: { key: 'items', names: ['data', 'messages', 'threads'] },
  answer: z.object({
    items: z.array(threadSchema),
    response_time: offered(z.string(), 'how soon the firm answers'),
  }),
});

/** P-9. An extension. Reading a conversation does not mark it. */
export const threadEndpoint = defineEndpoint({
  row: 'P-9',
  summary: 'One conversation with its messages, oldest first',
  method: 'GET',
  path: '/v1/message/{uuid}/view',
  auth: 'full',
  extension: true,
  params: z.object({ uuid: recordId }),
  answer: z.object({ thread: threadSchema, messages: z.array(messageSchema) }),
});

/**
 * P-9. An extension. Sent again under the same key it returns the existing message (SEC-I7); something else under that
 * key is refused by 422.
 */
export const replyEndpoint = defineEndpoint({
  row: 'P-9',
  summary: 'Reply in a conversation',
  method: 'POST',
  path: '/v1/message/{uuid}/reply',
  auth: 'full',
  extension: true,
  encoding: 'json',
  params: z.object({ uuid: recordId }),
  headers: z.object({ 'Idempotency-Key': idempotencyKey.optional() }),
  body: z.object({ body: messageBody, attachment_uuids: attachmentUuids }),
  answer: messageSchema,
});

/**
 * P-9. An extension. Starts a conversation with the client's adviser, about a policy of theirs where one is named. Sent
 * again under the same key it returns the existing conversation (SEC-I7); something else under that key is refused by
 * 422.
 */
export const startThreadEndpoint = defineEndpoint({
  row: 'P-9',
  summary: 'Start a conversation with the firm',
  method: 'POST',
  path: '/v1/message',
  auth: 'full',
  extension: true,
  headers: z.object({ 'Idempotency-Key': idempotencyKey.optional() }),
  encoding: 'json',
  body: z.object({
    subject: line(MAX_SUBJECT_LENGTH).trim().min(1, 'Subject is required'),
    body: messageBody,
    policy_uuid: recordId.nullable().optional(),
    attachment_uuids: attachmentUuids,
  }),
  answer: threadSchema,
});

/** P-9. An extension. Marks every message of the conversation as read. */
export const readThreadEndpoint = defineEndpoint({
  row: 'P-9',
  summary: 'Mark a conversation as read',
  method: 'PUT',
  path: '/v1/message/{uuid}/read',
  auth: 'full',
  extension: true,
  params: z.object({ uuid: recordId }),
  answer: threadSchema,
});
