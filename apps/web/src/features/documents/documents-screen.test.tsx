import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { uploadQueue } from '#core/documents/upload/named-queues.ts';
import { aDocument, aDocumentRequest } from '#test/build/a-document.ts';
import { gatewayFailure, goOffline } from '#test/fake-gateway.ts';
import { firmWithDocuments, openDocuments, titles } from '#test/render-documents.tsx';

const statement = aDocument(1, {
  title: 'Annual statement',
  kind: 'statement',
  policyId: 'p-1',
  date: '2026-04-05',
  size: 4_200_000,
  isRead: false,
});
const letter = aDocument(2, { title: 'Welcome letter', kind: 'letter', date: '2026-02-01' });
const voucher = aDocument(3, { title: 'Tax voucher', kind: 'tax_voucher', date: '2025-12-31' });
const passport = aDocument(4, {
  title: 'Passport',
  kind: 'identity',
  date: '2025-03-02',
  addedBy: 'client',
});
const all = [statement, letter, voucher, passport];

const row = (title: string) => screen.getByRole('link', { name: new RegExp(title) });

test('P-13, P-47: documents are listed under their years, each with what is known of it', async () => {
  await openDocuments(firmWithDocuments(all));
  const of2026 = within(screen.getByRole('region', { name: '2026' }));
  expect(of2026.getAllByRole('listitem')).toHaveLength(2);
  expect(within(screen.getByRole('region', { name: '2025' })).getAllByRole('listitem')).toHaveLength(1);
  await waitFor(() => expect(row('Annual statement').textContent).toContain('Statement, Family pension'));
  for (const fact of ['New', '5 Apr 2026', '4.2 MB'])
    expect(within(row('Annual statement')).getByText(fact)).toBeTruthy();
  expect(row('Annual statement').getAttribute('href')).toBe(`/tabs/documents/view/${statement.id}`);
  expect(row('Welcome letter').textContent).not.toContain('New');
  expect(screen.getByText('4 documents')).toBeTruthy();
});

test('P-13: from page to page, and what the client sent says so', async () => {
  const { address } = await openDocuments(firmWithDocuments(all));
  expect(titles()).toHaveLength(3);
  await userEvent.click(screen.getByRole('link', { name: 'Older documents' }));
  await waitFor(() => expect(titles()).toEqual(['Passport']));
  expect(address()).toBe('/tabs/documents?page=2');
  expect(within(row('Passport')).getByText('Sent by you')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Documents' }));
});

test('P-52: a kind, a year, a policy and what is new narrow the list, in the address, from its first page', async () => {
  const { address } = await openDocuments(firmWithDocuments(all), '/tabs/documents?page=2');
  await userEvent.click(screen.getByRole('button', { name: /^Tax voucher/ }));
  await waitFor(() => expect(titles()).toEqual(['Tax voucher']));
  expect(address()).toBe('/tabs/documents?kind=tax_voucher');
  expect(screen.getByText('1 document found')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(address()).toBe('/tabs/documents');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Documents' }));

  await userEvent.selectOptions(screen.getByLabelText('Year'), '2025');
  await waitFor(() => expect(titles()).toEqual(['Tax voucher', 'Passport']));
  await userEvent.selectOptions(screen.getByLabelText('Year'), '');
  await userEvent.selectOptions(screen.getByLabelText('Policy'), 'Family pension');
  await waitFor(() => expect(titles()).toEqual(['Annual statement']));
  expect(address()).toBe('/tabs/documents?policy=p-1');
  await userEvent.selectOptions(screen.getByLabelText('Policy'), '');

  const onlyNew = screen.getByRole('button', { name: /^Only new/ });
  expect(onlyNew.textContent).toContain('1');
  await userEvent.click(onlyNew);
  await waitFor(() => expect(titles()).toEqual(['Annual statement']));
  expect(onlyNew.getAttribute('aria-pressed')).toBe('true');
  expect(address()).toBe('/tabs/documents?new=1');
});

test('P-52: a search looks in titles, starts at the first page, and is in the address', async () => {
  const { address } = await openDocuments(firmWithDocuments(all), '/tabs/documents?page=2');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search documents' }), 'annual');
  await waitFor(() => expect(titles()).toEqual(['Annual statement']));
  expect(address()).toBe('/tabs/documents?search=annual');
});

test('P-52: an address opens the list as it was chosen', async () => {
  await openDocuments(firmWithDocuments(all), '/tabs/documents?kind=letter&year=2026&search=wel');
  expect(titles()).toEqual(['Welcome letter']);
  expect(screen.getByRole('button', { name: 'Letter' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByLabelText<HTMLSelectElement>('Year').value).toBe('2026');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('wel');
});

test('P-52: a year and a policy of the address can be seen where there is nothing of them', async () => {
  await openDocuments(firmWithDocuments(all), '/tabs/documents?year=1999&policy=gone');
  expect(screen.getByLabelText<HTMLSelectElement>('Year').value).toBe('1999');
  expect(screen.getByLabelText<HTMLSelectElement>('Policy').value).toBe('gone');
  await userEvent.click(screen.getByRole('button', { name: 'Show all documents' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
});

test('P-13: a page beyond the last says so, and leads to the first', async () => {
  const { address } = await openDocuments(firmWithDocuments(all), '/tabs/documents?page=9');
  await userEvent.click(screen.getByRole('link', { name: 'Go to the first page' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(address()).toBe('/tabs/documents');
});

test('P-13: a client without documents is told what comes here, without filters', async () => {
  await openDocuments(firmWithDocuments([]));
  expect(screen.getByRole('heading', { name: 'No documents yet' })).toBeTruthy();
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.getByRole('link', { name: 'Make a statement of holdings' }).getAttribute('href')).toBe(
    '/tabs/documents/statement',
  );
});

test('P-52: while the filters are cleared the page does not say that there are no documents', async () => {
  const firm = firmWithDocuments(all);
  const loaded = Promise.withResolvers<void>();
  await openDocuments(
    {
      ...firm,
      'documents.list': async (input) => {
        if ((input as { search?: string }).search === undefined) await loaded.promise;
        return firm['documents.list']?.(input);
      },
    },
    '/tabs/documents?search=nothing',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show all documents' }));
  expect(screen.getByRole('search')).toBeTruthy();
  const list = within(screen.getByRole('region', { name: 'Documents' }));
  expect(list.getByRole('status').textContent).toBe('Loading your documents');
  expect(screen.queryByRole('heading', { name: /^No documents/ })).toBeNull();
  loaded.resolve();
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Documents' }));
});

test('P-14: what the firm waits for is on top, and leads to the page on which it is sent', async () => {
  const requests = [
    aDocumentRequest(1, { title: 'Proof of address' }),
    aDocumentRequest(2, {
      title: 'Passport copy',
      state: 'rejected',
      decisionNote: 'The photo is too dark.',
    }),
    aDocumentRequest(3, { title: 'Bank letter', state: 'sent' }),
    aDocumentRequest(4, { title: 'Old form', state: 'accepted' }),
  ];
  await openDocuments(firmWithDocuments(all, requests));
  const waiting = within(await screen.findByRole('region', { name: 'We need something from you' }));
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first?.textContent).toBe('We need something from you');
  const above = Node.DOCUMENT_POSITION_PRECEDING;
  const send = screen.getByRole('button', { name: 'Send a document' });
  expect(send.compareDocumentPosition(first!) & above).toBe(above);
  const links = waiting.getAllByRole('link', { name: /^Send it/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/tabs/documents/requests/${requests[0]!.id}`,
    `/tabs/documents/requests/${requests[1]!.id}`,
  ]);
  expect(waiting.getByText('The photo is too dark.')).toBeTruthy();
  const lookedAt = within(screen.getByRole('region', { name: 'With us for review' }));
  expect(lookedAt.getByRole('heading', { name: 'Bank letter' })).toBeTruthy();
  expect(screen.queryByText('Old form')).toBeNull();
});

test('P-36, S-6: where what the firm asks for cannot be loaded, that is said, and can be tried again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let isUp = false;
  const firm = firmWithDocuments(all, [aDocumentRequest(1, { title: 'Proof of address' })]);
  await openDocuments({
    ...firm,
    'documents.requests': (input) => {
      if (isUp) return firm['documents.requests']!(input);
      throw gatewayFailure('UPSTREAM_DOWN', '7f2c41a9');
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We could not load what we need from you');
  expect(alert.compareDocumentPosition(screen.getByRole('search'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(titles()).toHaveLength(3);
  isUp = true;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Proof of address' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('P-36, S-6: requests that cannot be read are counted, above the filters', async () => {
  await openDocuments({
    ...firmWithDocuments(all),
    'documents.requests': () => ({ offered: true, requests: [], unreadable: 2 }),
  });
  const note = await screen.findByText('2 requests could not be read.');
  expect(note.compareDocumentPosition(screen.getByRole('search'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('P-14: with a policy chosen, only what is asked for about it is on top', async () => {
  const requests = [
    aDocumentRequest(1, { title: 'Proof of address' }),
    aDocumentRequest(2, { title: 'Pension form', policyId: 'p-1' }),
  ];
  await openDocuments(firmWithDocuments(all, requests), '/tabs/documents?policy=p-1');
  expect(await screen.findByRole('heading', { name: 'Pension form' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Proof of address' })).toBeNull();
});

test('P-14: a document is sent from here', async () => {
  await openDocuments(firmWithDocuments(all));
  const send = screen.getByRole('button', { name: 'Send a document' });
  expect(send.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(send);
  expect(send.getAttribute('aria-expanded')).toBe('true');
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeTruthy();
});

test('P-14: files that were sent before the page was left are shown on the return to it', async () => {
  uploadQueue('documents').add([new File(['1'], 'passport.txt')], {}, false);
  await openDocuments(firmWithDocuments(all));
  expect(screen.getByRole('button', { name: 'Send a document' }).getAttribute('aria-expanded')).toBe('true');
  expect((await screen.findByRole('list', { name: 'Chosen files' })).textContent).toContain('passport.txt');
});

test('S-6: a list that failed to load can be requested again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let isUp = false;
  const firm = firmWithDocuments(all);
  await openDocuments({
    ...firm,
    'documents.list': (input) => {
      if (isUp) return firm['documents.list']!(input);
      throw gatewayFailure('UPSTREAM_DOWN', '7f2c41a9');
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('We could not load your documents');
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
});

test('P-19: a document opened without a network starts with what its row knows, and is read again with one', async () => {
  const { queryClient, address } = await openDocuments(firmWithDocuments(all));
  goOffline();
  await userEvent.click(row('Welcome letter'));
  expect(address()).toBe(`/tabs/documents/view/${letter.id}`);
  const opened = queryClient.getQueryCache().find({ queryKey: [['documents', 'byId']], exact: false });
  expect(opened?.state.data).toEqual(letter);
  expect(opened?.isStaleByTime(60_000)).toBe(true);
});
