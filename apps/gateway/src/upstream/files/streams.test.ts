import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { documentContentEndpoint } from '@portal/contract/v1/documents';
import { expect, it, onTestFinished } from 'vitest';
import { createUpstream } from '../upstream.ts';

const PLACES_OF_ONE = 6;

it('SEC-I8: the files of one person hold six places, until they are read or left, and others have theirs', async () => {
  const held: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': '10' }).write('x');
    held.push(response);
  });
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
  const open = (person: string) =>
    upstream
      .streamsFor({ token: 'a.b.c', requestId: 'r' }, person)
      .open(documentContentEndpoint, { params: { uuid: 'd-1' } }, new AbortController().signal);
  const files = () => upstream.state().find(({ group }) => group === 'files');

  const [first] = await Promise.all(Array.from({ length: PLACES_OF_ONE }, () => open('large')));
  const next = open('large');
  expect((await open('stranger')).status).toBe(200);
  expect(held).toHaveLength(PLACES_OF_ONE + 1);
  expect(files()).toMatchObject({ running: PLACES_OF_ONE + 1, waiting: 1 });
  first?.body.destroy();
  expect((await next).status).toBe(200);
  // A file that is read to its end leaves its place too.
  for (const response of held) response.end('123456789');
  for await (const _ of (await next).body);
  await expect.poll(() => files()?.running).toBe(PLACES_OF_ONE);
});
