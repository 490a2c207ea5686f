import { type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { onTestFinished } from 'vitest';

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * The firm's API as a real HTTP server on a free port of this machine. Routes are given as `GET /v1/firm`; a function
 * handles, anything else is the answer. It ends with the test.
 */
export async function startFakeFirm(routes: Readonly<Record<string, unknown>>) {
  const requests: { to: string; headers: FastifyRequest['headers']; body: unknown }[] = [];
  const server = fastify({ forceCloseConnections: true });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  server.all('/*', async (request, reply) => {
    const to = `${request.method} ${request.url}`;
    requests.push({ to, headers: request.headers, body: request.body });
    const answer = routes[to];
    if (answer === undefined) return reply.code(404).send({ code: 'NOT_FOUND', message: 'Not found' });
    return typeof answer === 'function' ? (answer as Handler)(request, reply) : answer;
  });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  return { origin, requests, server };
}
