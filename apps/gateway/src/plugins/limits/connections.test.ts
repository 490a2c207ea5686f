import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';
import { callerOf } from './connections.ts';

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
  return { app, open };
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
    const { open } = await start({ CLIENT_TIMEOUT_MS: '200' });
    const busy = await open();
    expect(await ask(busy)).toBe('200');
    await ended(await open());
    expect(await ask(busy)).toBe('200');
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
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '::ffff:198.51.100.7'],
    ['2001:db8:1:2::7', '2001:db8:1:2'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::7', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('SEC-I9: of %s count for %s: an IPv6 network is one caller', (address, caller) => {
    expect(callerOf(address)).toBe(caller);
  });

  it('SEC-I9, SEC-B4: of a trusted proxy, which are those of many clients, count together with all others alone', async () => {
    const { app, open } = await start({ MAX_CONNECTIONS: '20', TRUSTED_PROXIES: '127.0.0.0/8' });
    const sockets = await Promise.all(Array.from({ length: 20 }, open));
    expect(await Promise.all(sockets.map(ask))).toEqual(Array(20).fill('200'));
    expect(app.server.maxConnections).toBe(20);
    await ended(await open());
  });
});
