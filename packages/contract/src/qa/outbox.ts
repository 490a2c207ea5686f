import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { email, isoDateTime, uuid } from '../shapes/fields.ts';

const MAX_MAILS = 200;

export const outboxMailSchema = z.object({
  uuid,
  to: z.string(),
  kind: z.string(),
  subject: z.string(),
  sent_at: isoDateTime,
  /** Null, as is `html`, when the mail was encrypted with another secret than the current one. */
  text: z.string().nullable(),
  html: z.string().nullable(),
  links: z.array(z.string()).meta({ description: 'The addresses found in the text, each once.' }),
});
export type OutboxMail = z.infer<typeof outboxMailSchema>;

/** Empty where mails leave by a mail server. */
export const outboxEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'Stored mails, the latest first',
  method: 'GET',
  path: '/qa/outbox',
  auth: 'none',
  query: z.object({
    to: email.optional(),
    count: z.coerce
      .number()
      .int()
      .min(1)
      .max(MAX_MAILS)
      .optional()
      .meta({ description: 'At most; 50 by default.' }),
  }),
  answer: z.object({ mails: z.array(outboxMailSchema) }),
});

export const emptyOutboxEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'Delete the stored mails',
  method: 'DELETE',
  path: '/qa/outbox',
  auth: 'none',
  answer: z.object({ deleted: z.int().min(0) }),
});
