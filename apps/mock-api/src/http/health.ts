import type { FastifyInstance } from 'fastify';

/** GET /healthz: 200 while the server answers and its database does; says nothing else. */
export function addHealth(app: FastifyInstance, pingDatabase: () => Promise<unknown>): void {
  app.get('/healthz', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await pingDatabase();
      return { status: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
