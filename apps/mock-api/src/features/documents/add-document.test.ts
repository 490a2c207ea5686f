import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { MAX_UPLOAD_BYTES } from '@portal/contract/shapes/upload-rule';
import { describe, expect, test } from 'vitest';
import { documentsOfTest } from '../../test/documents-of-test.ts';
import { fullToken } from '../../test/sign-in.ts';
import { formOf, uploadAs } from '../../test/upload.ts';

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200_000, 'a page of text ')]);
const fields = { file_name: 'Council tax bill.pdf' };
const key = '0e5b7a39-2f51-4c44-b0a8-8f3a1e7c9d24';

type Documents = Awaited<ReturnType<typeof documentsOfTest>>;

async function askFor({ mock, clientUuid }: Documents, state = 'asked') {
  const data = { uuid: crypto.randomUUID(), clientUuid, title: 'Proof of address', kind: 'identity', state };
  return mock.database.documentRequest.create({ data: { ...data, askedAt: mock.clock.now() } });
}

/** The status, and the code of the field at fault. */
function refusalOf({ status, body }: { status: number; body: unknown }) {
  const { fields: faults } = body as { fields?: { field: string; code: string }[] };
  return [status, faults?.[0]?.field, faults?.[0]?.code];
}

describe('P-14: a file from a client', () => {
  test('is in the documents, read already, with the bytes as they were sent', async () => {
    const { mock, store, vip, files, upload } = await documentsOfTest();
    const { status, body } = await upload({ fields, bytes: pdf });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Council tax bill',
      file_name: 'Council tax bill.pdf',
      kind: 'other',
      date: '2026-03-02',
      size: pdf.byteLength,
      media_type: 'application/pdf',
      is_read: true,
      added_by: 'client',
    });
    expect((await vip.read('documents.list')).documents).toEqual([body]);
    const [file] = files();
    const { digest } = await mock.database.document.findFirstOrThrow();
    expect([files().length, file]).toEqual([1, join(digest.slice(0, 2), digest)]);
    expect(readFileSync(join(store, file!)).equals(pdf)).toBe(true);
  });

  test('P-13: has the day that it is in London', async () => {
    const { mock } = await documentsOfTest();
    mock.clock.advance(Date.parse('2026-07-01T23:30:00Z') - mock.clock.now().getTime());
    const { body } = await uploadAs(mock, await fullToken(mock, 'standard'), { fields, bytes: pdf });
    expect(body).toMatchObject({ date: '2026-07-02', added_at: '2026-07-01T23:30:00.000Z' });
  });

  test('answers a request, which then waits for the firm and needs no action any more', async () => {
    const given = await documentsOfTest();
    const { mock, vip, clientUuid, upload } = given;
    const request = await askFor(given);
    await mock.database.notification.create({
      data: {
        id: crypto.randomUUID(),
        clientUuid,
        type: 'document_requested',
        title: 'Please send us a document',
        body: 'Proof of address',
        createdAt: mock.clock.now(),
        actionRequired: true,
        targetRoute: 'document_request',
        targetId: request.uuid,
      },
    });
    const { body } = await upload({ fields: { ...fields, request_uuid: request.uuid }, bytes: pdf });
    expect(body).toMatchObject({ title: 'Proof of address', kind: 'identity', request_uuid: request.uuid });
    expect(await vip.read('documentRequests.view', { params: { uuid: request.uuid } })).toMatchObject({
      state: 'sent',
      sent_at: '2026-03-02T10:00:00.000Z',
      documents: [body],
    });
    const { notifications } = await vip.read('notifications.list');
    expect(notifications.find(({ target }) => target?.id === request.uuid)?.isRead).toBe(true);
  });

  test('is sent again after a rejection, whose note goes', async () => {
    const given = await documentsOfTest();
    const request = await askFor(given, 'rejected');
    const data = { decidedAt: given.mock.clock.now(), decisionNote: 'The second page is missing.' };
    await given.mock.database.documentRequest.update({ where: { uuid: request.uuid }, data });
    await given.upload({ fields: { ...fields, request_uuid: request.uuid }, bytes: pdf });
    expect((await given.vip.read('documentRequests.list')).requests).toMatchObject([
      { state: 'sent', decided_at: null, decision_note: null },
    ]);
  });

  test('requests that wait for the client come first, and the newest of each', async () => {
    const given = await documentsOfTest();
    const states = ['accepted', 'rejected', 'sent', 'asked'];
    for (const state of states) {
      await askFor(given, state);
      given.mock.clock.advance(1000);
    }
    const { requests } = await given.vip.read('documentRequests.list');
    expect(requests.map(({ state }) => state)).toEqual(['asked', 'rejected', 'sent', 'accepted']);
  });
});

describe('SEC-I7: a file that is sent again', () => {
  test('under the same key is the document that there is, even at the same time; each client has keys of their own', async () => {
    const given = await documentsOfTest();
    const { mock, files, upload } = given;
    const request_uuid = (await askFor(given)).uuid;
    const send = () => upload({ fields: { ...fields, request_uuid }, bytes: pdf, key });
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]!.body]);
    expect([await mock.database.document.count(), files().length]).toEqual([1, 1]);
    const other = await uploadAs(mock, await fullToken(mock, 'standard'), { fields, bytes: pdf, key });
    expect([other.status, await mock.database.document.count(), files().length]).toEqual([200, 2, 1]);
  });

  test('under the same key with other bytes is refused, and nothing of it is kept', async () => {
    const { mock, files, upload } = await documentsOfTest();
    await upload({ fields, bytes: pdf, key });
    const answer = await upload({ fields, bytes: 'Something else.', key });
    expect(refusalOf(answer)).toEqual([422, 'Idempotency-Key', 'key_reused']);
    expect([await mock.database.document.count(), files().length]).toEqual([1, 1]);
  });

  test('P-14: without the key is refused as sent already, and to an answered request as answered already', async () => {
    const given = await documentsOfTest();
    const { upload, files } = given;
    const request_uuid = (await askFor(given)).uuid;
    const answering = { ...fields, request_uuid };
    expect((await upload({ fields: answering, bytes: pdf })).status).toBe(200);
    expect(refusalOf(await upload({ fields: answering, bytes: pdf }))).toEqual([422, 'file', 'already_sent']);
    const other = await upload({ fields: answering, bytes: 'Another page.' });
    expect(refusalOf(other)).toEqual([422, 'file', 'already_answered']);
    const accepted = { ...fields, request_uuid: (await askFor(given, 'accepted')).uuid };
    const late = await upload({ fields: accepted, bytes: pdf });
    expect(refusalOf(late)).toEqual([422, 'file', 'already_answered']);
    expect(files()).toHaveLength(1);
  });
});

describe('SEC-G13: a file that is not taken', () => {
  test.each([
    ['empty', '', [422, 'file', 'empty']],
    ['not there', undefined, [422, 'file', 'empty']],
    ['a program', Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), [422, 'file', 'type_not_allowed']],
  ])('%s', async (...[, bytes, refusal]) => {
    const { mock, files, upload } = await documentsOfTest();
    expect(refusalOf(await upload({ fields, ...(bytes !== undefined && { bytes }) }))).toEqual(refusal);
    expect([await mock.database.document.count(), files()]).toEqual([0, []]);
  });

  test('one byte more than 100 MB', async () => {
    const { mock, files, upload } = await documentsOfTest();
    const bytes = Buffer.alloc(MAX_UPLOAD_BYTES + 1, 'a');
    expect(refusalOf(await upload({ fields, bytes }))).toEqual([422, 'file', 'too_large']);
    expect([await mock.database.document.count(), files()]).toEqual([0, []]);
  });

  test.each([
    [{}, 'file_name'],
    [{ file_name: 'a\u0000.pdf' }, 'file_name'],
    [{ file_name: 'a'.repeat(121) }, 'file_name'],
    [{ ...fields, title: 'a'.repeat(121) }, 'title'],
    [{ ...fields, kind: 'secret' }, 'kind'],
    [{ ...fields, request_uuid: '../x' }, 'request_uuid'],
  ])('with fields that cannot be taken: %j', async (...[given, field]) => {
    const { files, upload } = await documentsOfTest();
    const answer = await upload({ fields: given, bytes: pdf });
    expect(refusalOf(answer).slice(0, 2)).toEqual([422, field]);
    expect(files()).toEqual([]);
  });

  test('SEC-G39: with a field that comes twice', async () => {
    const { mock, files } = await documentsOfTest();
    const [part = ''] = formOf(fields, undefined).toString().split('--the-boundary-of-the-tests--');
    const twice = Buffer.concat([Buffer.from(part), formOf(fields, pdf)]);
    const headers = {
      authorization: `Bearer ${mock.token}`,
      'content-type': 'multipart/form-data; boundary=the-boundary-of-the-tests',
    };
    const reply = await mock.app.inject({ method: 'POST', url: '/v1/document', headers, payload: twice });
    expect([reply.statusCode, files()]).toEqual([400, []]);
  });

  test('as JSON', async () => {
    const { vip } = await documentsOfTest();
    const answer = await vip.send('documents.add', {
      headers: { 'content-type': 'application/json' } as never,
      body: fields,
    });
    expect(answer.status).not.toBe(200);
  });
});

describe('P-14: an upload over a connection', () => {
  /** Opens a connection and sends the head of an upload, which promises more than comes. */
  async function openUpload({ mock }: Documents) {
    await mock.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = mock.app.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const form = formOf(fields, pdf);
    socket.write(
      [
        'POST /v1/document HTTP/1.1',
        'host: localhost',
        `authorization: Bearer ${mock.token}`,
        'content-type: multipart/form-data; boundary=the-boundary-of-the-tests',
        `content-length: ${form.byteLength}`,
        '',
        '',
      ].join('\r\n'),
    );
    return { socket, form };
  }

  test('that is cut at 99 % leaves neither a file nor a row', async () => {
    const given = await documentsOfTest();
    const { mock, files } = given;
    const { socket, form } = await openUpload(given);
    socket.write(form.subarray(0, Math.floor(form.byteLength * 0.99)));
    await expect.poll(files).toEqual([expect.stringMatching(/^drafts\//)]);
    socket.destroy();
    await expect.poll(files).toEqual([]);
    expect(await mock.database.document.count()).toBe(0);
  });

  test('SEC-I10: that takes longer than other requests is still taken', async () => {
    const given = await documentsOfTest();
    const { mock } = given;
    const { socket, form } = await openUpload(given);
    const half = form.byteLength / 2;
    socket.write(form.subarray(0, half));
    await expect.poll(given.files).toHaveLength(1);
    const late = once(mock.app.server, 'clientError');
    // Both: Node.js takes the larger one as the limit of a request.
    Object.assign(mock.app.server, { requestTimeout: 1, headersTimeout: 1 });
    await late;
    socket.write(form.subarray(half));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });
});
