import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** SEC-I5: the process ends within this time, whatever is still open. The gateway has its own graceful-close.ts. */
export const STOP_WITHIN_MS = 10_000;

const SWEEP_MS = 100;
/** After this time open connections are closed, so that stopping takes less than `STOP_WITHIN_MS`. */
const CUT_AFTER_MS = 8000;

/**
 * Returns a function that stops the server: no new work, requests in flight finish, and idle connections are
 * not waited for. Call it before the app listens.
 */
export function createGracefulClose(app: FastifyInstance): () => Promise<void> {
  const { server } = app;
  // Node does not count a connection as idle before its first request: browsers open such ones ahead of need.
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  const sweep = () => {
    for (const socket of silent) socket.destroy();
    server.closeIdleConnections();
  };
  return async () => {
    const sweeping = setInterval(sweep, SWEEP_MS);
    const cut = setTimeout(() => server.closeAllConnections(), CUT_AFTER_MS);
    try {
      await app.close();
    } finally {
      clearInterval(sweeping);
      clearTimeout(cut);
    }
  };
}
