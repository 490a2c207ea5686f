import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createSocketErrorHandler } from './socket-errors.ts';

it('SEC-I1: what is not HTTP is answered and closed although the client keeps its side open', async () => {
  const server = createServer();
  server.on('clientError', createSocketErrorHandler({ refusal: ({ code }) => ({ code }) }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  let answer = '';
  socket.on('data', (piece) => (answer += piece));
  socket.write('hello\r\n\r\n');
  await once(socket, 'end');
  const [head = '', body] = answer.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(body).toContain('MALFORMED_REQUEST');
  const count = () =>
    new Promise((resolve) => server.getConnections((_error, connections) => resolve(connections)));
  await expect.poll(count, { timeout: 5000 }).toBe(0);
});
