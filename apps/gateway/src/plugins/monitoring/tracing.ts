import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Monitoring } from '../../monitoring/monitoring.ts';

/** Asked again and again by machines. */
const probes: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * S-14: every request but those of probes as a trace, named by its route and procedures: addresses carry codes
 * (SEC-E11).
 */
export function registerTracing(app: FastifyInstance, monitoring: Monitoring): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (probes.has(request.routeOptions.url)) return done();
    monitoring.request(request.headers['sentry-trace'], (end) => {
      reply.raw.once('close', () => {
        const { method, id: requestId } = request;
        end({ name: routeOf(request), method, status: reply.statusCode, requestId });
      });
      done();
    });
  });
}

function routeOf({ procedures, routeOptions }: FastifyRequest): string {
  return procedures?.length ? `/trpc/${procedures.join(',')}` : (routeOptions.url ?? 'page');
}
