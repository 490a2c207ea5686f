import { describe, expect, it } from 'vitest';
import { aDocument, aDocumentRequest } from '../../test/build/a-document.ts';
import { aUuid } from '../../test/build/a-policy.ts';
import { buildCaller, failureOf } from '../../test/build-caller.ts';
import { aRefusal } from '../../test/fake-upstream.ts';

const id = aUuid(500);
const requestId = aUuid(600);

const mappedDocument = {
  id,
  title: 'Annual statement 2025',
  kind: 'statement',
  policyId: aUuid(1),
  requestId: null,
  date: '2025-12-31',
  size: 182_400,
  mediaType: 'application/pdf',
  fileName: 'Annual statement 2025.pdf',
  isRead: false,
  addedBy: 'firm',
  addedAt: '2026-01-15T09:00:00Z',
};
const mappedRequest = {
  id: requestId,
  title: 'Proof of your new address',
  state: 'asked',
  reason: 'We change your address once we have seen it.',
  dueOn: '2026-06-30',
  kind: 'identity',
  policyId: null,
  askedAt: '2026-05-30T09:00:00Z',
  sentAt: null,
  decidedAt: null,
  decisionNote: null,
  documents: [],
};

const callerOver = (answers: Record<string, unknown>) => buildCaller({ scope: 'full', answers });

const onePage = {
  documents: [aDocument()],
  pagination: { totalCount: 41, defaultPageSize: 20 },
  unread_count: 3,
  years: [2026, 2025],
};

describe('documents.list', () => {
  it('P-13: gives one page, with the years there are and how many are new', async () => {
    const { caller } = callerOver({ 'GET /v1/document': onePage });
    expect(await caller.documents.list({ page: 2 })).toEqual({
      offered: true,
      documents: [mappedDocument],
      page: 2,
      pages: 3,
      totalCount: 41,
      unreadCount: 3,
      years: [2026, 2025],
      unreadable: 0,
    });
  });

  it('P-52: asks for a kind, a year, a policy, a word of the title and what is new, by their names on the wire', async () => {
    const { caller, calls } = callerOver({ 'GET /v1/document': onePage });
    const filters = { kind: 'statement', year: 2025, search: 'annual' } as const;
    await caller.documents.list({ ...filters, policyId: aUuid(1), unread: true });
    expect(calls[0]?.input).toEqual({ query: { page: 1, ...filters, policy_uuid: aUuid(1), unread: '1' } });
  });

  it('P-52: asks for everything where nothing is chosen', async () => {
    const { caller, calls } = callerOver({ 'GET /v1/document': onePage });
    await caller.documents.list({ search: '' });
    expect(calls[0]?.input).toEqual({ query: { page: 1 } });
  });

  it.each([{ page: 0 }, { kind: 'recipe' }, { year: 99 }, { policyId: '../1' }, { search: 'x'.repeat(101) }])(
    'P-13: %j is refused, and the firm is not asked',
    async (input) => {
      const { caller, calls } = callerOver({ 'GET /v1/document': onePage });
      expect((await failureOf(caller.documents.list(input as object))).appCode).toBe('VALIDATION');
      expect(calls).toEqual([]);
    },
  );

  it('P-13: a firm that counts nothing has one page, and what is new on it is counted', async () => {
    const read = aDocument({ uuid: aUuid(501), is_read: true });
    const { caller } = callerOver({ 'GET /v1/document': { documents: [aDocument(), read] } });
    expect(await caller.documents.list({})).toMatchObject({
      pages: 1,
      totalCount: 2,
      unreadCount: 1,
      years: [],
    });
  });

  it('P-13: a document of which the firm gives an id and a title is listed, and one without them is counted', async () => {
    const bare = { uuid: id, title: 'Letter', kind: 'a_kind_of_its_own' };
    const { caller } = callerOver({ 'GET /v1/document': { documents: [bare, { title: 'Lost' }] } });
    const { documents, unreadable } = await caller.documents.list({});
    expect(unreadable).toBe(1);
    expect(documents).toEqual([
      {
        ...Object.fromEntries(Object.keys(mappedDocument).map((name) => [name, null])),
        id,
        title: 'Letter',
      },
    ]);
  });

  it.each([404, 405, 501])('P-13: a firm that refuses the call by %i offers no documents', async (status) => {
    const { caller } = callerOver({ 'GET /v1/document': aRefusal(status) });
    expect(await caller.documents.list({})).toMatchObject({ offered: false, documents: [] });
    expect(await caller.documents.unreadCount()).toEqual({ offered: false, unread: 0 });
  });

  it('P-13: a list that fails is a failure, not a firm without documents', async () => {
    const { caller } = callerOver({ 'GET /v1/document': aRefusal(500) });
    expect((await failureOf(caller.documents.list({}))).appCode).toBe('UPSTREAM_DOWN');
  });
});

describe('documents.unreadCount', () => {
  it('R-25: gives how many documents are new over all pages', async () => {
    const { caller } = callerOver({ 'GET /v1/document': onePage });
    expect(await caller.documents.unreadCount()).toEqual({ offered: true, unread: 3 });
  });
});

describe('documents.byId', () => {
  it('P-13: gives one document', async () => {
    const { caller } = callerOver({ [`GET /v1/document/${id}/view`]: aDocument() });
    expect(await caller.documents.byId({ id })).toEqual(mappedDocument);
  });

  it('SEC-F1: an id that is not found says nothing about the call', async () => {
    const { caller } = callerOver({});
    expect((await failureOf(caller.documents.byId({ id }))).appCode).toBe('NOT_FOUND');
  });
});

describe('documents.markRead', () => {
  it('P-59: marks one as read, whatever the firm answers', async () => {
    const { caller, calls } = callerOver({ [`PUT /v1/document/${id}/read`]: {} });
    expect(await caller.documents.markRead({ id })).toEqual({ isRead: true });
    expect(calls[0]?.input).toEqual({ params: { uuid: id } });
  });
});

describe('documents.requests', () => {
  it('P-36: gives every request for a document, with what was sent in answer', async () => {
    const sent = aDocument({ request_uuid: requestId, added_by: 'client' });
    const requests = [
      aDocumentRequest(),
      aDocumentRequest({ uuid: aUuid(601), state: 'sent', documents: [sent] }),
    ];
    const { caller } = callerOver({ 'GET /v1/document-request': { requests } });
    expect(await caller.documents.requests()).toEqual({
      offered: true,
      requests: [
        mappedRequest,
        {
          ...mappedRequest,
          id: aUuid(601),
          state: 'sent',
          documents: [{ ...mappedDocument, requestId, addedBy: 'client' }],
        },
      ],
      unreadable: 0,
    });
  });

  it('P-36: a firm that does not know the call requests no documents', async () => {
    const { caller } = callerOver({});
    expect(await caller.documents.requests()).toEqual({ offered: false, requests: [], unreadable: 0 });
  });

  it('P-36: gives one request', async () => {
    const { caller } = callerOver({ [`GET /v1/document-request/${requestId}/view`]: aDocumentRequest() });
    expect(await caller.documents.request({ id: requestId })).toEqual(mappedRequest);
  });
});
