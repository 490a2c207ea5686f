import { z } from 'zod';
import { MAX_SEARCH_LENGTH } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { namesRefusal } from '../reading/refused-success.ts';
import {
  doneAnswer,
  idempotencyKey,
  isoDate,
  isoDateTime,
  line,
  recordId,
  wireCount,
  wireFlag,
  wireId,
} from '../shapes/fields.ts';
import { pageNumber, paginationSchema } from '../shapes/pagination.ts';
import { exact, nullable, offered } from '../shapes/promised.ts';
import { MAX_FILE_NAME_LENGTH } from '../shapes/upload-rule.ts';

/** What a document is. */
export const documentKinds = [
  'statement',
  'valuation_report',
  'letter',
  'tax_voucher',
  'terms',
  'identity',
  'other',
] as const;
export const documentKindSchema = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof documentKindSchema>;

/** A document of a client: `date` is the day it is about, `size` its bytes, `added_by` who put it there. */
export const documentSchema = z.object({
  uuid: wireId,
  title: z.string(),
  kind: offered(documentKindSchema, 'what kind of document it is'),
  policy_uuid: offered(wireId, 'the policy that a document is about'),
  request_uuid: offered(wireId, 'the request that a document answers'),
  date: offered(isoDate, 'the date of a document'),
  size: offered(z.int().min(0), 'the size of a document'),
  media_type: offered(z.string().max(100), 'what kind of file it is'),
  file_name: offered(z.string().max(255), 'the name under which a document is saved'),
  is_read: offered(wireFlag, 'whether a document is new'),
  added_by: offered(z.enum(['firm', 'client']), 'who added a document'),
  added_at: offered(isoDateTime, 'when a document was added'),
});
export type Document = z.infer<typeof documentSchema>;

/** How far a request for a document is; `sent` waits for the firm, `rejected` can be answered again. */
export const documentRequestStates = ['asked', 'sent', 'accepted', 'rejected'] as const;

/**
 * What the firm asks a client to send: `title` says what, `reason` why, `due_on` by when, `decision_note` why it was
 * rejected.
 */
export const documentRequestSchema = z.object({
  uuid: wireId,
  title: z.string(),
  state: z.enum(documentRequestStates),
  reason: offered(z.string(), 'why a document is asked for'),
  due_on: offered(isoDate, 'by when a document is asked for'),
  kind: offered(documentKindSchema, 'what kind of document is asked for'),
  policy_uuid: offered(wireId, 'the policy that a request is about'),
  asked_at: offered(isoDateTime, 'when a document was asked for'),
  sent_at: offered(isoDateTime, 'when a document was sent'),
  decided_at: offered(isoDateTime, 'when a document was accepted or rejected'),
  decision_note: offered(z.string(), 'why a document was rejected'),
  documents: offered(z.array(documentSchema), 'what was sent in answer to a request'),
});
export type DocumentRequest = z.infer<typeof documentRequestSchema>;

const oneDocument = z.object({ uuid: recordId });

/**
 * P-13. An extension. Documents, newest first. `year` is that of `date`; `search` looks in titles; `unread_count` is
 * over all pages and filters; `years` are those that have documents.
 */
export const documentsEndpoint = defineEndpoint({
  row: 'P-13',
  summary: 'Documents by page',
  method: 'GET',
  path: '/v1/document',
  auth: 'full',
  extension: true,
  query: z.object({
    page: pageNumber.optional(),
    kind: documentKindSchema.optional(),
    year: z.coerce.number().int().min(1900).max(2200).optional(),
    policy_uuid: recordId.optional(),
    search: line(MAX_SEARCH_LENGTH).optional(),
    unread: z.enum(['1']).optional(),
  }),
  list: { key: 'documents', names: ['items', 'data'] },
  answer: z.object({
    documents: z.array(documentSchema),
    pagination: exact(nullable(paginationSchema)),
    unread_count: offered(wireCount(), 'how many documents are new'),
    years: offered(z.array(z.int()), 'the years to choose from'),
  }),
});

/** P-13. An extension. */
export const documentEndpoint = defineEndpoint({
  row: 'P-13',
  summary: 'One document',
  method: 'GET',
  path: '/v1/document/{uuid}/view',
  auth: 'full',
  extension: true,
  params: oneDocument,
  answer: documentSchema,
});

/**
 * P-18. An extension. The bytes, as a stream; `Range` asks for a part of them (RFC 9110, section 14), which is answered
 * by 206, or by 416 where there is no such part.
 */
export const documentContentEndpoint = defineEndpoint({
  row: 'P-18',
  summary: 'The bytes of a document',
  method: 'GET',
  path: '/v1/document/{uuid}/content',
  auth: 'full',
  extension: true,
  params: oneDocument,
  headers: z.object({
    Range: z
      .string()
      .regex(/^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/)
      .optional(),
  }),
  answersBytes: true,
  answer: z.unknown(),
});

/** P-59. An extension. The same again changes nothing. */
export const readDocumentEndpoint = defineEndpoint({
  row: 'P-59',
  summary: 'Mark a document as read',
  method: 'PUT',
  path: '/v1/document/{uuid}/read',
  auth: 'full',
  extension: true,
  params: oneDocument,
  anyAnswer: true,
  isRefused: namesRefusal,
  refusedStatus: 422,
  answer: doneAnswer,
});

/** What is sent beside the file. */
export const uploadFieldsSchema = z.object({
  file_name: line(MAX_FILE_NAME_LENGTH).min(1),
  title: line(120).optional(),
  kind: documentKindSchema.optional(),
  policy_uuid: recordId.optional(),
  request_uuid: recordId.optional(),
});

/**
 * P-14. An extension. One file, as the last part of a multipart form, named `file`; the fields come before it. Sent
 * again under the same key it returns the existing document (SEC-I7). 422 with a code of upload-rule.ts on the field at
 * fault. Nothing of an interrupted request is kept.
 */
export const addDocumentEndpoint = defineEndpoint({
  row: 'P-14',
  summary: 'Send a document to the firm',
  method: 'POST',
  path: '/v1/document',
  auth: 'full',
  extension: true,
  headers: z.object({ 'Idempotency-Key': idempotencyKey.optional() }),
  encoding: 'multipart',
  body: uploadFieldsSchema,
  answer: documentSchema,
});

/** P-36. An extension. Every request for a document, those that wait for the client first. */
export const documentRequestsEndpoint = defineEndpoint({
  row: 'P-36',
  summary: 'Requests for documents',
  method: 'GET',
  path: '/v1/document-request',
  auth: 'full',
  extension: true,
  list: { key: 'requests', names: ['items', 'data'] },
  answer: z.object({ requests: z.array(documentRequestSchema) }),
});

/** P-36. An extension. */
export const documentRequestEndpoint = defineEndpoint({
  row: 'P-36',
  summary: 'One request for a document',
  method: 'GET',
  path: '/v1/document-request/{uuid}/view',
  auth: 'full',
  extension: true,
  params: oneDocument,
  answer: documentRequestSchema,
});
