import { setTimeout as pauseFor } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Says from now on that the server is going to close; it still answers everything. */
    announceClosing(): void;
  }
}

/** SEC-I5: a process that takes longer to stop is ended. The mock has its own graceful-close.ts. */
export const STOP_WITHIN_MS = 10_000;
/** This long after it is told to stop, the process leaves the requests that are still under way. */
const GRACE_MS = 8000;
/** A connection without a call is kept open for this long. */
export const KEEP_ALIVE_MS = 5000;
/** Longer than that, so that no connection is left on which a call could arrive too late. */
export const DRAIN_MS = KEEP_ALIVE_MS + 500;

/**
 * Once the server is going to close, every answer asks its connection to end, so that clients which keep theirs open do
 * not delay it, and find none closed under their next call; those that have none yet are closed. Returns a function:
 * whether it is going to close.
 */
export function registerClosing(app: FastifyInstance): () => boolean {
  let isClosing = false;
  const announceClosing = () => {
    isClosing = true;
  };
  // Node does not count a connection as idle before its first request: browsers open such ones ahead of need.
  const silent = new Set<FastifyRequest['socket']>();
  app.server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  app.decorate('announceClosing', announceClosing);
  app.addHook('preClose', async () => {
    announceClosing();
    for (const socket of silent) socket.destroy();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  return () => isClosing;
}

/**
 * Says that the server is not ready, waits until balancers know it, and closes the server when its requests have
 * finished; those that take longer than `GRACE_MS` lose their connection.
 */
export async function closeInOrder(app: FastifyInstance, drainMs: number): Promise<void> {
  app.announceClosing();
  await pauseFor(drainMs);
  const cut = setTimeout(() => app.server.closeAllConnections(), GRACE_MS - drainMs).unref();
  await app.close();
  clearTimeout(cut);
}
