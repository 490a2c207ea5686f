import { beforeEach, expect, test, vi } from 'vitest';
import { contentRanges, isWhole, loadContent, sizeIn, wholeContent } from './document-content.ts';

const gatewayFetch = vi.hoisted(() => vi.fn());
vi.mock('#core/trpc/gateway-fetch.ts', () => ({ gatewayFetch }));

const file = Uint8Array.from({ length: 600_000 }, (_, index) => index % 251);
const { signal } = new AbortController();

type Sent = { method: string; headers?: { range?: string } };

/** A firm that gives parts, unless it is told to give the whole. */
function gatewayGives(bytes: Uint8Array<ArrayBuffer>, givesParts = true) {
  gatewayFetch.mockImplementation(async (_path: string, { headers }: Sent) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers?.range ?? '') ?? [];
    const type = { 'content-type': 'application/pdf; charset=binary' };
    if (from === undefined || !givesParts) return new Response(bytes, { headers: type });
    const part = bytes.slice(Number(from), Number(to) + 1);
    const contentRange = `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}`;
    return new Response(part, { status: 206, headers: { ...type, 'content-range': contentRange } });
  });
}

const requestedRanges = () => gatewayFetch.mock.calls.map(([path, { headers }]) => [path, headers?.range]);

beforeEach(() => {
  gatewayFetch.mockReset();
});

test('P-18: a small document comes with one request', async () => {
  gatewayGives(file.slice(0, 1000));
  const content = await loadContent('a b', signal);
  expect(content).toMatchObject({ type: 'application/pdf', size: 1000 });
  expect(isWhole(content)).toBe(true);
  expect(await wholeContent('a b', content)).toBe(content.first);
  expect(requestedRanges()).toEqual([['/documents/a%20b/content', 'bytes=0-262143']]);
});

test('P-18: of a large one the parts come as they are needed, the first not again', async () => {
  gatewayGives(file);
  const content = await loadContent('17', signal);
  expect([content.size, content.first.length]).toEqual([600_000, 262_144]);
  const { size, read } = contentRanges('17', content);
  expect(size).toBe(600_000);
  expect(await read(0, 262_144, signal)).toEqual(content.first);
  expect(await read(524_288, 600_000, signal)).toEqual(file.slice(524_288));
  expect(requestedRanges().map(([, range]) => range)).toEqual(['bytes=0-262143', 'bytes=524288-599999']);
});

test('P-18: a firm that gives no parts gives the whole, which is read once', async () => {
  gatewayGives(file, false);
  const content = await loadContent('17', signal);
  expect([content.size, isWhole(content)]).toEqual([600_000, true]);
  const part = contentRanges('17', { ...content, first: file.slice(0, 10) });
  expect(await part.read(20, 30, signal)).toEqual(file.slice(20, 30));
});

test('P-18: a firm that gives a part without saying of how much is asked for the whole', async () => {
  gatewayFetch.mockImplementation(async (_path: string, { headers }: Sent) =>
    headers?.range ? new Response(file.slice(0, 10), { status: 206 }) : new Response(file),
  );
  const content = await loadContent('17', signal);
  expect([content.size, isWhole(content)]).toEqual([600_000, true]);
});

test.each([
  ['bytes 0-9/1234', 1234],
  ['bytes 0-9/*', null],
  ['', null],
  [null, null],
])('P-18: %j says that there are %s bytes', (header, size) => {
  expect(sizeIn(header)).toBe(size);
});
