import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { aPdf } from './test/a-file.ts';
import { refuseWith, startDocuments } from './test/start-documents.ts';

const path = '/documents/d-1/content';
const file = aPdf();

const answerWith =
  (status: number, headers: Record<string, string>, body: Buffer = file) =>
  (_request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(status, headers).end(body);

function codeOf(answer: { json(): unknown }): string {
  return (answer.json() as { error: { data: { appCode: string } } }).error.data.appCode;
}

describe('P-18: the bytes of a document', () => {
  it('P-18, SEC-G10, SEC-G14: reach their owner as they are, to be kept as a file and by no cache', async () => {
    const disposition = `attachment; filename="a.pdf"; filename*=UTF-8''Bericht%20f%C3%BCr%20%22Sie%22.pdf`;
    const { firm, call, token } = await startDocuments(
      answerWith(200, {
        'content-type': 'application/pdf',
        'content-disposition': disposition,
        'content-length': String(file.length),
        'set-cookie': 'a=b',
        'cache-control': 'public, max-age=3600',
        etag: '"1"',
      }),
    );
    const answer = await call('GET', path);
    expect(answer.status).toBe(200);
    expect(answer.body.equals(file)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(file.length),
      'content-disposition': `attachment; filename*=UTF-8''Bericht%20f%C3%BCr%20-Sie-.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    });
    for (const name of ['set-cookie', 'etag']) expect(answer.headers).not.toHaveProperty(name);
    expect(firm.calls).toMatchObject([{ to: 'GET /v1/document/d-1/content' }]);
    expect(firm.calls[0]?.headers).toMatchObject({ accept: '*/*', 'accept-encoding': 'identity' });
    expect(firm.calls[0]?.headers.authorization).not.toContain(token);
  });

  it.each([
    ['text/html', 'application/octet-stream', 'document'],
    ['image/svg+xml', 'application/octet-stream', 'document'],
    ['APPLICATION/PDF; charset=x', 'application/pdf', 'evil.pdf'],
    ['text/plain', 'text/plain', 'evil.txt'],
    ['', 'application/octet-stream', 'document'],
  ])('SEC-G44: what the firm calls %j goes out as %s', async (given, type, name) => {
    const headers = { 'content-type': given, 'content-disposition': 'inline; filename="..\\..\\evil.html"' };
    const { call } = await startDocuments(answerWith(200, headers));
    const answer = await call('GET', path);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${name}`);
  });

  it('P-18: a part that is asked for is passed on, and comes back as a part', async () => {
    const { firm, call } = await startDocuments(
      answerWith(
        206,
        { 'content-range': `bytes 2-5/${file.length}`, 'content-length': '4' },
        file.subarray(2, 6),
      ),
    );
    const answer = await call('GET', path, { headers: { range: 'bytes=2-5' } });
    expect(answer).toMatchObject({ status: 206, body: file.subarray(2, 6) });
    expect(answer.headers['content-range']).toBe(`bytes 2-5/${file.length}`);
    expect(firm.calls[0]?.headers.range).toBe('bytes=2-5');
  });

  it('P-18: a part that does not exist is answered by 416 with the size', async () => {
    const { call } = await startDocuments(
      answerWith(416, { 'content-range': 'bytes */90' }, Buffer.from('{}')),
    );
    const answer = await call('GET', path, { headers: { range: 'bytes=100-' } });
    expect(answer).toMatchObject({ status: 416, body: Buffer.alloc(0) });
    expect(answer.headers['content-range']).toBe('bytes */90');
  });

  it('P-18: an empty file, which has no parts, is sent whole', async () => {
    const body = Buffer.from('{"message":"There is no such part"}');
    const headers = {
      'content-range': 'bytes */0',
      'content-type': 'application/json',
      'content-length': String(body.length),
    };
    const { call } = await startDocuments(answerWith(416, headers, body));
    const answer = await call('GET', path, { headers: { range: 'bytes=0-262143' } });
    expect(answer).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': '0',
    });
    expect(answer.headers).not.toHaveProperty('content-range');
  });

  it.each(['bytes=1-2,5-6', 'lines=1-2', 'bytes=-', 'bytes=a-b', `bytes=${'1'.repeat(16)}-`])(
    'SEC-G3: the range %j is not passed on',
    async (range) => {
      const { firm, call } = await startDocuments(answerWith(200, {}));
      const answer = await call('GET', path, { headers: { range } });
      expect([answer.status, codeOf(answer)]).toEqual([400, 'MALFORMED_REQUEST']);
      expect(firm.calls).toHaveLength(0);
    },
  );

  it.each(['..%2F..%2Fuser', '%2e%2e', 'a%00b', 'a?x', 'A B'])(
    'SEC-G2: the id %j is not passed on',
    async (id) => {
      const { firm, call } = await startDocuments(answerWith(200, {}));
      const answer = await call('GET', `/documents/${encodeURI(id)}/content`);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(firm.calls).toHaveLength(0);
    },
  );
});

describe('P-18: a document that cannot be had', () => {
  it.each([
    [404, 404, 'NOT_FOUND'],
    [405, 405, 'METHOD_NOT_ALLOWED'],
    [501, 501, 'NOT_IMPLEMENTED'],
    [403, 403, 'FORBIDDEN'],
    [302, 502, 'UPSTREAM_MALFORMED'],
    [204, 502, 'UPSTREAM_MALFORMED'],
  ])(
    'SEC-F1, P-18: %i of the firm, as for a document of somebody else: %i %s',
    async (given, status, code) => {
      const { call } = await startDocuments(refuseWith(given));
      const answer = await call('GET', path);
      expect([answer.status, codeOf(answer)]).toEqual([status, code]);
      expect(answer.headers['content-type']).toMatch(/json/);
    },
  );

  it.each<[string, Record<string, string>]>([
    ['packed bytes', { 'content-encoding': 'gzip' }],
    ['more bytes than any document has', { 'content-length': String(2 ** 40) }],
  ])('SEC-I14: %s: UPSTREAM_MALFORMED', async (_what, headers) => {
    const { call } = await startDocuments((_request, response) => {
      response
        .on('error', () => undefined)
        .writeHead(200, headers)
        .write('x');
    });
    expect(codeOf(await call('GET', path))).toBe('UPSTREAM_MALFORMED');
  });

  it('no headers in time: UPSTREAM_DOWN', async () => {
    const { call } = await startDocuments(() => undefined, {
      UPSTREAM_HEADERS_MS: '300',
      UPSTREAM_TOTAL_MS: '600',
    });
    expect(codeOf(await call('GET', path))).toBe('UPSTREAM_DOWN');
  });

  it('SEC-I14: the firm breaks off in the middle: the connection ends, so that no half looks like a whole', async () => {
    const { call } = await startDocuments((request, response) => {
      response.writeHead(200, { 'content-length': '1000000' });
      response.write(Buffer.alloc(1000), () => request.socket.destroy());
    });
    await expect(call('GET', path)).rejects.toThrow();
  });

  it('SEC-I14: the firm stalls in the middle: the connection ends', async () => {
    const { call } = await startDocuments(
      (_request, response) => void response.writeHead(200, { 'content-length': '1000000' }).write('x'),
      { FILE_IDLE_MS: '300' },
    );
    await expect(call('GET', path)).rejects.toThrow();
  });
});

const PIECE = Buffer.alloc(256 * 1024, 1);
const PIECES = 160;

/** A firm that sends 40 MB as fast as they are taken, and counts them. */
function manyBytes() {
  const sent = { bytes: 0, isClosed: false };
  const handle = async (_request: IncomingMessage, response: ServerResponse) => {
    const closed = once(response, 'close').then(() => {
      sent.isClosed = true;
    });
    response.writeHead(200, { 'content-length': String(PIECE.length * PIECES) });
    for (let count = 0; count < PIECES && !response.destroyed; count += 1) {
      const isTaken = response.write(PIECE);
      sent.bytes += PIECE.length;
      if (!isTaken) await Promise.race([once(response, 'drain'), closed]);
    }
    response.end();
  };
  return { sent, handle: (...given: [IncomingMessage, ServerResponse]) => void handle(...given) };
}

describe('SEC-G38: bytes are not read ahead', () => {
  it('SEC-G38: a reader that waits holds up the firm, and gets everything when it goes on', async () => {
    const { sent, handle } = manyBytes();
    const { open } = await startDocuments(handle);
    const request = open('GET', path);
    request.end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.pause();
    let before = -1;
    // It comes to rest once the buffers of both connections are full.
    await expect
      .poll(
        () => {
          const isAtRest = sent.bytes === before;
          before = sent.bytes;
          return isAtRest;
        },
        { interval: 700, timeout: 20_000 },
      )
      .toBe(true);
    expect(sent.bytes).toBeLessThan((PIECE.length * PIECES) / 2);
    let received = 0;
    for await (const piece of response) received += (piece as Buffer).length;
    expect(received).toBe(PIECE.length * PIECES);
  });

  it('SEC-G38: a reader that is gone ends the call to the firm', async () => {
    const { sent, handle } = manyBytes();
    const { open } = await startDocuments(handle);
    const request = open('GET', path);
    request.on('error', () => undefined).end();
    await once(request, 'response');
    request.destroy();
    await expect.poll(() => sent.isClosed, { timeout: 20_000 }).toBe(true);
    expect(sent.bytes).toBeLessThan(PIECE.length * PIECES);
  });

  it('SEC-I10: a reader that takes nothing for too long is cut off, and the call to the firm with it', async () => {
    const { sent, handle } = manyBytes();
    const { open } = await startDocuments(handle, { FILE_IDLE_MS: '1500' });
    const request = open('GET', path);
    request.on('error', () => undefined).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.pause();
    await expect.poll(() => sent.isClosed, { timeout: 20_000 }).toBe(true);
    expect(sent.bytes).toBeLessThan(PIECE.length * PIECES);
    request.destroy();
  });
});
