import { z } from 'zod';
import { MAX_MESSAGE_LENGTH, MAX_SUBJECT_LENGTH } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { idempotencyKey, isoDateTime, line, uuid } from './fields.ts';
import { linksSchema } from './link.ts';

/**
 * A conversation: `contact` is who answers for the firm, `unread_count` how many of the firm's messages the client has not
 * read, `preview` one line of the last message.
 */
export const threadSchema = z.object({
  uuid,
  subject: z.string(),
  contact: z.object({ name: z.string(), role: z.string() }),
  policy_uuid: uuid.nullable().optional(),
  preview: z.string().optional(),
  unread_count: z.int().min(0),
  last_message_at: isoDateTime,
  _links: linksSchema(['self']),
});
export type Thread = z.infer<typeof threadSchema>;

/** One message; `body` is plain text, `read_at` the moment at which the other side read it. */
export const messageSchema = z.object({
  uuid,
  sender: z.object({ name: z.string(), is_client: z.boolean() }),
  body: z.string(),
  sent_at: isoDateTime,
  read_at: isoDateTime.nullable().optional(),
});
export type Message = z.infer<typeof messageSchema>;

/** What a person writes: plain text, whatever stands in it. */
const messageBody = z
  .string()
  .trim()
  .min(1, 'Message is required')
  .max(MAX_MESSAGE_LENGTH, 'Message must be at most 5,000 characters long.');

/**
 * P9. An extension of the API: conversations with the firm, the one that moved last first. `response_time` stands
 * after "within", such as "two working days".
 */
export const threadsEndpoint = defineEndpoint({
  row: 'P9',
  summary: 'Conversations with the firm',
  method: 'GET',
  path: '/v1/message',
  auth: 'full',
  extension: true,
  answer: z.object({ items: z.array(threadSchema), response_time: z.string() }),
});

/** P9. An extension. Reading a conversation does not mark it. */
export const threadEndpoint = defineEndpoint({
  row: 'P9',
  summary: 'One conversation with its messages, oldest first',
  method: 'GET',
  path: '/v1/message/{uuid}/view',
  auth: 'full',
  extension: true,
  params: z.object({ uuid }),
  answer: z.object({ thread: threadSchema, messages: z.array(messageSchema) }),
});

/** P9. An extension. */
export const replyEndpoint = defineEndpoint({
  row: 'P9',
  summary: 'Reply in a conversation',
  method: 'POST',
  path: '/v1/message/{uuid}/reply',
  auth: 'full',
  extension: true,
  encoding: 'json',
  params: z.object({ uuid }),
  body: z.object({ body: messageBody }),
  answer: messageSchema,
});

/**
 * P9. An extension. Begins a conversation with the person's adviser, about a policy of theirs where one is named. Sent again
 * under the same key it gives the conversation that there is (security I7); something else under that key is refused by 422.
 */
export const startThreadEndpoint = defineEndpoint({
  row: 'P9',
  summary: 'Begin a conversation with the firm',
  method: 'POST',
  path: '/v1/message',
  auth: 'full',
  extension: true,
  headers: z.object({ 'Idempotency-Key': idempotencyKey.optional() }),
  encoding: 'json',
  body: z.object({
    subject: line(MAX_SUBJECT_LENGTH).trim().min(1, 'Subject is required'),
    body: messageBody,
    policy_uuid: uuid.nullable().optional(),
  }),
  answer: threadSchema,
});

/** P9. An extension. Marks every message of the conversation as read. */
export const readThreadEndpoint = defineEndpoint({
  row: 'P9',
  summary: 'Mark a conversation as read',
  method: 'PUT',
  path: '/v1/message/{uuid}/read',
  auth: 'full',
  extension: true,
  params: z.object({ uuid }),
  answer: threadSchema,
});
