import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { addDocumentEndpoint, documentContentEndpoint } from '@portal/contract/v1/documents';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createUpstream } from '../upstream.ts';

afterEach(() => vi.useRealTimers());

const FAILURES = 10;
const OPEN_MS = 3000;

/** A firm whose files fail until `answer` is set, and a gateway that has just cut them off for three seconds. */
async function cutOff() {
  const firm: { answer: RequestListener } = {
    answer: (request, response) => {
      request.resume();
      response.writeHead(500).end();
    },
  };
  const server = createServer((request, response) => firm.answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const timeouts = { connectMs: 5000, headersMs: 20_000, totalMs: 20_000 };
  const upstream = createUpstream({ origin, timeouts });
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await upstream.close();
  });
  const streams = upstream.streamsFor({ token: 'a.b.c', requestId: 'r' }, 'person');
  const open = (signal = new AbortController().signal) =>
    streams.open(documentContentEndpoint, { params: { uuid: 'd-1' } }, signal);
  const send = (bytes: AsyncIterable<Uint8Array>) =>
    streams.send(
      addDocumentEndpoint,
      { headers: { 'Idempotency-Key': randomUUID() }, body: { file_name: 'letter.pdf' } },
      { file: { mediaType: 'application/pdf', bytes }, signal: new AbortController().signal },
    );
  const breaker = () => upstream.state().find(({ group }) => group === 'files')?.breaker;
  for (let call = 1; call <= FAILURES; call += 1) await expect(open()).rejects.toThrow();
  expect(breaker()).toBe('open');
  return { firm, open, send, breaker };
}

const afterThreeSeconds = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + OPEN_MS + 1 });

const aFile = () => Readable.from([Buffer.from('%PDF-')]);

describe('SEC-I4: when one call of files is let through', () => {
  it('the others wait for its answer and are then sent; one that hangs up is answered at once', async () => {
    const { firm, open, breaker } = await cutOff();
    const arrived = Promise.withResolvers<() => void>();
    let calls = 0;
    firm.answer = (_request, response) => {
      calls += 1;
      response.setHeader('content-length', '1');
      arrived.resolve(() => response.end('x'));
      if (calls > 1) response.end('x');
    };
    afterThreeSeconds();
    const first = open();
    const answer = await arrived.promise;
    const second = open();
    const client = new AbortController();
    const third = open(client.signal);
    client.abort();
    await expect(third).rejects.toMatchObject({ kind: 'shed' });
    expect(calls).toBe(1);
    answer();
    expect((await first).status).toBe(200);
    expect((await second).status).toBe(200);
    expect(calls).toBe(2);
    expect(breaker()).toBe('closed');
  });

  it('and its headers have come, the others are sent although its bytes are still read', async () => {
    const { firm, open } = await cutOff();
    firm.answer = (_request, response) => response.writeHead(200, { 'content-length': '10' }).write('x');
    afterThreeSeconds();
    const first = await open();
    expect((await open()).status).toBe(200);
    expect(first.body.readableEnded).toBe(false);
  });

  it('an upload that is slow holds up no download, and no other upload is sent beside it', async () => {
    const { firm, open, send, breaker } = await cutOff();
    const released = Promise.withResolvers<void>();
    async function* slowly() {
      yield Buffer.from('%PDF-');
      await released.promise;
    }
    const arrived = Promise.withResolvers<void>();
    firm.answer = (request, response) => {
      request.resume();
      if (request.method === 'GET') {
        response.writeHead(200, { 'content-length': '1' }).end('x');
        return;
      }
      arrived.resolve();
      request.once('end', () => response.writeHead(204).end());
    };
    afterThreeSeconds();
    const upload = send(slowly()).catch(() => undefined);
    await arrived.promise;
    await expect(send(aFile())).rejects.toMatchObject({ kind: 'shed' });
    expect((await open()).status).toBe(200);
    expect(breaker()).toBe('closed');
    released.resolve();
    await upload;
  });

  it('an upload that the firm answers ends the cut-off, one that it fails again does not', async () => {
    const { firm, send, breaker } = await cutOff();
    afterThreeSeconds();
    await expect(send(aFile())).rejects.toMatchObject({ status: 500 });
    expect(breaker()).toBe('open');
    await expect(send(aFile())).rejects.toMatchObject({ kind: 'shed' });
    firm.answer = (request, response) => {
      request.resume();
      response.writeHead(422, { 'content-type': 'application/json' }).end('{"message":"No"}');
    };
    afterThreeSeconds();
    await expect(send(aFile())).rejects.toMatchObject({ status: 422 });
    expect(breaker()).toBe('closed');
  });

  it('a file that is refused on its way says nothing of the firm: it stays cut off', async () => {
    const { send, breaker } = await cutOff();
    afterThreeSeconds();
    const refusal = new Error('refused');
    async function* refused() {
      yield Buffer.from('%PDF-');
      throw refusal;
    }
    await expect(send(refused())).rejects.toBe(refusal);
    expect(breaker()).toBe('open');
  });
});
