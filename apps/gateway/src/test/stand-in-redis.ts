import { createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export type StandInRedis = { readonly port: number; stop(): Promise<void> };

/**
 * A Redis that answers every command with OK, which is enough to connect to it, until it is stopped. `answerTo` gives
 * the commands of a text another answer; where it gives none, the connection is closed. It ends with the test.
 */
export async function startStandInRedis(
  port = 0,
  answerTo: (text: string) => string | undefined = () => '+OK',
): Promise<StandInRedis> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (text) => {
      const answer = answerTo(text.toString());
      if (answer === undefined) socket.destroy();
      else for (const _ of text.toString().matchAll(/^\*\d/gm)) socket.write(`${answer}\r\n`);
    });
  });
  await new Promise<void>((done, refuse) => server.once('error', refuse).listen(port, '127.0.0.1', done));
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      for (const socket of sockets) socket.destroy();
    });
  onTestFinished(stop);
  return { port: (server.address() as { port: number }).port, stop };
}
