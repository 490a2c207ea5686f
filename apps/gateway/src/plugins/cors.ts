import type { FastifyInstance } from 'fastify';
import { sendFailure } from './send-failure.ts';

const ALLOWED_HEADERS =
  'authorization, content-type, dpop, idempotency-key, range, traceparent, x-device-id, x-step-up-token';
const READABLE_HEADERS = 'content-disposition, content-range, dpop-nonce, retry-after, x-request-id';
const PREFLIGHT_SECONDS = 600;

/**
 * SEC-G8: lets the packaged apps call from their own origin: an exact list, never a pattern, and never with
 * credentials. Only the public keys of statements are for any origin (SEC-G26, web/well-known.ts). The token travels in
 * a header that a foreign page cannot set. A simple POST, which any page may send without asking, is refused by its
 * type under /trpc, and at other routes because it has no token and no proof.
 */
export function registerCors(app: FastifyInstance, origins: readonly string[]): void {
  const allowed = new Set(origins);
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'origin');
    const isAllowed = origin !== undefined && allowed.has(origin);
    if (isAllowed) {
      reply.header('access-control-allow-origin', origin);
      reply.header('access-control-expose-headers', READABLE_HEADERS);
    }
    if (request.method !== 'OPTIONS') return undefined;
    if (!isAllowed) return sendFailure(reply, 'FORBIDDEN');
    return reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', ALLOWED_HEADERS)
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .code(204)
      .send();
  });
}
