import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { fastify } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { registerClosing } from './graceful-close.ts';

it('SEC-I5: a connection without a request does not delay the stop', async () => {
  const app = fastify();
  registerClosing(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const arrived = once(app.server, 'connection');
  const unused = connect(port, '127.0.0.1');
  onTestFinished(() => void unused.destroy());
  const closed = once(unused, 'close');
  await arrived;
  await app.close();
  await closed;
  expect(app.server.listening).toBe(false);
});
