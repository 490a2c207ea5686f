import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import { aDocument } from '#test/build/a-document.ts';
import { fakeFetch, type Procedures } from '#test/fake-fetch.ts';
import { type FakeUpload, fakeUploads, uploadToken } from '#test/fake-upload.ts';
import { type Sending, sendDocument } from './send-document.ts';

const sent = { document: aDocument(1), virusCheck: 'clean' };

let uploads: FakeUpload[] = [];

beforeEach(() => {
  uploads = fakeUploads();
});

function start(changed: Partial<Sending> = {}, procedures: Procedures = {}) {
  const calls = fakeFetch({ 'notifications.unreadCount': () => ({ unread: 0 }), ...procedures });
  const progress: (number | 'start' | 'all')[] = [];
  const answer = sendDocument({
    prepared: { blob: new Blob(['a text']), name: 'notes.txt', note: null },
    about: { requestId: 'r-1', policyId: 'p-1', kind: 'identity' },
    key: 'the-key-of-this-file',
    signal: new AbortController().signal,
    onStart: () => progress.push('start'),
    onProgress: (percent) => progress.push(percent),
    onDelivered: () => progress.push('all'),
    ...changed,
  });
  // It is looked at by each test; until then it is not unhandled.
  answer.catch(() => undefined);
  return { answer, calls, progress };
}

/** The upload of this number, once it has been sent. */
async function request(number = 1): Promise<FakeUpload> {
  await vi.waitFor(() => expect(uploads).toHaveLength(number), { timeout: 10_000 });
  return uploads[number - 1] as FakeUpload;
}

const proofOf = ({ headers }: FakeUpload) =>
  JSON.parse(atob((headers.dpop?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));

test('P-14: a file goes behind its fields, with token, key and a proof of that very request', async () => {
  const { answer } = start();
  const made = await request();
  expect(made.url).toBe('POST /documents');
  expect([...(made.body?.keys() ?? [])]).toEqual([
    'file_name',
    'kind',
    'policy_uuid',
    'request_uuid',
    'file',
  ]);
  expect(made.headers).toMatchObject({
    authorization: `DPoP ${uploadToken}`,
    'idempotency-key': 'the-key-of-this-file',
    'x-device-id': expect.any(String),
    traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-/),
  });
  expect(proofOf(made)).toMatchObject({ htm: 'POST', htu: `${window.location.origin}/documents` });
  // The browser itself sets the boundary of the form.
  expect(made.headers['content-type']).toBeUndefined();
  made.answer(200, sent);
  expect(await answer).toEqual(sent);
});

test('P-14: how much has left the device is told as it goes', async () => {
  const { progress } = start();
  const { upload } = await request();
  for (const loaded of [10, 255, 1000]) upload.onprogress?.({ loaded, total: 1000 });
  upload.onload?.();
  expect(progress).toEqual(['start', 1, 25, 100, 'all']);
});

test('P-14: an outdated nonce found by the small call before costs no upload', async () => {
  const { calls } = start();
  await request();
  expect(calls.map(({ paths }) => paths)).toEqual([['notifications.unreadCount']]);
});

test('P-14: SEC-D31: refused for its nonce, the same file is sent again with a new proof and the same key', async () => {
  const { answer } = start();
  const refusal = { error: { data: { appCode: 'USE_DPOP_NONCE' } } };
  (await request(1)).answer(401, refusal, 'dpop-nonce: the-next-one\r\n');
  const again = await request(2);
  expect(proofOf(again).nonce).toBe('the-next-one');
  expect(again.headers['idempotency-key']).toBe('the-key-of-this-file');
  again.answer(200, sent);
  expect(await answer).toEqual(sent);
});

test.each(['UNAUTHORIZED', 'PROOF_REFUSED'] as const)(
  'P-14: S-1: after %s to the small call nothing is sent',
  async (code) => {
    const { answer } = start(
      {},
      {
        'notifications.unreadCount': () => {
          throw new AppError(code);
        },
        'authentication.check': () => ({ scope: 'full', termsAccepted: true }),
      },
    );
    await expect(answer).rejects.toMatchObject({ message: expect.any(String) });
    expect(uploads).toHaveLength(0);
  },
);

test('P-14: SEC-D31: a proof that the browser sent twice over a connection that ended costs one more request, and not the session', async () => {
  const check = vi.fn(() => ({ scope: 'full', termsAccepted: true }));
  const { answer, progress } = start({}, { 'authentication.check': check });
  const refusal = { error: { message: 'x', code: -32001, data: { appCode: 'PROOF_REFUSED' } } };
  (await request(1)).answer(401, refusal);
  const again = await request(2);
  expect(again.headers['idempotency-key']).toBe('the-key-of-this-file');
  expect(again.headers.dpop).not.toBe(uploads[0]?.headers.dpop);
  expect(progress).toEqual(['start', 'start']);
  again.answer(401, refusal);
  await expect(answer).rejects.toMatchObject({ code: 'PROOF_REFUSED' });
  expect(uploads).toHaveLength(2);
});

test('P-14: notifications that fail do not hinder documents', async () => {
  const { answer } = start(
    {},
    {
      'notifications.unreadCount': () => {
        throw new AppError('UPSTREAM_DOWN');
      },
    },
  );
  (await request()).answer(200, sent);
  expect(await answer).toEqual(sent);
});

test('P-14: the code and the field of a refusal arrive as they were given', async () => {
  const { answer } = start(
    {},
    {
      'authentication.check': () => ({ scope: 'full', termsAccepted: true }),
    },
  );
  const fields = [{ field: 'file', code: 'has_scripts', message: 'It has a program.' }];
  const data = { appCode: 'VALIDATION', fields };
  (await request()).answer(422, { error: { message: 'x', code: -32600, data } });
  await expect(answer).rejects.toMatchObject({ code: 'VALIDATION', fields });
});

test('P-14: a connection that breaks, and one on which nothing moves any more, are lost', async () => {
  const broken = start();
  (await request(1)).lose();
  await expect(broken.answer).rejects.toMatchObject({ code: 'NO_ANSWER' });

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stalled = start();
  const { upload } = await request(2);
  upload.onprogress?.({ loaded: 1, total: 2 });
  await vi.advanceTimersByTimeAsync(59_000);
  upload.onprogress?.({ loaded: 1, total: 2 });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(await Promise.race([stalled.answer, Promise.resolve('under way')])).toBe('under way');
  await vi.advanceTimersByTimeAsync(2000);
  await expect(stalled.answer).rejects.toMatchObject({ code: 'NO_ANSWER' });
});

test('P-14: a cancelled upload is stopped, and is not a failure', async () => {
  const controller = new AbortController();
  const { answer } = start({ signal: controller.signal });
  await request();
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
