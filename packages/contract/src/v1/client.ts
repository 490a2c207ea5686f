import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { namesRefusal } from '../reading/refused-success.ts';
import { doneAnswer, isoDate, isoDateTime, line, wireEmail, wireId, wireText } from '../shapes/fields.ts';
import { linksSchema } from '../shapes/link.ts';
import { nullable, offered } from '../shapes/promised.ts';

/** Telephone numbers as clients write them; checked for shape, never dialled by the portal. */
const telephoneNumber = line(30).regex(
  /^[+\d() -]*$/,
  'Please enter a telephone number with digits, spaces and + only.',
);

/** What a client may write; what a firm has kept is read as text. */
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
    .regex(/^[A-Z]{2}$/, 'Must be a country code.')
    .nullable(),
});

/** SEC-F2: what a client may ask to change, each with its limit; everything else is refused with a 422. */
export const changedFieldsSchema = z.strictObject({
  title: line(20).optional(),
  first_name: line(60).trim().min(1, 'First name is required').optional(),
  surname: line(60).trim().min(1, 'Surname is required').optional(),
  telephone: z.strictObject(telephoneSchema.shape).partial().optional(),
  address: z.strictObject(addressSchema.shape).partial().optional(),
});
export type ChangedFields = z.infer<typeof changedFieldsSchema>;

/** A change waiting for the firm; the client record is unchanged until it is approved. */
export const amendmentSchema = z.object({
  uuid: wireId,
  status: offered(
    z.enum(['submitted', 'in_review', 'approved', 'declined']),
    'how far the firm has come with a change',
  ),
  submitted_at: offered(isoDateTime, 'when a change was asked for'),
  changes: offered(
    z.array(z.object({ field: z.string(), old: z.string().nullable(), new: z.string().nullable() })),
    'what a change is about',
  ),
  note: offered(z.string(), 'what the firm says of a change'),
  document_request_uuid: offered(wireId, 'the document that is asked for before a change is made'),
});
export type Amendment = z.infer<typeof amendmentSchema>;

/** The person who looks after a client, on the account and about-vip pages (P-23). */
export const adviserSchema = z.object({
  name: z.string(),
  role: offered(z.string(), 'the role of the adviser'),
  phone: offered(wireText, 'the telephone number of the adviser'),
  email: offered(wireEmail, 'the mail address of the adviser'),
  bio: offered(z.string(), 'what the adviser does'),
});
export type Adviser = z.infer<typeof adviserSchema>;

/** A promised text of the record, which a client may have left empty. */
const textField = nullable(wireText);

export const clientSchema = z.object({
  title: textField,
  first_name: textField,
  surname: textField,
  email: textField,
  telephone: nullable(z.object({ home_number: textField, work_number: textField, mobile_number: textField })),
  address: nullable(
    z.object({
      line_1: textField,
      line_2: textField,
      line_3: textField,
      town: textField,
      county: textField,
      postcode: textField,
      country: textField,
      country_id: textField,
    }),
  ),
  /** Any truthy value means that a change is pending; an amendment describes it. */
  pending_amendment: nullable(z.union([amendmentSchema, z.unknown()])),
  uuid: offered(wireId, 'nothing'),
  /** How the client is greeted, where that is not the first name (W-4). */
  given_name: offered(z.string(), 'the name by which a client wants to be greeted'),
  is_vip: offered(z.boolean(), 'nothing: the token says it'),
  client_since: offered(isoDate, 'since when a person is a client'),
  /** When the client signed in the time before this one; null at the first sign-in. */
  previous_sign_in_at: offered(isoDateTime, 'what changed since the last visit'),
  adviser: offered(adviserSchema, 'the adviser on the account and VIP pages'),
  _links: offered(linksSchema({ offered: ['self', 'firm'] }), 'nothing'),
});
export type Client = z.infer<typeof clientSchema>;

/** API-15. The client's own record. */
export const clientEndpoint = defineEndpoint({
  row: 'API-15',
  summary: 'The record of the signed-in person',
  method: 'GET',
  path: '/v1/client',
  auth: 'full',
  answer: clientSchema,
});

/**
 * API-15. Asks for the changes in `changedFields`; a second request merges into the pending one. The record is read
 * again for what then waits.
 */
export const updateClientEndpoint = defineEndpoint({
  row: 'API-15',
  summary: 'Ask for changes to the record of the signed-in person',
  method: 'PUT',
  path: '/v1/client',
  auth: 'full',
  stepUp: 'details',
  encoding: 'json',
  body: z.strictObject({ changedFields: changedFieldsSchema }),
  anyAnswer: true,
  isRefused: namesRefusal,
  refusedStatus: 422,
  answer: doneAnswer,
});
