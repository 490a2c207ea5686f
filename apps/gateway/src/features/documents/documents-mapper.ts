import {
  type Document,
  type DocumentRequest,
  documentKinds,
  documentRequestStates,
} from '@portal/contract/v1/documents';
import { z } from 'zod';
import { mapperTo } from '../../mapping/listed-fields.ts';

const text = z.string().nullable();
const kind = z.enum(documentKinds).nullable();

/** A document of a client (P-13). What the firm does not say is null. */
export const documentOutput = z.object({
  id: z.string(),
  title: text,
  kind,
  /** The policy it is about. */
  policyId: text,
  /** The request that it answers. */
  requestId: text,
  /** The day it is about. */
  date: text,
  /** In bytes. */
  size: z.number().nullable(),
  mediaType: text,
  fileName: text,
  isRead: z.boolean().nullable(),
  addedBy: z.enum(['firm', 'client']).nullable(),
  addedAt: text,
});

/** What the firm asks a client to send (P-36). */
export const documentRequestOutput = z.object({
  id: z.string(),
  title: text,
  /** `sent` waits for the firm, and `rejected` can be answered again. */
  state: z.enum(documentRequestStates),
  reason: text,
  dueOn: text,
  kind,
  policyId: text,
  askedAt: text,
  sentAt: text,
  decidedAt: text,
  /** Why it was rejected. */
  decisionNote: text,
  /** What was sent in answer to it. */
  documents: z.array(documentOutput),
});

/** Ids have other names on the wire. */
const toKnownDocument = mapperTo(documentOutput.omit({ id: true, policyId: true, requestId: true }));
const toKnownRequest = mapperTo(documentRequestOutput.omit({ id: true, policyId: true, documents: true }));

export function toDocument(document: Document): z.infer<typeof documentOutput> {
  return {
    ...toKnownDocument(document),
    id: document.uuid,
    policyId: document.policy_uuid,
    requestId: document.request_uuid,
  };
}

export function toDocumentRequest(request: DocumentRequest): z.infer<typeof documentRequestOutput> {
  return {
    ...toKnownRequest(request),
    id: request.uuid,
    policyId: request.policy_uuid,
    documents: (request.documents ?? []).map(toDocument),
  };
}
