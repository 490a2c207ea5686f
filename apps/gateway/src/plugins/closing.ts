import type { FastifyInstance } from 'fastify';

/**
 * Once the server begins to close, every answer asks its connection to end, so that clients which keep theirs open do not
 * hold it up (SEC-I5). Gives a question: has that begun?
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
