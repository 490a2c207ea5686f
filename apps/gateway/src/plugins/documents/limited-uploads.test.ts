import { once } from 'node:events';
import { Agent } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aJpeg, aPng } from './test/a-file.ts';
import { aForm, answerOf, failureIn, keepUpload, startDocuments } from './test/start-documents.ts';

describe('SEC-G34: limits of uploads', () => {
  it('SEC-G34: the files of a day are limited, and the next one is refused with a sentence', async () => {
    const { firm, upload } = await startDocuments(keepUpload, { UPLOADS_PER_DAY: '2' });
    expect((await upload(aPng())).status).toBe(200);
    expect((await upload(aPng())).status).toBe(200);
    const { fault, message } = failureIn(await upload(aPng()));
    expect(fault).toMatchObject({ field: 'file', code: 'too_many' });
    expect(message).toBe('You have sent many files today. Please try again tomorrow, or send us a message.');
    expect(firm.calls).toHaveLength(2);
  });

  it('SEC-B8: the limit of changes of a person counts uploads too', async () => {
    const { upload } = await startDocuments(keepUpload, { WRITE_LIMIT_PER_MINUTE: '1' });
    expect((await upload(aPng())).status).toBe(200);
    expect(failureIn(await upload(aPng()))).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  });

  it('SEC-G34: a third upload at the same time waits', async () => {
    const { open, upload, firm } = await startDocuments(keepUpload);
    const form = aForm(aJpeg(100_000), { fields: { file_name: 'a.jpg' } });
    const opened = [1, 2].map(() => {
      const request = open('POST', '/documents', { headers: { 'content-type': form.contentType } });
      request.on('error', () => undefined);
      request.write(form.body.subarray(0, 90_000));
      return request;
    });
    await expect.poll(() => firm.calls.length, { timeout: 20_000 }).toBe(2);
    const third = await upload(aPng());
    expect(failureIn(third)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(third.headers['retry-after']).toBe('5');
    for (const request of opened) request.destroy();
    await Promise.all(firm.calls.map(({ ended }) => ended));
    await expect.poll(async () => (await upload(aPng())).status, { timeout: 20_000 }).toBe(200);
  });

  it('SEC-G34: a refused upload keeps its place, and counts its bytes, until nothing more of it is read', async () => {
    const { open, upload } = await startDocuments(keepUpload, { UPLOAD_BYTES_PER_DAY: '1000000' });
    const form = aForm(Buffer.alloc(400_000, 'MZ'), { fields: { file_name: 'a.pdf' } });
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const headers = { 'content-type': form.contentType, 'content-length': form.body.length };
    const refused = [1, 2].map(() => {
      const request = open('POST', '/documents', { agent, headers });
      request.write(form.body.subarray(0, 200_000));
      return { request, answer: answerOf(request) };
    });
    // Both have their answer while half of each is still to come.
    for (const { answer } of refused)
      expect(failureIn(await answer)).toMatchObject({ fault: { code: 'type_not_allowed' } });
    expect(failureIn(await upload(aPng()))).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    for (const { request } of refused) {
      request.end(form.body.subarray(200_000));
      await once(request, 'close');
    }
    const isTaken = async () => (await upload(aPng())).status;
    await expect.poll(isTaken, { timeout: 20_000, interval: 500 }).toBe(200);
    expect(failureIn(await upload(aJpeg(700_000))).fault).toMatchObject({ code: 'too_many' });
  });

  it('SEC-G34: a client that hangs up while the rest of a refused upload is read gives its place back', async () => {
    const { open, upload } = await startDocuments(keepUpload);
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const form = aForm(Buffer.alloc(400_000, 'MZ'), { fields: { file_name: 'a.pdf' } });
    for (const _ of [1, 2]) {
      const headers = { 'content-type': form.contentType };
      const request = open('POST', '/documents', { agent, headers });
      const answer = answerOf(request);
      request.write(form.body.subarray(0, 200_000));
      expect(failureIn(await answer)).toMatchObject({ fault: { code: 'type_not_allowed' } });
      request.destroy();
    }
    const isTaken = async () => (await upload(aPng())).status;
    await expect.poll(isTaken, { timeout: 20_000, interval: 500 }).toBe(200);
  });

  it('SEC-G34: where as much was read and dropped as may be sent in a day, a connection ends with its refusal', async () => {
    const variables = { UPLOADS_PER_DAY: '1', UPLOAD_BYTES_PER_DAY: '10000' };
    const { open, upload } = await startDocuments(keepUpload, variables);
    expect((await upload(aPng())).status).toBe(200);
    expect(failureIn(await upload(aJpeg(50_000))).fault).toMatchObject({ code: 'too_many' });
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const { start, contentType } = aForm(aJpeg());
    const headers = { 'content-type': contentType, 'content-length': 9000 };
    const request = open('POST', '/documents', { agent, headers });
    const answer = answerOf(request);
    request.write(start);
    expect(failureIn(await answer).fault).toMatchObject({ code: 'too_many' });
    expect((await answer).headers).toMatchObject({ connection: 'close' });
    await expect.poll(() => request.destroyed, { timeout: 20_000 }).toBe(true);
  });
});
