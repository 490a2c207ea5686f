import { z } from 'zod';
import { mapperTo } from '../../listed-fields.ts';

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
  readAt: text,
});

export const toThread = mapperTo(threadOutput);
export const toMessage = mapperTo(messageOutput);
