import { readValue } from '@portal/contract/reading/answer';
import { amendmentSchema, type Client } from '@portal/contract/v1/client';
import { z } from 'zod';
import { mapperTo } from '../../mapping/listed-fields.ts';

const text = z.string().nullable();

/** A pending change. Every field is null when the firm only says that there is one. */
const amendmentOutput = z.object({
  uuid: text,
  status: z.enum(['submitted', 'in_review', 'approved', 'declined']).nullable(),
  submittedAt: text,
  changes: z.array(z.object({ field: z.string(), old: text, new: text })).nullable(),
  note: text,
  /** The request for a document that the firm needs first (P-36). */
  documentRequestId: text,
});

const adviserOutput = z.object({ name: z.string(), role: text, phone: text, email: text, bio: text });

const telephoneOutput = z.object({ homeNumber: text, workNumber: text, mobileNumber: text });

const addressOutput = z.object({
  line1: text,
  line2: text,
  line3: text,
  town: text,
  county: text,
  postcode: text,
  country: text,
  countryId: text,
});

/** The signed-in client's record; the list of what may leave the gateway (SEC-F4). */
export const clientOutput = z.object({
  title: text,
  firstName: text,
  surname: text,
  /** W-4: how the client is greeted: the given name, else the first name. */
  givenName: text,
  email: text,
  /** By the verified token, never by the record (SEC-F3). */
  isVip: z.boolean(),
  telephone: telephoneOutput,
  address: addressOutput,
  pendingAmendment: amendmentOutput.nullable(),
  /** The start of the relationship, and the adviser; null where the firm does not say. */
  clientSince: text,
  /** When they signed in the time before this one; null at the first sign-in, and where the firm does not say. */
  previousSignInAt: text,
  adviser: adviserOutput.nullable(),
});

const noNumbers = { homeNumber: null, workNumber: null, mobileNumber: null };
const noLines = { line1: null, line2: null, line3: null, town: null, county: null };
const noAddress = { ...noLines, postcode: null, country: null, countryId: null };

const toRecord = mapperTo(
  clientOutput
    .omit({ isVip: true, pendingAmendment: true })
    .extend({ telephone: telephoneOutput.nullable(), address: addressOutput.nullable() }),
);
const toKnownAmendment = mapperTo(amendmentOutput.omit({ documentRequestId: true }));

export function toClient(client: Client, isVip: boolean): z.infer<typeof clientOutput> {
  const record = toRecord(client);
  return {
    ...record,
    isVip,
    givenName: record.givenName ?? record.firstName,
    telephone: record.telephone ?? noNumbers,
    address: record.address ?? noAddress,
    pendingAmendment: toAmendment(client.pending_amendment),
    // An adviser is shown under their name.
    adviser: record.adviser?.name.trim() ? record.adviser : null,
  };
}

/** API-15: every value that JavaScript takes as true means that a change is pending, except an empty list. */
function toAmendment(pending: unknown): z.infer<typeof amendmentOutput> | null {
  if (!pending || (Array.isArray(pending) && pending.length === 0)) return null;
  const reading = readValue(amendmentSchema, pending);
  if ('unusable' in reading)
    return {
      uuid: null,
      status: null,
      submittedAt: null,
      changes: null,
      note: null,
      documentRequestId: null,
    };
  const { answer } = reading;
  return { ...toKnownAmendment(answer), documentRequestId: answer.document_request_uuid };
}
