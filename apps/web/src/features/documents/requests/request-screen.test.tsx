import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { aDocument, aDocumentRequest } from '#test/build/a-document.ts';
import { aPhoto, hasBytes, latitudeBytes } from '#test/build/a-photo.ts';
import { fakeFetch } from '#test/fake-fetch.ts';
import { type Answers, gatewayFailure } from '#test/fake-gateway.ts';
import { fakeUploads } from '#test/fake-upload.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { RequestScreen } from './request-screen.tsx';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00Z'), toFake: ['Date'] }));

const openRequest = aDocumentRequest(1, { title: 'Proof of your new address' });

function show(answers: Answers, id = openRequest.id) {
  fakeFetch({ 'notifications.unreadCount': () => ({ unread: 0 }) });
  const uploads = fakeUploads();
  const shown = renderSignedIn(
    <Routes>
      <Route path="/tabs/documents/requests/:id" element={<RequestScreen />} />
    </Routes>,
    {
      answers: { 'documents.unreadCount': () => ({ offered: true, unread: 0 }), ...answers },
      at: `/tabs/documents/requests/${id}`,
    },
  );
  return { ...shown, uploads };
}

const card = () => screen.findByRole('region', { name: 'The request' });

async function choosePhoto() {
  const input = document.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  await userEvent.upload(input as HTMLInputElement, new File([aPhoto()], 'bill.jpg', { type: 'image/jpeg' }));
}

test('P-36: a request says what, why and by when, and how far it is', async () => {
  show({ 'documents.request': () => openRequest });
  const shown = within(await card());
  expect(screen.getByRole('heading', { name: 'Proof of your new address' })).toBeTruthy();
  expect(shown.getByText('We need to see it before we go on.')).toBeTruthy();
  expect(shown.getByText('Please send it by 10 December 2026: 17 days left.')).toBeTruthy();
  expect(shown.getByText('Waiting for you')).toBeTruthy();
  const current = shown.getAllByRole('listitem').find((step) => step.getAttribute('aria-current') === 'step');
  expect(current?.textContent).toBe('Send itYour turn');
  expect(document.title).toBe('Proof of your new address · Noonmark');
});

test('P-14: a photo is sent without its location, answers the request, and the card moves on', async () => {
  let request = openRequest;
  const { uploads } = show({ 'documents.request': () => request });
  await card();
  await choosePhoto();
  expect(await screen.findByText('It is sent without location and camera data.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(uploads).toHaveLength(1));
  const form = uploads[0]?.body as FormData;
  expect([form.get('request_uuid'), form.get('kind')]).toEqual([openRequest.id, 'identity']);
  const bytes = new Uint8Array(await (form.get('file') as File).arrayBuffer());
  expect(hasBytes(bytes, latitudeBytes)).toBe(false);

  const document = aDocument(1, { title: 'bill.jpg', requestId: openRequest.id, addedBy: 'client' });
  request = { ...openRequest, state: 'sent', sentAt: '2026-11-23T12:00:00Z', documents: [document] };
  await act(async () => uploads[0]?.answer(200, { document, virusCheck: 'clean' }));
  const shown = within(await card());
  expect(await shown.findByText('We are reviewing it')).toBeTruthy();
  expect(shown.getByText('Sent. We checked it for viruses.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Choose/ })).toBeNull();
  expect(
    within(screen.getByRole('region', { name: 'What you sent' })).getByRole('link').textContent,
  ).toContain('bill.jpg');
});

test('P-36: what was rejected says why, and is sent again', async () => {
  const decisionNote = 'The date on the bill cannot be read.';
  show({ 'documents.request': () => ({ ...openRequest, state: 'rejected', decisionNote }) });
  const shown = within(await card());
  expect(shown.getByText(decisionNote)).toBeTruthy();
  expect(shown.getAllByText('Not accepted')).toHaveLength(2);
  expect(shown.getByRole('button', { name: 'Choose a file' })).toBeTruthy();
});

test('P-36: a request that is past its day says so', async () => {
  show({ 'documents.request': () => ({ ...openRequest, dueOn: '2026-11-20' }) });
  expect((await card()).textContent).toContain('Overdue. It was due on 20 November 2026, 3 days ago.');
});

test('P-36: nothing can be sent to a request that was accepted', async () => {
  show({ 'documents.request': () => ({ ...openRequest, state: 'accepted' }) });
  await card();
  expect(screen.queryByRole('button')).toBeNull();
});

test('P-36, SEC-F1: a request that is missing, or of somebody else, is not found', async () => {
  show({
    'documents.request': () => {
      throw gatewayFailure('NOT_FOUND', '7f2c41a9');
    },
  });
  expect(await screen.findByRole('heading', { name: 'We could not find this request' })).toBeTruthy();
});

test('P-36: of a firm that offers no documents there is no request, whatever it answers', async () => {
  show({
    'documents.unreadCount': () => ({ offered: false, unread: 0 }),
    'documents.request': () => {
      throw gatewayFailure('METHOD_NOT_ALLOWED', '7f2c41a9');
    },
  });
  expect(await screen.findByRole('heading', { name: 'We could not find this request' })).toBeTruthy();
});

test('S-6: a request that does not come says so, with a way to try again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  show({
    'documents.request': () => {
      throw gatewayFailure('UPSTREAM_DOWN', '7f2c41a9');
    },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('P-36: a firm that says what it wants and no more has a card without the rest', async () => {
  const bare = { reason: null, dueOn: null, kind: null, askedAt: null };
  show({ 'documents.request': () => ({ ...openRequest, ...bare, state: 'rejected' }) });
  const shown = within(await card());
  expect(shown.getByText('We could not accept what you sent.')).toBeTruthy();
  expect(shown.queryByText(/days left/)).toBeNull();
});
