import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { connectRedis } from './shared-redis.ts';

const open: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop();
});

/** Answers every command with OK, which is all that a connection asks for. */
async function standInRedis(port = 0) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (text) => {
      for (const _ of text.toString().matchAll(/^\*\d/gm)) socket.write('+OK\r\n');
    });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      for (const socket of sockets) socket.destroy();
    });
  open.push({ stop });
  return { port: (server.address() as { port: number }).port, stop };
}

it('says once that Redis is away, however often it is looked for, once that it is back, and nothing of closing', async () => {
  const lines: string[] = [];
  const log = {
    info: (line: unknown) => lines.push(String(line)),
    warn: (line: unknown) => lines.push(String(line)),
  };
  const server = await standInRedis();
  const redis = await connectRedis(`redis://127.0.0.1:${server.port}`, log);
  const attempts = vi.fn();
  redis.on('reconnecting', attempts);

  await server.stop();
  await vi.waitFor(() => expect(attempts.mock.calls.length).toBeGreaterThan(3), { timeout: 10_000 });
  expect(lines).toEqual(['Redis is away']);

  await standInRedis(server.port);
  await vi.waitFor(() => expect(lines).toEqual(['Redis is away', 'Redis is back']), { timeout: 10_000 });

  const ended = new Promise<void>((done) => redis.once('end', done));
  redis.disconnect();
  await ended;
  expect(lines).toHaveLength(2);
});
