import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readTraceId } from '@portal/contract/shapes/trace-context';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  fastify,
  LogController,
} from 'fastify';
import type { Profile } from '../../profile/profile.ts';
import { addBodyParsers, BODY_LIMIT_BYTES } from '../input/request-body.ts';
import { createErrorHandler } from './error-handler.ts';
import { createSocketErrorHandler } from './socket-errors.ts';

/**
 * SEC-I1, as in slow-clients.ts of the gateway: limits for the headers and for the whole request, in milliseconds, and
 * how often they are checked.
 */
const HEADERS_TIMEOUT_MS = 5000;
const REQUEST_TIMEOUT_MS = 10_000;
const CHECKING_INTERVAL_MS = 1000;
/** Longer than the pools of callers keep a connection, so that it is they who close it. */
const KEEP_ALIVE_MS = 30_000;
/** A mailed code has up to 2,048 characters (SEC-G2). */
const MAX_PARAM_LENGTH = 2048;

/** A server with tight limits, which answers every error in the wire format and logs one line for each request. */
export function createServer(
  logger: FastifyBaseLogger,
  profile: Pick<Profile, 'resolve' | 'refusal'>,
): FastifyInstance {
  const handleError = createErrorHandler(profile);
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMIT_BYTES,
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
  app.decorateRequest('client', undefined);
  app.decorateRequest('refusedAs', undefined);
  addBodyParsers(app);
  app.setErrorHandler(handleError);
  app.addHook('onRequest', async (request, reply) => {
    addHeaders(request.id, reply);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, headers, log } = request;
    // SEC-J12: the trace that the gateway passed on.
    const traceId = readTraceId(headers.traceparent);
    const milliseconds = Math.round(reply.elapsedTime);
    log.info(
      { traceId, method, route: routeOptions.url, status: reply.statusCode, milliseconds },
      'answered',
    );
  });
  return app;
}

/** On every answer, even on refusals: nothing is kept by a cache (SEC-G10), nothing is guessed about its kind. */
function addHeaders(requestId: string, reply: FastifyReply): void {
  void reply.headers({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
  });
}

const requestIdShape = /^[\w-]{8,64}$/;

/**
 * The caller's id for a request, so that the logs of both sides can be matched; a new one when the caller sent none
 * that is safe to log.
 */
function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && requestIdShape.test(given) ? given : randomUUID();
}
