import type { FastifyInstance } from 'fastify';

/**
 * Once the server starts to close, every answer asks its connection to end, so that clients which keep theirs open do not
 * delay it (SEC-I5). Returns a function: whether the server is closing.
 */
export function registerClosing(app: FastifyInstance): () => boolean {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  return () => isClosing;
}
