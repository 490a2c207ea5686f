import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { isoDate, line, recordId } from '../shapes/fields.ts';
import { documentKindSchema, documentRequestSchema, documentSchema } from '../v1/documents.ts';
import { personParams } from './people.ts';

export const personDocumentRequestsEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'What a person was asked to send',
  method: 'GET',
  path: '/qa/people/{email}/document-requests',
  auth: 'none',
  params: personParams,
  answer: z.object({ requests: z.array(documentRequestSchema) }),
});

/**
 * Makes a request, a notification with an action that leads to it, and a message that points to it. Missing fields are
 * generated. `for_amendment` has the pending change of details wait for the document: 409 when there is none. 404 for a
 * policy that is not theirs.
 */
export const askForDocumentEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'Ask a person for a document',
  method: 'POST',
  path: '/qa/people/{email}/document-requests',
  auth: 'none',
  refusals: ['CONFLICT'],
  params: personParams,
  encoding: 'json',
  body: z.strictObject({
    title: line(120).min(1).optional(),
    reason: line(300).min(1).optional(),
    due_on: isoDate.optional(),
    kind: documentKindSchema.optional(),
    policy_uuid: recordId.optional(),
    for_amendment: z.boolean().optional(),
  }),
  answer: documentRequestSchema,
});

/**
 * By default of the request that was answered last. The person is notified. 409 when nothing that was sent is waiting
 * for a decision.
 */
export const decideDocumentEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'Accept or reject what a person sent',
  method: 'POST',
  path: '/qa/people/{email}/document-decision',
  auth: 'none',
  refusals: ['CONFLICT'],
  params: personParams,
  encoding: 'json',
  body: z.strictObject({
    decision: z.enum(['accepted', 'rejected']),
    request_uuid: recordId.optional(),
    note: line(300).optional().meta({ description: 'Shown to the person when the document is rejected.' }),
  }),
  answer: documentRequestSchema,
});

/** A PDF of one page. Missing fields are generated; the person is notified. 404 for a policy that is not theirs. */
export const publishDocumentEndpoint = defineEndpoint({
  row: 'Q-3',
  summary: 'Put a document of the firm into the documents of a person',
  method: 'POST',
  path: '/qa/people/{email}/documents',
  auth: 'none',
  params: personParams,
  encoding: 'json',
  body: z.strictObject({
    title: line(120).min(1).optional(),
    kind: documentKindSchema.optional(),
    policy_uuid: recordId.optional(),
    date: isoDate.optional(),
  }),
  answer: documentSchema,
});
