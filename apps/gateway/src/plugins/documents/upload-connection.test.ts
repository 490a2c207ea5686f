import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { aJpeg } from './test/a-file.ts';
import { aForm, answerOf, failureIn, keepUpload, startDocuments } from './test/start-documents.ts';

/** A JPEG of 8 MB, cut where a hundredth of it is missing. */
function almostAll() {
  const file = aJpeg(8 * 1024 * 1024);
  const form = aForm(file, { fields: { file_name: 'a.jpg' } });
  return { form, most: form.body.subarray(0, Math.floor(form.body.length * 0.99)) };
}

describe('P-14: a connection that breaks', () => {
  it('P-14, SEC-G19: the client is gone at 99 %: the call to the firm is broken off, and nothing is kept', async () => {
    const { firm, open } = await startDocuments(keepUpload);
    const { form, most } = almostAll();
    const request = open('POST', '/documents', {
      headers: { 'content-type': form.contentType, 'content-length': form.body.length },
    });
    request.on('error', () => undefined);
    request.write(most);
    await expect
      .poll(() => Buffer.concat(firm.calls[0]?.pieces ?? []).length, { timeout: 20_000 })
      .toBeGreaterThan(7 * 1024 * 1024);
    request.destroy();
    await firm.calls[0]?.ended;
    expect(firm.calls).toMatchObject([{ isWhole: false }]);
  });

  it('SEC-I10: a client that stalls is cut off, and the call to the firm with it', async () => {
    const { firm, open } = await startDocuments(keepUpload, { FILE_IDLE_MS: '1500' });
    const { form, most } = almostAll();
    const request = open('POST', '/documents', { headers: { 'content-type': form.contentType } });
    const answer = answerOf(request);
    request.write(most);
    expect(failureIn(await answer)).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' });
    await once(request, 'close');
    await firm.calls[0]?.ended;
    expect(firm.calls).toMatchObject([{ isWhole: false }]);
  });

  it('SEC-I10: a slow upload takes longer than any other request may, and arrives', async () => {
    const { app, firm, open } = await startDocuments(keepUpload);
    const form = aForm(aJpeg(200_000), { fields: { file_name: 'a.jpg' } });
    const request = open('POST', '/documents', { headers: { 'content-type': form.contentType } });
    const answer = answerOf(request);
    request.write(form.body.subarray(0, 150_000));
    await expect.poll(() => firm.calls.length, { timeout: 20_000 }).toBe(1);
    // From here on it has taken longer than a request may; the server notices when it looks at its connections.
    const late = once(app.server, 'clientError');
    Object.assign(app.server, { requestTimeout: 1, headersTimeout: 1 });
    expect(await late).toMatchObject([{ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, {}]);
    request.end(form.body.subarray(150_000));
    expect((await answer).status).toBe(200);
    expect(firm.calls).toMatchObject([{ isWhole: true }]);
  });

  it('the firm breaks off: UPSTREAM_DOWN, and the client is still read to the end', async () => {
    const { upload } = await startDocuments((request) => {
      request.once('data', () => request.socket.destroy());
    });
    expect(failureIn(await upload(aJpeg(5_000_000)))).toMatchObject({ status: 502, code: 'UPSTREAM_DOWN' });
  });

  it('the firm takes nothing more: UPSTREAM_DOWN', async () => {
    const { upload } = await startDocuments((request) => void request.pause(), { FILE_IDLE_MS: '1500' });
    expect(failureIn(await upload(aJpeg(20_000_000)))).toMatchObject({ status: 502, code: 'UPSTREAM_DOWN' });
  });
});
