import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aDocument } from '#test/build/a-document.ts';
import { fakeFetch } from '#test/fake-fetch.ts';
import { type FakeUpload, fakeUploads } from '#test/fake-upload.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { DocumentUpload } from './upload.tsx';

type Props = Partial<Parameters<typeof DocumentUpload>[0]>;

/** The component over a network whose uploads the test answers. */
function show(props: Props = {}) {
  fakeFetch({ 'notifications.unreadCount': () => ({ unread: 0 }) });
  const uploads = fakeUploads();
  const shown = renderSignedIn(<DocumentUpload name="vault" {...props} />, { answers: {} });
  return { ...shown, uploads };
}

const text = (name: string) => new File(['a text'], name, { type: 'text/plain' });

/** Chooses files by the picker. */
async function choose(...files: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  await userEvent.setup({ applyAccept: false }).upload(input as HTMLInputElement, files);
}

const find = (name: string | RegExp) =>
  screen.getAllByRole('listitem').find(({ textContent }) => textContent?.match(name)) as HTMLElement;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function sent(uploads: FakeUpload[], number = 1): Promise<FakeUpload> {
  await waitFor(() => expect(uploads).toHaveLength(number));
  return uploads[number - 1] as FakeUpload;
}

test('P-14: a chosen file is shown with its size and sent by a button, with its progress and how it ended', async () => {
  const { uploads, queryClient } = show();
  const refreshed = vi.spyOn(queryClient, 'invalidateQueries');
  await choose(text('letter.txt'));
  expect(find('letter.txt').textContent).toContain('6 bytes');
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  const upload = await sent(uploads);
  act(() => upload.upload.onprogress?.({ loaded: 2, total: 5 }));
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Sending letter.txt' });
  expect(bar.value).toBe(40);
  expect(find('letter.txt').textContent).toContain('Sending, 40%');
  act(() => upload.upload.onload?.());
  expect(find('letter.txt').textContent).toContain('It is being checked');
  await act(async () =>
    upload.answer(200, {
      document: aDocument(1),
      virusCheck: 'not_checked',
    }),
  );
  expect(await screen.findByText('Sent. It was not checked for viruses.')).toBeTruthy();
  expect(refreshed.mock.calls).toEqual([
    [{ queryKey: [['documents']] }],
    [{ queryKey: [['notifications']] }],
  ]);
});

test('P-14: screen readers hear of progress at quarters', async () => {
  const { uploads } = show({ isAttached: true });
  await choose(text('letter.txt'));
  const upload = await sent(uploads);
  const status = () => screen.getByRole('status').textContent;
  await waitFor(() => expect(status()).toBe('letter.txt: sending'));
  for (const [loaded, words] of [
    [20, 'letter.txt: sending'],
    [30, 'letter.txt: 25% sent'],
    [49, 'letter.txt: 25% sent'],
    [51, 'letter.txt: 50% sent'],
  ] as const) {
    act(() => upload.upload.onprogress?.({ loaded, total: 100 }));
    expect(status()).toBe(words);
  }
});

test('P-14: by keyboard alone: choose, remove and choose again, and the focus never gets lost', async () => {
  show();
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Choose a file');
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledTimes(1);
  await choose(text('letter.txt'));
  await screen.findByRole('button', { name: 'Send' });
  screen.getByRole('button', { name: 'Remove letter.txt' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('list')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Choose a file');
});

test('P-14: a sent list takes the focus from the button that goes', async () => {
  show();
  await choose(text('letter.txt'));
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Chosen files' }));
});

test.each([
  ['Cancel', async () => undefined, 'Not sent.'],
  ['Send it after all:', () => press('Cancel letter.txt'), 'Sending'],
  ['Try again:', (upload: FakeUpload) => act(async () => upload.answer(503, {})), 'Sending'],
])('P-14: the row takes the focus from the button "%s", which goes', async (label, before, words) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { uploads } = show({ isAttached: true });
  await choose(text('letter.txt'));
  await before(await sent(uploads));
  await press(`${label} letter.txt`);
  await waitFor(() => expect(find('letter.txt').textContent).toContain(words));
  expect(document.activeElement).toBe(find('letter.txt'));
});

test('P-14: where one file is asked for, the focus stays on the picker while it is prepared', async () => {
  show({ most: 1 });
  const picker = screen.getByRole('button', { name: 'Choose a file' });
  picker.focus();
  await choose(text('letter.txt'));
  expect(document.activeElement).toBe(picker);
  await screen.findByRole('button', { name: 'Send' });
  expect(document.activeElement).toBe(picker);
});

test('P-14: more files than there is room for are left out, and that is said', async () => {
  show({ most: 2, name: 'message' });
  await choose(text('1.txt'), text('2.txt'), text('3.txt'));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('alert').textContent).toBe(
    'At most 2 files can be sent here. 1 file was left out.',
  );
  expect(screen.queryByRole('button', { name: 'Choose another file' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Chosen files' }));
  expect(await screen.findByRole('button', { name: 'Send 2 files' })).toBeTruthy();
  await press('Remove 1.txt');
  expect(document.activeElement?.textContent).toBe('Choose another file');
});

test('P-14: where one file is asked for, another one takes its place', async () => {
  show({ most: 1 });
  await choose(text('1.txt'));
  await screen.findByRole('button', { name: 'Send' });
  await choose(text('2.txt'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('2.txt'),
  ]);
});

test('P-14: files are dropped on the page, which does not open them', async () => {
  show();
  const zone = screen.getByText(/or drop files here/);
  const dataTransfer = { types: ['Files'], files: [text('dropped.txt')] };
  expect(fireEvent.dragOver(zone, { dataTransfer })).toBe(false);
  expect(fireEvent.drop(zone, { dataTransfer })).toBe(false);
  expect(find('dropped.txt')).toBeTruthy();
});

test('P-14: a phone takes a photo with its own camera', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  show();
  expect(screen.getByRole('button', { name: 'Take a photo' })).toBeTruthy();
  expect(document.querySelector('input[capture]')?.getAttribute('accept')).toBe('image/*');
  expect(screen.queryByText(/or drop/)).toBeNull();
});

test('P-35: a refused file says why and is removed; the others go on', async () => {
  show();
  await choose(new File(['MZ\x90\0'], 'statement.pdf'), text('letter.txt'));
  expect(await screen.findByText(/Please send a PDF, a photo/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Send' })).toBeTruthy();
  await press('Remove statement.pdf');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('P-14: a cancelled file was not sent, and can be sent after all', async () => {
  const { uploads } = show({ isAttached: true });
  await choose(text('letter.txt'));
  await sent(uploads);
  await press('Cancel letter.txt');
  expect(find('letter.txt').textContent).toContain('Not sent.');
  await press('Send it after all: letter.txt');
  await sent(uploads, 2);
});

test('P-40: after a lost connection "Try again" sends the same file under the same key', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { uploads } = show({ isAttached: true });
  await choose(text('letter.txt'));
  const first = await sent(uploads);
  await act(async () => first.lose());
  expect(find('letter.txt').textContent).toContain('The connection was lost');
  await press('Try again: letter.txt');
  const second = await sent(uploads, 2);
  expect(second.headers['idempotency-key']).toBe(first.headers['idempotency-key']);
  await act(async () => second.answer(200, { document: aDocument(1), virusCheck: 'clean' }));
  expect(await screen.findByText('Attached. We checked it for viruses.')).toBeTruthy();
});

test('P-53, P-40: a lost file is sent again by itself, under the same key, and closing the page asks until then', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { uploads } = show({ isAttached: true });
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await choose(text('letter.txt'));
  const first = await sent(uploads);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => first.lose());
  expect(isAsked()).toBe(true);
  await act(async () => vi.advanceTimersByTime(20_000));
  vi.useRealTimers();
  const second = await sent(uploads, 2);
  expect(second.headers['idempotency-key']).toBe(first.headers['idempotency-key']);
  await act(async () => second.answer(200, { document: aDocument(1), virusCheck: 'clean' }));
  await screen.findByText('Attached. We checked it for viruses.');
  expect(isAsked()).toBe(false);
});

test('P-14: sending goes on while the client looks at another page, and what has arrived is listed as sent', async () => {
  const { uploads, unmount, queryClient } = show({ isAttached: true });
  await choose(text('1.txt'), text('2.txt'));
  await sent(uploads, 2);
  // Both are prepared at the same time, and may start in either order.
  const first = uploads.find(({ body }) => body?.get('file_name') === '1.txt');
  unmount();
  const refreshed = vi.spyOn(queryClient, 'invalidateQueries');
  await act(async () => first?.answer(200, { document: aDocument(1), virusCheck: 'clean' }));
  await waitFor(() => expect(refreshed).toHaveBeenCalledWith({ queryKey: [['documents']] }));
  expect(refreshed).toHaveBeenCalledWith({ queryKey: [['notifications']] });
  renderSignedIn(<DocumentUpload name="vault" />, { answers: {} });
  expect(find('1.txt').textContent).toContain('Sent. We checked it for viruses.');
  expect(within(find('2.txt')).getByRole('progressbar')).toBeTruthy();
});

test('P-14: a file that goes with a message is attached, and can be taken off again', async () => {
  const { uploads } = show({ name: 'message', isAttached: true });
  await choose(text('letter.txt'));
  const upload = await sent(uploads);
  await act(async () => upload.answer(200, { document: aDocument(1), virusCheck: 'clean' }));
  expect(await screen.findByText('Attached. We checked it for viruses.')).toBeTruthy();
  await press('Remove letter.txt');
  expect(screen.queryByRole('list')).toBeNull();
});

test('P-14: closing the portal asks while a file is sent, even on another page', async () => {
  const { uploads, unmount } = show({ isAttached: true });
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await choose(text('letter.txt'));
  const upload = await sent(uploads);
  expect(isAsked()).toBe(true);
  unmount();
  expect(isAsked()).toBe(true);
  await act(async () => upload.answer(200, { document: aDocument(1), virusCheck: 'clean' }));
  await waitFor(() => expect(isAsked()).toBe(false));
});
