import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Says from now on that the server is going to close; it still answers everything. */
    announceClosing(): void;
  }
}

/**
 * Once the server is going to close, every answer asks its connection to end, so that clients which keep theirs open do not
 * delay it, and find none closed under their next call (SEC-I5). Returns a function: whether it is going to close.
 */
export function registerClosing(app: FastifyInstance): () => boolean {
  let isClosing = false;
  const announceClosing = () => {
    isClosing = true;
  };
  app.decorate('announceClosing', announceClosing);
  app.addHook('preClose', async () => announceClosing());
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  return () => isClosing;
}
