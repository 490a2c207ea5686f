import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { addDocumentEndpoint, documentContentEndpoint } from '@portal/contract/v1/documents';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createUpstream } from '../upstream.ts';

afterEach(() => vi.useRealTimers());

const PLACES_OF_ONE = 6;
const HANG_UPS = 10;

type Reading = { person: string; signal?: AbortSignal };

/** What reads files of a firm. `totalMs` is the time until the headers. */
async function before(server: Server, totalMs = 20_000) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const timeouts = { connectMs: 5000, headersMs: 20_000, totalMs };
  const upstream = createUpstream({ origin, timeouts });
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await upstream.close();
  });
  const streams = (person: string) => upstream.streamsFor({ token: 'a.b.c', requestId: 'r' }, person);
  const open = ({ person, signal = new AbortController().signal }: Reading) =>
    streams(person).open(documentContentEndpoint, { params: { uuid: 'd-1' } }, signal);
  return { upstream, streams, open };
}

it('SEC-I8: the files of one person hold six places, until they are read or left, and others have theirs', async () => {
  const held: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': '10' }).write('x');
    held.push(response);
  });
  const { upstream, open } = await before(server);
  const files = () => upstream.state().find(({ group }) => group === 'files');

  const [first] = await Promise.all(Array.from({ length: PLACES_OF_ONE }, () => open({ person: 'large' })));
  const next = open({ person: 'large' });
  expect((await open({ person: 'stranger' })).status).toBe(200);
  expect(held).toHaveLength(PLACES_OF_ONE + 1);
  expect(files()).toMatchObject({ running: PLACES_OF_ONE + 1, waiting: 1 });
  first?.body.destroy();
  expect((await next).status).toBe(200);
  // A file that is read to its end leaves its place too.
  for (const response of held) response.end('123456789');
  for await (const _ of (await next).body);
  await expect.poll(() => files()?.running).toBe(PLACES_OF_ONE);
});

it('SEC-I4: a client who leaves while its file waits for a place is not a fault of the firm', async () => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-length': '10' }).write('x');
  });
  const { streams, open } = await before(server);
  await Promise.all(Array.from({ length: PLACES_OF_ONE }, () => open({ person: 'large' })));
  const client = new AbortController();
  const download = open({ person: 'large', signal: client.signal });
  const upload = streams('large').send(
    addDocumentEndpoint,
    { headers: { 'Idempotency-Key': randomUUID() }, body: { file_name: 'letter.pdf' } },
    { file: { mediaType: 'application/pdf', bytes: Readable.from([]) }, signal: client.signal },
  );
  client.abort();
  const gone = { kind: 'shed', message: 'The client has gone', isAbandoned: true };
  await expect(download).rejects.toMatchObject(gone);
  await expect(upload).rejects.toMatchObject(gone);
});

describe('SEC-I4: a firm that takes long to answer', () => {
  /** Answers from the call after the first ten. */
  function slowAtFirst() {
    const firm = { calls: 0 };
    const server = createServer((request, response) => {
      firm.calls += 1;
      request.resume();
      if (firm.calls > HANG_UPS) response.writeHead(200, { 'content-length': '1' }).end('x');
    });
    return { firm, server };
  }

  it('is not cut off when one client hangs up ten times: another one reads', async () => {
    const { firm, server } = slowAtFirst();
    const { open } = await before(server);
    for (let call = 1; call <= HANG_UPS; call += 1) {
      const client = new AbortController();
      const reading = open({ person: 'gone', signal: client.signal });
      await expect.poll(() => firm.calls).toBe(call);
      client.abort();
      await expect(reading).rejects.toMatchObject({ kind: 'shed', message: 'The client has gone' });
    }
    expect((await open({ person: 'another' })).status).toBe(200);
  });

  it('is not cut off when one client hangs up ten uploads', async () => {
    const { firm, server } = slowAtFirst();
    const { streams, open } = await before(server);
    for (let call = 1; call <= HANG_UPS; call += 1) {
      const client = new AbortController();
      const sending = streams('gone').send(
        addDocumentEndpoint,
        { headers: { 'Idempotency-Key': randomUUID() }, body: { file_name: 'letter.pdf' } },
        {
          file: { mediaType: 'application/pdf', bytes: Readable.from([Buffer.from('%PDF-')]) },
          signal: client.signal,
        },
      );
      await expect.poll(() => firm.calls).toBe(call);
      client.abort();
      await expect(sending).rejects.toMatchObject({ kind: 'shed', message: 'The client has gone' });
    }
    expect((await open({ person: 'another' })).status).toBe(200);
  });

  it('stays cut off when the client hangs up whose call is let through', async () => {
    const { firm, server } = slowAtFirst();
    const { open, upstream } = await before(server, 50);
    const files = () => upstream.state().find(({ group }) => group === 'files')?.breaker;
    for (let call = 1; call <= HANG_UPS; call += 1)
      await expect(open({ person: 'patient' })).rejects.toThrow();
    expect(files()).toBe('open');
    firm.calls = 0;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });
    const client = new AbortController();
    const reading = open({ person: 'gone', signal: client.signal });
    expect(files()).toBe('half-open');
    client.abort();
    await expect(reading).rejects.toMatchObject({ kind: 'shed' });
    expect(files()).toBe('open');
  });

  it('is cut off when it was late ten times', async () => {
    const { server } = slowAtFirst();
    const { open } = await before(server, 50);
    for (let call = 1; call <= HANG_UPS; call += 1)
      await expect(open({ person: 'patient' })).rejects.toMatchObject({ kind: 'timeout' });
    await expect(open({ person: 'another' })).rejects.toMatchObject({ message: 'The breaker is open' });
  });
});
