import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { uploadQueue } from '#core/documents/upload/named-queues.ts';
import type { Sending } from '#core/documents/upload/send-document.ts';
import { AppError } from '#core/errors/app-error.ts';
import { clearStores } from '#core/session/sign-out/clear-stores.ts';
import { aDocument, aDocumentRequest } from '#test/build/a-document.ts';
import { aMessage } from '#test/build/a-message.ts';
import type { Answers } from '#test/fake-gateway.ts';
import { isa, isaAddress, pressSend, question, review, showMessages } from '#test/render-messages.tsx';

const sendDocument = vi.hoisted(() => vi.fn());
vi.mock('#core/documents/upload/send-document.ts', () => ({ sendDocument }));

let arrived = 0;

beforeEach(() => {
  clearStores();
  arrived = 0;
  sendDocument.mockReset().mockImplementation(async (_sending: Sending) => ({
    document: aDocument(++arrived),
    virusCheck: 'clean',
  }));
});

const offered = { 'documents.unreadCount': () => ({ offered: true, unread: 0 }) };

function show(at: string, answers: Answers = {}) {
  return showMessages(at, { ...offered, ...answers });
}

async function attach(...names: string[]) {
  await screen.findByRole('button', { name: 'Attach a file' });
  const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]');
  if (input === null) throw new Error('There is no way to choose files');
  await userEvent.upload(
    input,
    names.map((name) => new File(['Our address is now 1 High Street.'], name, { type: 'text/plain' })),
  );
}

const sentFiles = async (count: number) =>
  waitFor(() => {
    const list = within(screen.getByRole('list', { name: 'Chosen files' }));
    expect(list.getAllByText(/^Attached/)).toHaveLength(count);
  });

test('P-14: files go with a reply, and the next one starts without them', async () => {
  const replied = vi.fn(() => aMessage({ uuid: 'm3', body: 'Here it is.' }));
  show(isaAddress, { 'messages.reply': replied });
  await userEvent.type(await screen.findByLabelText('Reply to Ruth Vasey'), 'Here it is.');
  await attach('one.txt', 'two.txt');
  await sentFiles(2);
  await pressSend();
  await screen.findByText('Your message has been sent.');
  expect(replied).toHaveBeenCalledExactlyOnceWith({
    uuid: isa.uuid,
    body: 'Here it is.',
    attachmentIds: [aDocument(1).id, aDocument(2).id],
    idempotencyKey: expect.any(String),
  });
  expect(screen.queryByRole('list', { name: 'Chosen files' })).toBeNull();
});

test('P-14: a file that was taken out again does not go with the message', async () => {
  const replied = vi.fn(() => aMessage({ uuid: 'm3', body: 'Here it is.' }));
  show(isaAddress, { 'messages.reply': replied });
  await userEvent.type(await screen.findByLabelText('Reply to Ruth Vasey'), 'Here it is.');
  await attach('one.txt', 'two.txt');
  await sentFiles(2);
  await userEvent.click(screen.getByRole('button', { name: 'Remove one.txt' }));
  await pressSend();
  await screen.findByText('Your message has been sent.');
  expect(replied).toHaveBeenCalledWith(expect.objectContaining({ attachmentIds: [aDocument(2).id] }));
});

test('P-14: a message waits for its files, and says so; what failed is sent again or removed first', async () => {
  const replied = vi.fn(() => aMessage({ uuid: 'm3', body: 'Here it is.' }));
  let fail: (failure: Error) => void = () => undefined;
  sendDocument.mockImplementationOnce(
    () =>
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
  );
  vi.spyOn(console, 'warn').mockReturnValue();
  show(isaAddress, { 'messages.reply': replied });
  await userEvent.type(await screen.findByLabelText('Reply to Ruth Vasey'), 'Here it is.');
  await attach('one.txt');
  await waitFor(() => expect(sendDocument).toHaveBeenCalledOnce());
  await pressSend();
  expect((await screen.findByRole('alert')).textContent).toContain('wait until your files have arrived');
  fail(new AppError('UPSTREAM_DOWN'));
  await screen.findByRole('button', { name: 'Try again: one.txt' });
  await pressSend();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('A file has not been sent.'));
  expect(replied).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again: one.txt' }));
  await sentFiles(1);
  await pressSend();
  await screen.findByText('Your message has been sent.');
});

test('P-9, P-14: a file that was attached after the answer was lost goes with the message sent again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const body = 'See attached.';
  let isUp = true;
  const replied = vi.fn(() => {
    if (replied.mock.calls.length > 1) return aMessage({ uuid: 'm4', body, attachments: [aDocument(1)] });
    isUp = false;
    throw new AppError('NO_ANSWER');
  });
  show(isaAddress, {
    'messages.reply': replied,
    'messages.byId': () => {
      if (!isUp) throw new AppError('UPSTREAM_DOWN');
      const arrived = replied.mock.calls.length === 0 ? [] : [aMessage({ uuid: 'm3', body })];
      return { thread: isa, messages: [question, ...arrived] };
    },
  });
  await userEvent.type(await screen.findByLabelText('Reply to Ruth Vasey'), body);
  await pressSend();
  await screen.findByRole('alert');
  isUp = true;
  await attach('one.txt');
  await sentFiles(1);
  await pressSend();
  await screen.findByText('Your message has been sent.');
  expect(replied).toHaveBeenCalledTimes(2);
  expect(replied).toHaveBeenLastCalledWith(expect.objectContaining({ attachmentIds: [aDocument(1).id] }));
});

test.each([
  [isaAddress, 'messages.reply', () => aMessage({ uuid: 'm3', body: 'Here it is.' })],
  ['/tabs/messages?new=', 'messages.start', () => review],
])(
  'P-9, P-14: while a message is being sent no file is chosen, dropped or removed: %s',
  async (at, call, answer) => {
    const waiting = Promise.withResolvers<unknown>();
    show(at, { [call]: () => waiting.promise });
    const text = await screen.findByLabelText(/^(Reply to Ruth Vasey|Message)$/);
    const subject = screen.queryByLabelText('Subject');
    if (subject) await userEvent.type(subject, 'Our new address');
    await userEvent.type(text, 'Here it is.');
    await attach('one.txt');
    await sentFiles(1);
    await pressSend();
    const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    await waitFor(() => expect(button('Attach a file').disabled).toBe(true));
    expect(button('Remove one.txt').disabled).toBe(true);
    await attach('late.txt');
    const dropped = new File(['Too late.'], 'late.txt', { type: 'text/plain' });
    fireEvent.drop(button('Attach a file'), { dataTransfer: { files: [dropped], types: ['Files'] } });
    await sentFiles(1);
    expect(screen.queryByText(/late\.txt/)).toBeNull();
    waiting.resolve(answer());
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Chosen files' })).toBeNull());
  },
);

test('P-9, P-14: what is written and attached after leaving a reply that is being sent is kept', async () => {
  const waiting = Promise.withResolvers<unknown>();
  const answers = { 'messages.reply': () => waiting.promise };
  const { unmount, queryClient } = show(isaAddress, answers);
  await userEvent.type(await screen.findByLabelText('Reply to Ruth Vasey'), 'Here it is.');
  await attach('one.txt');
  await sentFiles(1);
  await pressSend();
  await waitFor(() => expect(queryClient.isMutating()).toBe(1));
  unmount();
  show(isaAddress, answers);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Reply to Ruth Vasey');
  await userEvent.type(field, ' And this.');
  await attach('two.txt');
  await sentFiles(2);
  waiting.resolve(aMessage({ uuid: 'm3', body: 'Here it is.' }));
  await sentFiles(1);
  expect(screen.getByRole('button', { name: 'Remove two.txt' })).toBeTruthy();
  expect(field.value).toBe('Here it is. And this.');
});

test('P-14, P-40: a file that was attached twice goes with the message once, and has one key', async () => {
  const replied = vi.fn(() => aMessage({ uuid: 'm3', body: 'Here it is.' }));
  sendDocument.mockResolvedValue({ document: aDocument(1), virusCheck: 'clean' });
  show(isaAddress, { 'messages.reply': replied });
  await userEvent.type(await screen.findByLabelText('Reply to Ruth Vasey'), 'Here it is.');
  await attach('one.txt');
  await sentFiles(1);
  await attach('one.txt');
  await sentFiles(2);
  const keys = sendDocument.mock.calls.map(([sending]) => (sending as Sending).key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  await pressSend();
  await screen.findByText('Your message has been sent.');
  expect(replied).toHaveBeenCalledWith(expect.objectContaining({ attachmentIds: [aDocument(1).id] }));
});

test('P-9, P-14: a draft says that its files have to be attached again after a reload', async () => {
  const { unmount } = show(isaAddress);
  await userEvent.type(await screen.findByLabelText('Reply to Ruth Vasey'), 'Here it is.');
  await attach('one.txt');
  await sentFiles(1);
  unmount();
  const elsewhere = show(isaAddress);
  expect(await screen.findByText('Draft restored.')).toBeTruthy();
  await sentFiles(1);
  elsewhere.unmount();
  // The files are in memory alone.
  uploadQueue(`message ${isa.uuid}`).clear();
  show(isaAddress);
  expect(await screen.findByText('Draft restored. Please attach your files again.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(screen.queryByText(/Draft restored/)).toBeNull();
});

test('P-14: a new message goes with its files', async () => {
  const started = vi.fn(() => review);
  const { address } = show('/tabs/messages?new=', { 'messages.start': started });
  await userEvent.type(await screen.findByLabelText('Subject'), 'Our new address');
  await userEvent.type(screen.getByLabelText('Message'), 'Here it is.');
  await attach('one.txt');
  await sentFiles(1);
  await pressSend();
  await waitFor(() => expect(address()).toBe(`/tabs/messages?thread=${review.uuid}`));
  expect(started).toHaveBeenCalledWith(expect.objectContaining({ attachmentIds: [aDocument(1).id] }));
});

test.each([isaAddress, '/tabs/messages?new='])(
  'P-14: without documents there is nothing to attach: %s',
  async (at) => {
    showMessages(at);
    await screen.findByRole('button', { name: 'Send' });
    await screen.findByRole('region', { name: 'Conversations' });
    expect(screen.queryByText(/Attach/)).toBeNull();
  },
);

test('P-14: documents that came with a message lead to the page on which they are read', async () => {
  const attachments = [
    aDocument(1, { title: 'Annual statement 2025', kind: 'statement', size: 182_400, date: '2025-12-31' }),
    aDocument(2, { title: 'A letter', kind: null, size: null, date: null, addedAt: null }),
  ];
  show(isaAddress, {
    'messages.byId': () => ({ thread: isa, messages: [aMessage({ isClient: false, attachments })] }),
  });
  const list = within(await screen.findByRole('list', { name: 'Attached documents' }));
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Annual statement 2025Statement · 31 Dec 2025 · 182 kB', `/tabs/documents/view/${aDocument(1).id}`],
    ['A letter', `/tabs/documents/view/${aDocument(2).id}`],
  ]);
});

test('P-36: a message that asks for a document shows the request and how far it is', async () => {
  const request = aDocumentRequest(1, { title: 'Proof of your new address' });
  show(isaAddress, {
    'messages.byId': () => ({
      thread: isa,
      messages: [aMessage({ isClient: false, documentRequestId: request.id })],
    }),
    'documents.request': () => request,
  });
  expect(await screen.findByRole('region', { name: 'Proof of your new address' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Send it: Proof of your new address' }).getAttribute('href')).toBe(
    `/tabs/documents/requests/${request.id}`,
  );
});

test('P-36: where the request cannot be had, the message leads to it', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  show(isaAddress, {
    'messages.byId': () => ({
      thread: isa,
      messages: [aMessage({ isClient: false, documentRequestId: '17' })],
    }),
    'documents.request': () => {
      throw new AppError('UPSTREAM_MALFORMED');
    },
  });
  const link = await screen.findByRole('link', { name: 'See what we ask for' });
  expect(link.getAttribute('href')).toBe('/tabs/documents/requests/17');
});
