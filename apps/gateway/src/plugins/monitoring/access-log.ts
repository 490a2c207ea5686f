import type { FastifyInstance, FastifyRequest } from 'fastify';
import { linesOf } from '../../logging/logger.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Names of the called procedures that exist; undefined for a request that calls none. */
    procedures: readonly string[] | undefined;
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
 * invite and reset codes; the mock does the same in its logger.ts. SEC-H8: for a step of a sign-in it has the result.
 * The trace is in it as in the mock's own line (SEC-J12).
 */
export function registerAccessLog(app: FastifyInstance): void {
  app.decorateRequest('procedures', undefined);
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

/**
 * SEC-H8: the step of a sign-in, with a keyed reference in place of the account (account-reference.ts). How it ended is
 * in the line of the request, under the same request id.
 */
export function logSignInStep({ log, account, ip }: FastifyRequest): void {
  log.info({ account, ip }, 'a sign-in step is tried');
}

function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'none';
}
