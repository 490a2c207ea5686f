import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { isoDate, isoDateTime, line, uuid } from './fields.ts';
import { linksSchema } from './link.ts';

/** Telephone numbers as people write them; checked for shape, never dialled by the portal. */
const telephoneNumber = line(30).regex(/^[+\d() -]*$/, 'Must be a telephone number');

export const telephoneSchema = z.object({
  home_number: telephoneNumber.nullable(),
  work_number: telephoneNumber.nullable(),
  mobile_number: telephoneNumber.nullable(),
});

export const addressSchema = z.object({
  line_1: line(100).nullable(),
  line_2: line(100).nullable(),
  line_3: line(100).nullable(),
  town: line(60).nullable(),
  county: line(60).nullable(),
  postcode: line(12).nullable(),
  /** Country name, and its two-letter short code. */
  country: line(60).nullable(),
  country_id: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Must be a country code')
    .nullable(),
});

/** What a client may ask to change (security F2): everything else is refused with a 422. */
export const changedFieldsSchema = z.strictObject({
  title: line(20).optional(),
  first_name: line(60).trim().min(1, 'First name is required').optional(),
  surname: line(60).trim().min(1, 'Surname is required').optional(),
  telephone: z.strictObject(telephoneSchema.shape).partial().optional(),
  address: z.strictObject(addressSchema.shape).partial().optional(),
});
export type ChangedFields = z.infer<typeof changedFieldsSchema>;

/** A change waiting for the firm; the client record stays as it is until it is approved. */
export const amendmentSchema = z.object({
  uuid,
  status: z.enum(['submitted', 'in_review', 'approved', 'declined']),
  submitted_at: isoDateTime,
  changes: z.array(z.object({ field: z.string(), old: z.string().nullable(), new: z.string().nullable() })),
  note: z.string().optional(),
});
export type Amendment = z.infer<typeof amendmentSchema>;

/** Who looks after a client; told on the account and about-vip pages (row P9). */
export const adviserSchema = z.object({
  name: z.string(),
  role: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  bio: z.string(),
});
export type Adviser = z.infer<typeof adviserSchema>;

export const clientSchema = z.object({
  uuid,
  title: z.string().nullable(),
  first_name: z.string(),
  surname: z.string(),
  /** How the person is greeted (row W1). */
  given_name: z.string(),
  email: z.string(),
  is_vip: z.boolean(),
  /** An extension, as is `adviser`: absent where the firm's API does not tell. */
  client_since: isoDate.optional(),
  adviser: adviserSchema.nullable().optional(),
  telephone: telephoneSchema,
  address: addressSchema,
  pending_amendment: amendmentSchema.nullable(),
  _links: linksSchema(['self', 'firm']),
});
export type Client = z.infer<typeof clientSchema>;

/** A15. The signed-in person's own record. */
export const clientEndpoint = defineEndpoint({
  row: 'A15',
  summary: 'The record of the signed-in person',
  method: 'GET',
  path: '/v1/client',
  auth: 'full',
  answer: clientSchema,
});

/** A15. Asks for changes; a second request merges into the pending one. */
export const updateClientEndpoint = defineEndpoint({
  row: 'A15',
  summary: 'Ask for changes to the record of the signed-in person',
  method: 'PUT',
  path: '/v1/client',
  auth: 'full',
  encoding: 'json',
  body: z.object({ changedFields: changedFieldsSchema }),
  answer: clientSchema,
});
