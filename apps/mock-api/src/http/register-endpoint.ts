import type { Endpoint, EndpointAnswer, EndpointRequest } from '@portal/contract/endpoint';
import { type EndpointName, type Endpoints, endpoints } from '@portal/contract/endpoints';
import type { ErrorCode } from '@portal/contract/error';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { checkMediaType } from './body-parsers.ts';
import { readDeviceId } from './device-header.ts';
import { parseAnswer } from './parse-answer.ts';
import { readInput } from './request-input.ts';
import { requireSession } from './require-token.ts';
import type { OpenSession, Session } from './session.ts';

type SessionOf<E extends Endpoint> = E extends { auth: 'none' }
  ? E extends { acceptsBearer: string }
    ? Session | undefined
    : undefined
  : Session;

/** What a handler is given: the parsed request, and the session that the endpoint's level asks for. */
export type Call<E extends Endpoint> = EndpointRequest<E> & {
  session: SessionOf<E>;
  deviceId: string | undefined;
  log: FastifyBaseLogger;
};

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<EndpointAnswer<E>>;

type Options = {
  /** The code for an id in the path that cannot be one. */
  noSuchThing?: ErrorCode;
};

/** Binds a handler to an endpoint of the contract's table. */
export type Serve = <Name extends EndpointName>(
  name: Name,
  handler: Handler<Endpoints[Name]>,
  options?: Options,
) => void;

/**
 * Makes routes out of endpoints: checks the token before it reads the body, then the input, and parses the
 * answer before it is sent, so that it cannot drift from the contract.
 */
export function createServe(app: FastifyInstance, openSession: OpenSession): Serve {
  return (name, handler, { noSuchThing = 'NOT_FOUND' } = {}) => {
    const endpoint: Endpoint = endpoints[name];
    const sessions = new WeakMap<FastifyRequest, Session | undefined>();
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      config: endpoint.auth === 'none' ? { rateLimit: {} } : {},
      preParsing: async (request) => {
        sessions.set(request, await requireSession(endpoint, request.headers.authorization, openSession));
        checkMediaType(endpoint, request.headers['content-type']);
      },
      handler: async (request) => {
        const { params, headers, body } = request;
        const raw = { params, headers, search: searchOf(request.url), body };
        const call = {
          ...readInput(endpoint, raw, noSuchThing),
          session: sessions.get(request),
          deviceId: readDeviceId(headers['x-device-id']),
          log: request.log,
        };
        return parseAnswer(name, await handler(call as unknown as Call<Endpoints[typeof name]>));
      },
    });
  };
}

/** The address after its question mark. */
function searchOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}
