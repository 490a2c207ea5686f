import type { RouterOutputs } from '#core/trpc/procedures.ts';

type Document = RouterOutputs['documents']['byId'];
type DocumentRequest = RouterOutputs['documents']['request'];

/** A document that the firm added and the client has read, unless overridden. */
export function aDocument(number: number, overrides: Partial<Document> = {}): Document {
  return {
    id: `00000000-0000-4000-8005-${String(number).padStart(12, '0')}`,
    title: `Document ${number}`,
    kind: 'letter',
    policyId: null,
    requestId: null,
    date: '2026-11-19',
    size: 182_400,
    mediaType: 'application/pdf',
    fileName: `Document ${number}.pdf`,
    isRead: true,
    addedBy: 'firm',
    addedAt: '2026-11-19T15:20:00.000Z',
    ...overrides,
  };
}

/** A request that waits for the client, unless overridden. */
export function aDocumentRequest(number: number, overrides: Partial<DocumentRequest> = {}): DocumentRequest {
  return {
    id: `00000000-0000-4000-8006-${String(number).padStart(12, '0')}`,
    title: `Request ${number}`,
    state: 'asked',
    reason: 'We need to see it before we go on.',
    dueOn: '2026-12-10',
    kind: 'identity',
    policyId: null,
    askedAt: '2026-11-19T15:20:00.000Z',
    sentAt: null,
    decidedAt: null,
    decisionNote: null,
    documents: [],
    ...overrides,
  };
}
