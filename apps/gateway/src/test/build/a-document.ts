import {
  type Document,
  type DocumentRequest,
  documentRequestSchema,
  documentSchema,
} from '@portal/contract/v1/documents';
import { aUuid } from './a-policy.ts';

export function aDocument(overrides: Partial<Document> = {}): Document {
  return documentSchema.parse({
    uuid: aUuid(500),
    title: 'Annual statement 2025',
    kind: 'statement',
    policy_uuid: aUuid(1),
    request_uuid: null,
    date: '2025-12-31',
    size: 182_400,
    media_type: 'application/pdf',
    file_name: 'Annual statement 2025.pdf',
    is_read: false,
    added_by: 'firm',
    added_at: '2026-01-15T09:00:00Z',
    ...overrides,
  });
}

export function aDocumentRequest(overrides: Partial<DocumentRequest> = {}): DocumentRequest {
  return documentRequestSchema.parse({
    uuid: aUuid(600),
    title: 'Proof of your new address',
    state: 'asked',
    reason: 'We change your address once we have seen it.',
    due_on: '2026-06-30',
    kind: 'identity',
    asked_at: '2026-05-30T09:00:00Z',
    ...overrides,
  });
}
