import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  fastify,
  LogController,
} from 'fastify';
import type { Profile } from '../profile/profile.ts';
import { addBodyParsers } from './body-parsers.ts';
import { createErrorHandler } from './error-handler.ts';
import { requestIdOf } from './request-id.ts';
import { createSocketErrorHandler } from './socket-errors.ts';

/** Largest body in bytes (SEC-G6). */
const BODY_LIMIT = 64 * 1024;
/** Milliseconds in which headers, and the whole request, must have come; looked at every second (SEC-I1). */
const HEADERS_TIMEOUT_MS = 5000;
const REQUEST_TIMEOUT_MS = 10_000;
const CHECKING_INTERVAL_MS = 1000;
/** Longer than the pools of callers keep a connection, so that it is they who close it. */
const KEEP_ALIVE_MS = 30_000;
/** A code in a path may have 128 characters. */
const MAX_PARAM_LENGTH = 256;

/** A server that takes no more than it must, answers every fault in the wire shape of errors, and logs one line for each request. */
export function createServer(
  logger: FastifyBaseLogger,
  profile: Pick<Profile, 'resolve' | 'refusal'>,
): FastifyInstance {
  const handleError = createErrorHandler(profile);
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECKING_INTERVAL_MS },
    exposeHeadRoutes: false,
    rewriteUrl: ({ url = '/' }) => profile.resolve(url),
    // Queries are read with the rules of forms, in request-input.ts.
    routerOptions: { querystringParser: () => ({}), maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: (error, request, reply) => {
      addHeaders(request.id, reply);
      handleError(error, request, reply);
    },
    clientErrorHandler: createSocketErrorHandler(profile),
  });
  addBodyParsers(app);
  app.setErrorHandler(handleError);
  app.addHook('onRequest', async (request, reply) => {
    addHeaders(request.id, reply);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, log } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    log.info({ method, route: routeOptions.url, status: reply.statusCode, milliseconds }, 'answered');
  });
  return app;
}

/** On every answer, also on refusals: nothing is kept by a cache (SEC-G10), nothing is guessed about its kind. */
function addHeaders(requestId: string, reply: FastifyReply): void {
  void reply.headers({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
  });
}
