import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Names of the called procedures, once they are known to exist. */
    procedures: readonly string[];
    /** Who asks, once the token was verified. */
    subject: string | undefined;
  }
}

/**
 * One line for each request. The requested address is replaced by the pattern of its route: addresses
 * carry invite and reset codes (SEC-E4, SEC-H4).
 */
export function registerAccessLog(app: FastifyInstance): void {
  app.decorateRequest('procedures', undefined as never);
  app.decorateRequest('subject', undefined);
  app.addHook('onResponse', async (request, reply) => {
    const { procedures, subject, ip, method } = request;
    const status = reply.statusCode;
    const entry = { route: routeOf(request), method, procedures, subject, ip, status };
    request.log.info({ ...entry, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}

function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'none';
}
