import { once } from 'node:events';
import { Agent } from 'node:http';
import type { UploadRefusal } from '@portal/contract/shapes/upload-rule';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aJpeg, aPackedStream, aPdf, aPng, aZip } from './test/a-file.ts';
import {
  aForm,
  answerOf,
  failureIn,
  keepUpload,
  refuseWith,
  sentTo,
  startDocuments,
} from './test/start-documents.ts';

const key = 'a-key-of-sixteen-characters';

describe('P-14: a file on its way to the firm', () => {
  it('P-14, SEC-I7: arrives byte for byte with its fields, its key and the type that was found', async () => {
    const { firm, upload, token } = await startDocuments(keepUpload);
    const file = aPdf({ objects: [aPackedStream('q'.repeat(300_000)), `% ${'x'.repeat(500_000)}`] });
    const fields = { file_name: '../My passport.exe', kind: 'identity', request_uuid: 'r-1' };
    const answer = await upload(file, { fields, headers: { 'idempotency-key': key } });
    expect(answer.status, answer.body.toString()).toBe(200);
    expect(answer.json()).toMatchObject({
      document: { id: 'document-of-the-client', title: 'Passport', fileName: 'passport.pdf' },
      virusCheck: 'not_checked',
    });
    const [call] = firm.calls;
    expect(call).toMatchObject({ to: 'POST /v1/document', isWhole: true });
    expect(call?.headers).toMatchObject({ 'idempotency-key': key });
    expect(call?.headers.authorization).toMatch(/^Bearer /);
    expect(call?.headers.authorization).not.toContain(token);
    const { head, file: sent } = sentTo(call!);
    expect(sent.equals(file)).toBe(true);
    expect(head).toContain('name="file_name"\r\n\r\nMy passport.pdf\r\n');
    expect(head).toContain('name="kind"\r\n\r\nidentity\r\n');
    expect(head).toContain('name="request_uuid"\r\n\r\nr-1\r\n');
    expect(head).toMatch(/name="file"; filename="file"\r\ncontent-type: application\/pdf\r\n\r\n$/);
  });

  it('SEC-H4, SEC-G10: no line of the log has the name of a file, and the answer may not be kept', async () => {
    const { upload, lines } = await startDocuments(keepUpload);
    const answer = await upload(aPng(), { fields: { file_name: 'secret-name.png', title: 'secret-title' } });
    await upload(Buffer.from('MZ'), { fields: { file_name: 'secret-name.png' } });
    await expect.poll(() => lines.filter((line) => line.includes('"answered"'))).toHaveLength(2);
    expect(lines.join('')).not.toMatch(/secret|document-of-the-client/);
    expect(lines.join('')).toContain('"route":"/documents"');
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store' });
  });

  it.each<[string, UploadRefusal, Buffer]>([
    [
      'an executable called .pdf',
      'type_not_allowed',
      Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300_000)]),
    ],
    ['an empty file', 'empty', Buffer.alloc(0)],
    ['a PDF with a script', 'has_scripts', aPdf({ objects: ['6 0 obj\n<</S/JavaScript>>\nendobj'] })],
    ['a PDF with a password', 'is_encrypted', aPdf({ trailer: '/Encrypt 8 0 R' })],
    ['a file of two types', 'two_types', Buffer.concat([aPng(), aZip])],
    ['a broken JPEG', 'damaged', aJpeg(300_000).subarray(0, 290_000)],
    [
      'a zip bomb in a PDF',
      'expands_too_far',
      aPdf({ objects: [aPackedStream(Buffer.alloc(200 * 1024 * 1024))] }),
    ],
  ])(
    'SEC-G13, SEC-G19, SEC-G33, SEC-G35, SEC-G43, SEC-G52, SEC-G54: %s is refused with its code, and nothing is kept',
    async (_what, code, file) => {
      const { firm, upload } = await startDocuments(keepUpload);
      const answer = await upload(file, { headers: { 'idempotency-key': key } });
      expect(failureIn(answer)).toMatchObject({
        status: 422,
        code: 'VALIDATION',
        fault: { field: 'file', code },
      });
      await Promise.all(firm.calls.map(({ ended }) => ended));
      expect(firm.calls.some(({ isWhole }) => isWhole)).toBe(false);
    },
  );

  it('SEC-G51: 101 MB are refused before they are sent, where the length says so', async () => {
    const { firm, open } = await startDocuments(keepUpload);
    const { contentType } = aForm(Buffer.alloc(0));
    const request = open('POST', '/documents', {
      headers: { 'content-type': contentType, 'content-length': 101 * 1024 * 1024 },
    });
    const answer = answerOf(request);
    request.flushHeaders();
    expect(failureIn(await answer)).toMatchObject({ status: 422, fault: { code: 'too_large' } });
    expect(firm.calls).toHaveLength(0);
    request.destroy();
  });

  it('SEC-G19, SEC-G51: 101 MB that do not say so are refused when they are too many, and nothing is kept', async () => {
    const { firm, open } = await startDocuments((request) => void request.resume());
    const form = aForm(Buffer.alloc(0), { fields: { file_name: 'a.jpg' } });
    const request = open('POST', '/documents', { headers: { 'content-type': form.contentType } });
    const answer = answerOf(request);
    request.write(form.start);
    request.write(aJpeg().subarray(0, 50));
    const piece = Buffer.alloc(1024 * 1024, 0x55);
    for (let count = 0; count < 101; count += 1) if (!request.write(piece)) await once(request, 'drain');
    request.end(form.end);
    expect(failureIn(await answer)).toMatchObject({ status: 422, fault: { code: 'too_large' } });
    await firm.calls[0]?.ended;
    expect(firm.calls.some(({ isWhole }) => isWhole)).toBe(false);
  });
});

it('P-14: a large file that is refused for its first bytes is read to its end, so that a browser gets to the refusal', async () => {
  const { open } = await startDocuments(keepUpload);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const { body, contentType } = aForm(Buffer.alloc(40 * 1024 * 1024, 'MZ'), {
    fields: { file_name: 'a.pdf' },
  });
  const headers = { 'content-type': contentType, 'content-length': body.length };
  const request = open('POST', '/documents', { agent, headers });
  const answer = answerOf(request);
  request.end(body);
  expect(failureIn(await answer)).toMatchObject({ fault: { code: 'type_not_allowed' } });
  await expect.poll(() => request.writableFinished, { timeout: 20_000 }).toBe(true);
});

describe('P-14: a form that is not as it should be', () => {
  const png = aPng();
  it.each<[string, Parameters<Awaited<ReturnType<typeof startDocuments>>['upload']>[1]]>([
    ['a field behind the file', { after: { title: 'x' } }],
    ['the file under another name', { fileField: 'picture' }],
    ['an invalid key', { headers: { 'idempotency-key': 'short' } }],
    ['an invalid device id', { headers: { 'x-device-id': 'x' } }],
  ])('%s: MALFORMED_REQUEST, and nothing is kept', async (_what, form) => {
    const { firm, upload } = await startDocuments(keepUpload);
    expect(failureIn(await upload(png, form))).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' });
    await Promise.all(firm.calls.map(({ ended }) => ended));
    expect(firm.calls.some(({ isWhole }) => isWhole)).toBe(false);
  });

  it('a field that is not as the contract has it is named as the portal names it', async () => {
    const { firm, upload } = await startDocuments(keepUpload);
    const answer = await upload(png, { fields: { file_name: 'a.png', policy_uuid: '../1' } });
    expect(failureIn(answer)).toMatchObject({ code: 'VALIDATION', fault: { field: 'policyUuid' } });
    expect(firm.calls).toHaveLength(0);
  });

  it.each(['application/json', 'application/octet-stream', 'x'])(
    '%s in place of a form: UNSUPPORTED_MEDIA_TYPE',
    async (type) => {
      const { call } = await startDocuments(keepUpload);
      const answer = await call('POST', '/documents', {
        headers: { 'content-type': type },
        body: Buffer.from('{}'),
      });
      expect(failureIn(answer)).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
    },
  );

  it('a form that does not say how its parts are divided: MALFORMED_REQUEST', async () => {
    const { call } = await startDocuments(keepUpload);
    const headers = { 'content-type': 'multipart/form-data' };
    const answer = await call('POST', '/documents', { headers, body: Buffer.from('x') });
    expect(failureIn(answer)).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' });
  });

  it('SEC-G19: a form without its last line is refused, and nothing is kept', async () => {
    const { firm, call } = await startDocuments(keepUpload);
    const { contentType, start } = aForm(png, { fields: { file_name: 'a.png' } });
    const body = Buffer.concat([start, png]);
    const answer = await call('POST', '/documents', { body, headers: { 'content-type': contentType } });
    expect(failureIn(answer)).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' });
    await Promise.all(firm.calls.map(({ ended }) => ended));
    expect(firm.calls.some(({ isWhole }) => isWhole)).toBe(false);
  });
});

describe('P-14: what the firm says', () => {
  it('P-14: a refusal that it gives in the middle of the file reaches the client, with its field', async () => {
    const fields = [{ field: 'file', code: 'already_answered', message: 'Done.' }];
    const refusal = { code: 'VALIDATION', message: 'Done.', fields };
    const { upload } = await startDocuments(refuseWith(422, refusal));
    const answer = await upload(aJpeg(5_000_000));
    expect(failureIn(answer)).toMatchObject({
      status: 422,
      fault: { field: 'file', code: 'already_answered' },
    });
  });

  it.each([
    [404, 'NOT_FOUND'],
    [405, 'METHOD_NOT_ALLOWED'],
    [501, 'NOT_IMPLEMENTED'],
    [401, 'UNAUTHORIZED'],
    [503, 'UPSTREAM_DOWN'],
  ])('P-14: a firm that answers %i: %s', async (status, code) => {
    const { upload } = await startDocuments(refuseWith(status));
    expect(failureIn(await upload(aPng()))).toMatchObject({ code });
  });

  it('an answer that is not a document: UPSTREAM_MALFORMED', async () => {
    const { upload } = await startDocuments(refuseWith(200, { nothing: true }));
    expect(failureIn(await upload(aPng()))).toMatchObject({ status: 502, code: 'UPSTREAM_MALFORMED' });
  });
});
