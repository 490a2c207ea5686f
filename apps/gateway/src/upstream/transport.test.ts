import { gzipSync } from 'node:zlib';
import { firmEndpoint } from '@portal/contract/v1/firm';
import { afterEach, describe, expect, it } from 'vitest';
import { rawAnswer, startRawServer } from './test/raw-server.ts';
import { MAX_ANSWER_BYTES } from './transport.ts';
import { createUpstream, type Upstream } from './upstream.ts';
import type { UpstreamError } from './upstream-error.ts';

const firm = {
  name: 'Arkwright Pell',
  logo: null,
  bio: 'Planners.',
  fca_number: '000000',
  fca_registered_date: '2011-05-04',
  phone: null,
  address: null,
};

const open: Upstream[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((upstream) => upstream.close()));
});

const patient = { connectMs: 5000, headersMs: 20_000, totalMs: 20_000 };

async function ask(origin: string, limits: Partial<typeof patient> = {}): Promise<unknown> {
  const upstream = createUpstream({ origin, timeouts: { ...patient, ...limits } });
  open.push(upstream);
  return upstream.clientFor({ requestId: 'r' }).call(firmEndpoint, {});
}

async function failure(origin: string, limits?: Partial<typeof patient>): Promise<UpstreamError> {
  return ask(origin, limits).then(
    () => Promise.reject(new Error('It was expected to fail')),
    (error: UpstreamError) => error,
  );
}

describe('SEC-I2, SEC-I11, SEC-I13: a hostile or broken firm API', () => {
  it('answers well and is understood', async () => {
    const { origin } = await startRawServer((socket) => socket.write(rawAnswer(JSON.stringify(firm))));
    expect(await ask(origin)).toEqual(firm);
  });

  it('answers compressed and is understood', async () => {
    const packed = rawAnswer(gzipSync(JSON.stringify(firm)), [
      'content-type: application/json',
      'content-encoding: gzip',
    ]);
    const { origin } = await startRawServer((socket) => socket.write(packed));
    expect(await ask(origin)).toEqual(firm);
  });

  it('is silent: given up after the time for headers', async () => {
    const { origin, connections } = await startRawServer(() => undefined);
    const anHour = 3_600_000;
    expect(await failure(origin, { headersMs: 150, totalMs: anHour })).toMatchObject({ kind: 'timeout' });
    expect(connections()).toBe(1);
  });

  it('drips one byte at a time: cut by the deadline of the whole call', async () => {
    const timers: NodeJS.Timeout[] = [];
    const { origin } = await startRawServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n');
      timers.push(setInterval(() => socket.write(' '), 20));
    });
    const error = await failure(origin, { totalMs: 400 });
    for (const timer of timers) clearInterval(timer);
    expect(error).toMatchObject({ kind: 'timeout' });
  });

  it('closes half way', async () => {
    const { origin } = await startRawServer((socket) =>
      socket.end('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"na'),
    );
    expect(await failure(origin)).toMatchObject({ kind: 'transport' });
  });

  it('does not speak HTTP', async () => {
    const { origin } = await startRawServer((socket) => socket.end('SSH-2.0-nonsense\r\n'));
    expect(await failure(origin)).toMatchObject({ kind: 'transport' });
  });

  it('is not there', async () => {
    expect(await failure('http://127.0.0.1:9')).toMatchObject({ kind: 'transport', call: 'GET /v1/firm' });
  });

  it('SEC-G20: redirects, and is not followed', async () => {
    const elsewhere = await startRawServer((socket) => socket.write(rawAnswer(JSON.stringify(firm))));
    const { origin } = await startRawServer((socket) =>
      socket.write(
        `HTTP/1.1 302 Found\r\nlocation: ${elsewhere.origin}/v1/firm\r\ncontent-length: 0\r\n\r\n`,
      ),
    );
    expect(await failure(origin)).toMatchObject({ kind: 'malformed', status: 302 });
    expect(elsewhere.connections()).toBe(0);
  });

  it.each([
    ['HTML with a 200', rawAnswer('<!doctype html><p>Hello', ['content-type: text/html'])],
    ['JSON that says it is HTML', rawAnswer(JSON.stringify(firm), ['content-type: text/html'])],
    ['invalid JSON', rawAnswer('{"name": ')],
    ['JSON of another shape', rawAnswer('[7]')],
    ['nothing at all', rawAnswer('')],
    ['an unknown packing', rawAnswer('x', ['content-type: application/json', 'content-encoding: br'])],
    ['a broken packing', rawAnswer('x', ['content-type: application/json', 'content-encoding: gzip'])],
  ])('answers with %s', async (_what, bytes) => {
    const { origin } = await startRawServer((socket) => socket.write(bytes));
    expect(await failure(origin)).toMatchObject({ kind: 'malformed' });
  });

  it('answers with a bomb: small on the wire, too large unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(MAX_ANSWER_BYTES + 1, ' '));
    expect(bomb.byteLength).toBeLessThan(MAX_ANSWER_BYTES / 10);
    const { origin } = await startRawServer((socket) =>
      socket.write(rawAnswer(bomb, ['content-type: application/json', 'content-encoding: gzip'])),
    );
    expect(await failure(origin)).toMatchObject({ kind: 'malformed' });
  });

  it('answers with more than is read', async () => {
    const { origin } = await startRawServer((socket) =>
      socket.write(rawAnswer(Buffer.alloc(MAX_ANSWER_BYTES + 1, ' '))),
    );
    expect(await failure(origin)).toMatchObject({ kind: 'malformed' });
  });
});
