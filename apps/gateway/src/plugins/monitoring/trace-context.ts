import { randomFillSync } from 'node:crypto';
import { readTraceId, traceparent } from '@portal/contract/shapes/trace-context';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The trace that this request belongs to, for logs. */
    traceId: string;
    /** The header by which the firm's calls belong to it too. */
    traceparent: string;
  }
}

const TRACE_BYTES = 16;
const SPAN_BYTES = 8;
const POOL_BYTES = 4096;

/** Hexadecimal digits of random bytes, which are drawn many at a time. */
export function createIds(): (bytes: number) => string {
  const pool = Buffer.alloc(POOL_BYTES);
  let used = POOL_BYTES;
  return (bytes) => {
    if (used + bytes > POOL_BYTES) {
      randomFillSync(pool);
      used = 0;
    }
    used += bytes;
    return pool.toString('hex', used - bytes, used);
  };
}

/**
 * Goes on with the trace of the browser, or starts one where it names none that is well formed (SEC-J4, W3C Trace
 * Context). access-log.ts logs it, build-request.ts passes it on, and the mock logs it in create-server.ts.
 */
export function registerTraceContext(app: FastifyInstance): void {
  app.decorateRequest('traceId', '');
  app.decorateRequest('traceparent', '');
  const idOf = createIds();
  app.addHook('onRequest', (request, _reply, done) => {
    request.traceId = readTraceId(request.headers.traceparent) ?? idOf(TRACE_BYTES);
    request.traceparent = traceparent(request.traceId, idOf(SPAN_BYTES));
    done();
  });
}
