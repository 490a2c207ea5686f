import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bare, eachFieldNull, expectNoEmptyPart, expectNothingInvented } from '#test/bare-records.ts';
import { aDocument, aDocumentRequest } from '#test/build/a-document.ts';
import { firmWithDocuments, openDocuments, titles } from '#test/render-documents.tsx';

const whole = aDocument(1, { policyId: 'p-1', isRead: false, addedBy: 'client' });
const unsaid = bare(whole, 'id', 'title');

test('P-13: where the firm has no documents the page says so, and offers nothing', async () => {
  const none = { offered: false, documents: [], requests: [], page: 1, pages: 1, totalCount: 0 };
  await openDocuments({
    ...firmWithDocuments([]),
    'documents.list': () => ({ ...none, unreadCount: 0, years: [], unreadable: 0 }),
    'documents.requests': () => ({ ...none, unreadable: 0 }),
  });
  expect(screen.getByRole('heading', { name: 'Documents are not offered here' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to your account' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('search')).toBeNull();
});

test('P-47: a document with a title alone is listed without a year, and nothing is made up for it', async () => {
  await openDocuments(firmWithDocuments([unsaid, { ...unsaid, id: '18', title: null }]));
  expect(titles()).toEqual(['Document 1', 'Untitled document']);
  expect(screen.queryByRole('heading', { name: /\d{4}/ })).toBeNull();
  expect(screen.queryByLabelText('Year')).toBeNull();
  expect(screen.getByRole('link', { name: 'Document 1' })).toBeTruthy();
  expectNothingInvented();
  expectNoEmptyPart();
});

test.each(eachFieldNull(whole, 'id', 'title'))(
  'P-13: without %s the rest of a document is shown',
  async (_field, document) => {
    await openDocuments(firmWithDocuments([document]));
    await waitFor(() => expect(titles()).toEqual(['Document 1']));
    expectNothingInvented();
    expectNoEmptyPart();
  },
);

test('P-47: a document without the day that it is about is under the year in which it was added', async () => {
  await openDocuments(firmWithDocuments([aDocument(1, { date: null, addedAt: '2025-12-31T23:30:00Z' })]));
  expect(screen.getByRole('region', { name: '2025' }).textContent).toContain('31 Dec 2025');
});

test('P-36: a request with a title and a state alone is shown, and nothing is made up for it', async () => {
  const request = bare(aDocumentRequest(1), 'id', 'title', 'state', 'documents');
  await openDocuments(firmWithDocuments([whole], [request]));
  expect(await screen.findByRole('heading', { name: 'Request 1' })).toBeTruthy();
  expectNothingInvented();
  expectNoEmptyPart();
});

test('P-13: what cannot be read is counted, and where nothing can be read the page does not say that there is nothing', async () => {
  const firm = firmWithDocuments([]);
  await openDocuments({
    ...firm,
    'documents.list': (input) => ({ ...(firm['documents.list']!(input) as object), unreadable: 2 }),
  });
  expect(screen.getByText('2 documents could not be read.')).toBeTruthy();
  expect(screen.queryByText('No documents yet')).toBeNull();
});
