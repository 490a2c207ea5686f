import type { FastifyInstance, FastifyRequest } from 'fastify';
import { linesOf } from '../../logging/logger.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Names of the called procedures, once they are known to exist. */
    procedures: readonly string[];
    /** Who asks, once the token was verified. */
    subject: string | undefined;
  }
}

/** What is known of a request once it is answered, and nothing else. */
const fields = [
  'requestId',
  'traceId',
  'route',
  'method',
  'procedures',
  'subject',
  'ip',
  'status',
  'ms',
] as const;

/**
 * One line for each request. SEC-E4: the requested address is replaced by the pattern of its route, as addresses carry
 * invite and reset codes; the mock does the same in its logger.ts. For a step of a sign-in it has the result;
 * create-context.ts logs its account (SEC-H8). The trace is in it as in the mock's own line (SEC-J12).
 */
export function registerAccessLog(app: FastifyInstance): void {
  app.decorateRequest('procedures', undefined as never);
  app.decorateRequest('subject', undefined);
  const log = linesOf(app.log, fields);
  app.addHook('onResponse', (request, reply, done) => {
    const { id: requestId, traceId, procedures, subject, ip, method } = request;
    const { statusCode: status } = reply;
    const ms = Math.round(reply.elapsedTime);
    log(
      { requestId, traceId, route: routeOf(request), method, procedures, subject, ip, status, ms },
      'answered',
    );
    done();
  });
}

function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'none';
}
