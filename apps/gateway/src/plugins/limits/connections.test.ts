import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';
import { limitConnections } from './connections.ts';

async function start(variables: Record<string, string>) {
  const { app } = await buildTestApp(variables);
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const open = async (): Promise<Socket> => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => {
      socket.destroy();
    });
    await once(socket, 'connect');
    return socket;
  };
  return { app, open, port: Number(port) };
}

/** Resolves once the server has ended the connection. */
const ended = (socket: Socket) => once(socket.resume(), 'close');

/** The status of an answer on this connection. */
async function ask(socket: Socket): Promise<string> {
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  const [chunk] = await once(socket, 'data');
  return String(chunk).slice(9, 12);
}

describe('connections', () => {
  it('SEC-I1: that never send a byte are closed, however many there are', async () => {
    const { open } = await start({ CLIENT_TIMEOUT_MS: '200' });
    const sockets = await Promise.all(Array.from({ length: 100 }, open));
    await Promise.all(sockets.map(ended));
  });

  it('SEC-I1: that have asked for something stay open beyond that time', async () => {
    // More than a busy machine takes from connecting to the first byte.
    const { open } = await start({ CLIENT_TIMEOUT_MS: '1000' });
    const busy = await open();
    expect(await ask(busy)).toBe('200');
    await ended(await open());
    expect(await ask(busy)).toBe('200');
  });

  it('SEC-I1: that are too slow are closed although the client keeps its side open', async () => {
    const { app, port } = await start({ CLIENT_TIMEOUT_MS: '200' });
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
    onTestFinished(() => {
      socket.destroy();
    });
    await once(socket, 'connect');
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n');
    await once(socket.resume(), 'end');
    const count = () =>
      new Promise((resolve) => app.server.getConnections((_error, connections) => resolve(connections)));
    await expect.poll(count, { timeout: 5000 }).toBe(0);
  });

  it('SEC-I9: of one address are a tenth of all, and when some end there is room again', async () => {
    const { open } = await start({ MAX_CONNECTIONS: '20' });
    const [first, second] = [await open(), await open()];
    await ended(await open());
    expect([await ask(first), await ask(second)]).toEqual(['200', '200']);
    first.destroy();
    const askAgain = async () => {
      const socket = await open();
      return Promise.race([ask(socket), once(socket, 'close').then(() => 'closed')]);
    };
    await expect.poll(askAgain).toBe('200');
  });

  it.each([
    ['198.51.100.7', '198.51.100.7', true],
    ['198.51.100.7', '198.51.100.8', false],
    ['::ffff:198.51.100.7', '198.51.100.7', true],
    ['::ffff:198.51.100.7', '::ffff:198.51.100.8', false],
    ['2001:db8:1:2::7', '2001:db8:1:2:3:4:5:6', true],
    ['2001:db8:1:2::7', '2001:db8:1:3::7', false],
    ['2001:db8::7', '2001:db8:0:0:1::', true],
    ['2001:db8::7', '2001:db8:0:1::7', false],
    ['::1', '::2', true],
  ])('SEC-I9: of %s and %s count together: %s, as an IPv6 /64 is one caller', (first, second, together) => {
    const server = Object.assign(new EventEmitter(), { maxConnections: 0 });
    limitConnections({ server } as unknown as FastifyInstance, { most: 10, proxies: [] });
    const [one, other] = [first, second].map((remoteAddress) =>
      Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn() }),
    );
    for (const socket of [one, other]) server.emit('connection', socket);
    expect(one?.destroy).not.toHaveBeenCalled();
    expect(other?.destroy).toHaveBeenCalledTimes(together ? 1 : 0);
  });

  it('SEC-I9, SEC-B4: of a trusted proxy, which carries many clients, count only towards the overall limit', async () => {
    const { app, open } = await start({ MAX_CONNECTIONS: '20', TRUSTED_PROXIES: '127.0.0.0/8' });
    const sockets = await Promise.all(Array.from({ length: 20 }, open));
    expect(await Promise.all(sockets.map(ask))).toEqual(Array(20).fill('200'));
    expect(app.server.maxConnections).toBe(20);
    await ended(await open());
  });
});
