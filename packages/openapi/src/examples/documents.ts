import type { Document, DocumentRequest } from '@portal/contract/v1/documents';
import type { ExamplesOf } from '../example.ts';

const statement: Document = {
  uuid: '2f6f8a3c-51d0-4d0b-8f0e-6f0c1f0f7a21',
  title: 'Yearly statement to 5 April 2026',
  kind: 'statement',
  policy_uuid: 'e2005c80-a0ea-8c47-b439-e5fd839a1545',
  request_uuid: null,
  date: '2026-04-05',
  size: 48_213,
  media_type: 'application/pdf',
  file_name: 'Yearly statement to 5 April 2026.pdf',
  is_read: false,
  added_by: 'firm',
  added_at: '2026-05-11T08:30:00.000Z',
};

const sent: Document = {
  uuid: '7b1c22b7-9a35-4f58-8f25-0a34a8f6c311',
  title: 'Council tax bill',
  kind: 'identity',
  policy_uuid: null,
  request_uuid: 'c0a9d1f2-6b7c-4b0e-9d64-2f8f3e5a7d10',
  date: '2026-11-21',
  size: 912_004,
  media_type: 'image/jpeg',
  file_name: 'Council tax bill.jpg',
  is_read: true,
  added_by: 'client',
  added_at: '2026-11-21T09:05:00.000Z',
};

const request: DocumentRequest = {
  uuid: 'c0a9d1f2-6b7c-4b0e-9d64-2f8f3e5a7d10',
  title: 'Proof of your new address',
  state: 'sent',
  reason: 'We need a bill or a bank statement of the last three months before we change your address.',
  due_on: '2026-12-05',
  kind: 'identity',
  policy_uuid: null,
  asked_at: '2026-11-19T10:00:00.000Z',
  sent_at: '2026-11-21T09:05:00.000Z',
  decided_at: null,
  decision_note: null,
  documents: [sent],
};

const params = { uuid: statement.uuid };

export const documentsExamples: ExamplesOf<'documents'> & ExamplesOf<'documentRequests'> = {
  'documents.list': {
    query: { kind: 'statement', year: 2026 },
    answer: {
      documents: [statement],
      pagination: { totalCount: 1, defaultPageSize: 20 },
      unread_count: 1,
      years: [2026, 2025, 2024],
    },
  },
  'documents.view': { params, answer: statement },
  'documents.content': { params, headers: { Range: 'bytes=0-65535' }, answer: undefined },
  'documents.markRead': { params, answer: {} },
  'documents.add': {
    headers: { 'Idempotency-Key': '0e5b7a39-2f51-4c44-b0a8-8f3a1e7c9d24' },
    body: { file_name: 'Council tax bill.jpg', title: sent.title, request_uuid: request.uuid },
    answer: sent,
  },
  'documentRequests.list': { answer: { requests: [request] } },
  'documentRequests.view': { params: { uuid: request.uuid }, answer: request },
};
