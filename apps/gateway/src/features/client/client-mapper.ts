import type { Client } from '@portal/contract/client';
import { z } from 'zod';
import { camelKeys } from '../../camel-keys.ts';

const text = z.string().nullable();

const amendmentOutput = z.object({
  uuid: z.string(),
  status: z.enum(['submitted', 'in_review', 'approved', 'declined']),
  submittedAt: z.string(),
  changes: z.array(z.object({ field: z.string(), old: text, new: text })),
  note: text,
});

const adviserOutput = z.object({
  name: z.string(),
  role: z.string(),
  phone: text,
  email: text,
  bio: z.string(),
});

/** The signed-in person's record; the list of what may leave the gateway (security F4). */
export const clientOutput = z.object({
  uuid: z.string(),
  title: text,
  firstName: z.string(),
  surname: z.string(),
  givenName: z.string(),
  email: z.string(),
  isVip: z.boolean(),
  telephone: z.object({ homeNumber: text, workNumber: text, mobileNumber: text }),
  address: z.object({
    line1: text,
    line2: text,
    line3: text,
    town: text,
    county: text,
    postcode: text,
    country: text,
    countryId: text,
  }),
  pendingAmendment: amendmentOutput.nullable(),
  /** Since when they are a client, and who looks after them; null where the firm's API does not tell. */
  clientSince: z.string().nullable(),
  adviser: adviserOutput.nullable(),
});

export function toClient(client: Client): z.infer<typeof clientOutput> {
  const { pendingAmendment, clientSince, adviser, ...rest } = camelKeys(client);
  return {
    ...rest,
    clientSince: clientSince ?? null,
    adviser: adviser ?? null,
    pendingAmendment: pendingAmendment && { ...pendingAmendment, note: pendingAmendment.note ?? null },
  };
}
