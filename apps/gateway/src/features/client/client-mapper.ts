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
});

export function toClient(client: Client): z.infer<typeof clientOutput> {
  const { pendingAmendment, ...rest } = camelKeys(client);
  return {
    ...rest,
    pendingAmendment: pendingAmendment && { ...pendingAmendment, note: pendingAmendment.note ?? null },
  };
}
