import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import { type ByteRanges, UnreadablePdf } from '#core/pdf/open-pdf.ts';
import { aDocument } from '#test/build/a-document.ts';
import { type Answers, gatewayFailure } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { DocumentScreen } from './document-screen.tsx';

const patience = { timeout: 10_000 };

const { env, gatewayFetch, openPdf, saveFile } = vi.hoisted(() => ({
  env: { canSaveFiles: true },
  gatewayFetch: vi.fn(),
  openPdf: vi.fn(),
  saveFile: vi.fn(),
}));
vi.mock('#env.ts', async (original) => ({
  ...(await original<object>()),
  get canSaveFiles() {
    return env.canSaveFiles;
  },
}));
vi.mock('#core/trpc/gateway-fetch.ts', () => ({ gatewayFetch }));
vi.mock('#ui/action/save-file.ts', () => ({ saveFile }));
vi.mock('#core/pdf/open-pdf.ts', async (original) => ({ ...(await original<object>()), openPdf }));

const statement = aDocument(1, { title: 'Annual statement 2025', kind: 'statement', date: '2025-12-31' });

/** The gateway gives these bytes, whatever part is asked for. */
function bytesAre(content: string, type: string) {
  gatewayFetch.mockImplementation(async () => new Response(content, { headers: { 'content-type': type } }));
}

function open(document = statement, more: Answers = {}) {
  const marked: unknown[] = [];
  const answers: Answers = {
    'documents.byId': () => document,
    'documents.markRead': (input) => {
      marked.push(input);
      return { isRead: true };
    },
    ...more,
  };
  const shown = renderSignedIn(
    <Routes>
      <Route path="/tabs/documents/view/:id" element={<DocumentScreen />} />
    </Routes>,
    { answers, at: `/tabs/documents/view/${document.id}` },
  );
  return { ...shown, marked };
}

beforeEach(() => {
  vi.clearAllMocks();
  env.canSaveFiles = true;
  bytesAre('%PDF', 'application/pdf');
  openPdf.mockRejectedValue(new UnreadablePdf('damaged', null));
});

test('P-18: a document has its title, kind, date and size, and a text is read in the page', async () => {
  bytesAre('Dear client,', 'text/plain; charset=utf-8');
  open({ ...statement, mediaType: 'text/plain', size: 12 });
  expect(await screen.findByRole('heading', { level: 2, name: 'Annual statement 2025' })).toBeDefined();
  expect(screen.getByText('Statement · 31 Dec 2025 · 12 bytes')).toBeDefined();
  expect((await screen.findByRole('region', { name: 'Annual statement 2025' })).textContent).toBe(
    'Dear client,',
  );
  expect(document.title).toMatch(/^Annual statement 2025/);
});

test('P-13: a document without a date of its own has the day on which it was added, as in the list', async () => {
  open({ ...statement, date: null, addedAt: '2026-01-12T23:30:00Z', size: 12 });
  expect(await screen.findByText('Statement · 12 Jan 2026 · 12 bytes')).toBeDefined();
});

test('P-51: a document without title and file name is downloaded as an untitled one', async () => {
  bytesAre('Dear client,', 'text/plain');
  open({ ...statement, mediaType: 'text/plain', title: null, fileName: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce(), patience);
  expect(saveFile.mock.calls[0]?.[0]).toMatchObject({ name: 'Untitled document' });
});

test('P-59: opening a new document marks it as read, once; one that was read is not marked', async () => {
  const { marked, unmount } = open({ ...statement, isRead: false });
  await vi.waitFor(() => expect(marked).toEqual([{ id: statement.id }]), patience);
  unmount();
  const again = open();
  await screen.findByText(/^This PDF is damaged/);
  await vi.waitFor(() => expect(again.queryClient.isFetching()).toBe(0), patience);
  expect(again.marked).toEqual([]);
});

test('P-59: the notifications about a document, which the firm marks with it, are fetched again', async () => {
  const { queryClient } = open({ ...statement, isRead: false });
  const unreadCount = [['notifications', 'unreadCount'], { type: 'query' }];
  queryClient.setQueryData(unreadCount, { unread: 1 });
  await vi.waitFor(() => expect(queryClient.getQueryState(unreadCount)?.isInvalidated).toBe(true), patience);
});

test.each(['application/pdf', 'image/png'])(
  'P-59: a document (%s) of which only the beginning could be fetched is not marked as read',
  async (type) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const headers = { 'content-type': type, 'content-range': 'bytes 0-3/8' };
    gatewayFetch.mockResolvedValueOnce(new Response('%PDF', { status: 206, headers }));
    gatewayFetch.mockRejectedValue(new AppError('UPSTREAM_DOWN'));
    openPdf.mockImplementation(({ read }: ByteRanges) => read(4, 8, new AbortController().signal));
    const { marked } = open({ ...statement, isRead: false, mediaType: type, size: 8 });
    await screen.findByRole('button', { name: 'Try again' });
    expect(marked).toEqual([]);
  },
);

test('P-59: a document whose file is gone says so, and counts as read', async () => {
  gatewayFetch.mockRejectedValue(new AppError('NOT_FOUND'));
  const { marked } = open({ ...statement, isRead: false });
  expect(await screen.findByText(/^The file of this document is no longer here/)).toBeDefined();
  await vi.waitFor(() => expect(marked).toEqual([{ id: statement.id }]), patience);
});

test('P-59: a document whose content has not arrived is not marked as read, and one that is not shown is', async () => {
  gatewayFetch.mockRejectedValue(new AppError('UPSTREAM_DOWN'));
  const { marked } = open({ ...statement, isRead: false, mediaType: 'text/plain' });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(marked).toEqual([]);
  bytesAre('Dear client,', 'text/plain');
  await userEvent.click(retry);
  await vi.waitFor(() => expect(marked).toEqual([{ id: statement.id }]), patience);
  const photo = open({ ...statement, isRead: false, mediaType: 'image/heic' });
  await vi.waitFor(() => expect(photo.marked).toEqual([{ id: statement.id }]), patience);
});

test('P-18, P-59: an empty document says so, and counts as read', async () => {
  bytesAre('', 'application/octet-stream');
  const { marked } = open({ ...statement, isRead: false });
  expect(await screen.findByText('This file is empty.')).toBeDefined();
  await vi.waitFor(() => expect(marked).toEqual([{ id: statement.id }]), patience);
});

test.each(['text/plain; charset=utf-8', 'TEXT/Plain', ' text/plain ', ''])(
  'P-18: a document that the firm says is "%s" is read in the page',
  async (mediaType) => {
    bytesAre('Dear client,', 'text/plain');
    open({ ...statement, mediaType });
    expect(await screen.findByText('Dear client,')).toBeDefined();
  },
);

test('P-51: a packaged app, which cannot download, says where a document can be downloaded', async () => {
  env.canSaveFiles = false;
  open({ ...statement, mediaType: 'IMAGE/HEIC' });
  const sentence = 'A photo in the HEIC format cannot be shown here. Open it in a browser to download it.';
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});

test('P-18, P-51: a HEIC photo is not fetched: it says that it can be downloaded', async () => {
  open({ ...statement, mediaType: 'image/heic' });
  expect(
    await screen.findByText(
      'A photo in the HEIC format cannot be shown here. Download it to open it on your device.',
    ),
  ).toBeDefined();
  expect(gatewayFetch).not.toHaveBeenCalled();
});

test('SEC-G44: bytes are shown as what the gateway says they are, not as what the record says', async () => {
  bytesAre('<script>x()</script>', 'application/octet-stream');
  const { container } = open();
  expect(await screen.findByText(/A file of this kind cannot be shown here/)).toBeDefined();
  expect(openPdf).not.toHaveBeenCalled();
  expect(container.querySelector('script')).toBeNull();
});

test.each([
  ['damaged', 'This PDF is damaged and cannot be shown here. You can download it as it is.'],
  ['password', 'This PDF is protected by a password. Download it, then open it with the password.'],
] as const)(
  'P-18: a PDF that is unreadable (%s) says so, and can be downloaded',
  async (reason, sentence) => {
    openPdf.mockRejectedValue(new UnreadablePdf(reason, null));
    open();
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Download' })).toBeDefined();
  },
);

test('S-6: without a network the page says so, and trying again opens the document', async () => {
  gatewayFetch.mockRejectedValue(new AppError('NO_ANSWER'));
  open({ ...statement, mediaType: 'text/plain' });
  expect(await screen.findByText(/We could not reach the portal/, {}, { timeout: 10_000 })).toBeDefined();
  bytesAre('Dear client,', 'text/plain');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Dear client,')).toBeDefined();
});

test('S-6: a part of a PDF that cannot be fetched is logged once, and trying again opens the PDF again', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const headers = { 'content-type': 'application/pdf', 'content-range': 'bytes 0-3/8' };
  gatewayFetch.mockResolvedValueOnce(new Response('%PDF', { status: 206, headers }));
  gatewayFetch.mockRejectedValue(new AppError('UPSTREAM_DOWN', { requestId: 'r-7' }));
  openPdf.mockImplementation(({ read }: ByteRanges) => read(4, 8, new AbortController().signal));
  open({ ...statement, size: 8 });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(warn.mock.calls).toEqual([['document-content: UPSTREAM_DOWN, request r-7']]);
  await userEvent.click(again);
  await vi.waitFor(() => expect(openPdf).toHaveBeenCalledTimes(2), patience);
});

test('P-18: a document that is not there says so, and leads to all', async () => {
  open(statement, {
    'documents.byId': () => {
      throw gatewayFailure('NOT_FOUND', 'aaaabbbb');
    },
  });
  expect(await screen.findByText('We could not find this document')).toBeDefined();
  expect(screen.getByRole('link', { name: 'All documents' }).getAttribute('href')).toBe('/tabs/documents');
});

test('P-51: it is downloaded as it is, under its name; a download that fails says why', async () => {
  bytesAre('Dear client,', 'text/plain');
  open({ ...statement, mediaType: 'text/plain', fileName: 'Letter.txt' });
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce(), patience);
  const [[{ name, content }] = [{}]] = saveFile.mock.calls;
  expect([name, content.type, content.size]).toEqual(['Letter.txt', 'text/plain', 12]);
  gatewayFetch.mockRejectedValue(new AppError('NO_ANSWER'));
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not reach the portal/);
});

test('API-20: a document of which only the title is known is opened, and its type is that of its bytes', async () => {
  bytesAre('Dear client,', 'text/plain');
  open({
    ...statement,
    kind: null,
    date: null,
    size: null,
    mediaType: null,
    fileName: null,
    isRead: null,
    addedBy: null,
    addedAt: null,
  });
  expect(await screen.findByText('Dear client,')).toBeDefined();
});
