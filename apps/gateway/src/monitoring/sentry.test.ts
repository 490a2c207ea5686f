import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { createSentry } from './sentry.ts';

const open: { close(): void }[] = [];

afterEach(() => {
  for (const server of open.splice(0)) server.close();
  vi.restoreAllMocks();
});

/** Takes what is reported, as the service behind a DSN would. */
async function startReceiver() {
  const received: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(body);
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { dsn: `http://publickey@127.0.0.1:${port}/1`, received: () => received.join('\n') };
}

/** That of a caller. */
const traceId = '0af7651916cd43dd8448eb211c80319c';

/** The requests that were reported as a trace. */
function namesIn({ received }: { received(): string }): (string | undefined)[] {
  return [...received().matchAll(/"name":"GET (\/trpc\/request\.\d+)"/g)].map(([, name]) => name).sort();
}

it('S-14: in production every request is a trace, and sampling leaves none out', async () => {
  // The draw that every rate below one leaves out.
  vi.spyOn(Math, 'random').mockReturnValue(1 - Number.EPSILON);
  const receiver = await startReceiver();
  const monitoring = createSentry(receiver.dsn, { NODE_ENV: 'production', SENTRY_RELEASE: 'portal@test' });
  const names = Array.from({ length: 20 }, (_, index) => `/trpc/request.${index}`);
  for (const name of names)
    monitoring.request(undefined, (end) => end({ name, method: 'GET', status: 200, requestId: name }));
  await monitoring.close();
  expect(namesIn(receiver)).toEqual(names.sort());
});

it('S-14: a caller whose header says that it is not traced is traced all the same', async () => {
  const receiver = await startReceiver();
  const monitoring = createSentry(receiver.dsn, { NODE_ENV: 'production', SENTRY_RELEASE: 'portal@test' });
  monitoring.request(`${traceId}-b7ad6b7169203331-0`, (end) =>
    end({ name: '/trpc/request.0', method: 'GET', status: 200, requestId: 'one' }),
  );
  await monitoring.close();
  expect(namesIn(receiver)).toEqual(['/trpc/request.0']);
  expect(receiver.received()).toContain(traceId);
});
