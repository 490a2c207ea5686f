import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { fastify } from 'fastify';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createGracefulClose } from './graceful-close.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A server that answers at once on /now and never on /never; from here on time passes only where the test says so. */
async function listening() {
  const app = fastify();
  const arrived = Promise.withResolvers<void>();
  app.get('/now', () => 'done');
  app.get('/never', () => {
    arrived.resolve();
    return new Promise(() => undefined);
  });
  const close = createGracefulClose(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const ask = (path: string) => get({ port, host: '127.0.0.1', path, agent });
  return { port, close, ask, neverAsked: arrived.promise };
}

describe('SEC-I5: stopping', () => {
  test('waits for no caller who merely keeps a connection, used before or not', async () => {
    const { port, close, ask } = await listening();
    const [answer] = await once(ask('/now'), 'response');
    await once(answer.resume(), 'end');
    const unused = connect(port, '127.0.0.1');
    unused.on('error', () => undefined);
    await once(unused, 'connect');
    const closed = close();
    await vi.advanceTimersByTimeAsync(100);
    await closed;
  });

  test('cuts a request that does not finish after eight seconds, so that it takes less than ten', async () => {
    const { close, ask, neverAsked } = await listening();
    const cut = once(ask('/never'), 'error');
    await neverAsked;
    let isClosed = false;
    const closed = close().then(() => {
      isClosed = true;
    });
    await vi.advanceTimersByTimeAsync(7999);
    expect(isClosed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await closed;
    await cut;
  });
});
