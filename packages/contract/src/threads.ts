import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { isoDateTime, uuid } from './fields.ts';
import { linksSchema } from './link.ts';

export const threadSchema = z.object({
  uuid,
  subject: z.string(),
  contact: z.object({ name: z.string(), role: z.string() }),
  policy_uuid: uuid.nullable().optional(),
  unread_count: z.int().min(0),
  last_message_at: isoDateTime,
  _links: linksSchema(['self']),
});
export type Thread = z.infer<typeof threadSchema>;

export const messageSchema = z.object({
  uuid,
  sender: z.object({ name: z.string(), is_client: z.boolean() }),
  body: z.string(),
  sent_at: isoDateTime,
  read_at: isoDateTime.nullable().optional(),
});
export type Message = z.infer<typeof messageSchema>;

/** P9. An extension of the API: conversations with the firm, the one that moved last first. */
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
  body: z.object({ body: z.string().trim().min(1, 'Message is required').max(5000) }),
  answer: messageSchema,
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
