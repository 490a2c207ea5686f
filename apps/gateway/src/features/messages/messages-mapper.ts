import type { Message, Thread } from '@portal/contract/threads';
import { z } from 'zod';
import { camelKeys } from '../../camel-keys.ts';

/** A conversation with the firm (row P9). */
export const threadOutput = z.object({
  uuid: z.string(),
  subject: z.string(),
  contact: z.object({ name: z.string(), role: z.string() }),
  /** The policy it is about, where it is about one. */
  policyUuid: z.string().nullable(),
  unreadCount: z.number(),
  lastMessageAt: z.string(),
  /** One line of the last message; null where the firm's API does not give it. */
  preview: z.string().nullable(),
});

export const messageOutput = z.object({
  uuid: z.string(),
  sender: z.object({ name: z.string(), isClient: z.boolean() }),
  /** Plain text. */
  body: z.string(),
  sentAt: z.string(),
  readAt: z.string().nullable(),
});

export function toThread(thread: Thread): z.infer<typeof threadOutput> {
  const { policyUuid, preview, ...rest } = camelKeys(thread);
  return { ...rest, policyUuid: policyUuid ?? null, preview: preview ?? null };
}

export function toMessage(message: Message): z.infer<typeof messageOutput> {
  const { readAt, ...rest } = camelKeys(message);
  return { ...rest, readAt: readAt ?? null };
}
