import type { Endpoint, EndpointAnswer, EndpointRequest } from '@portal/contract/endpoint';
import type { Endpoints } from '@portal/contract/endpoints';
import type { ErrorCode } from '@portal/contract/errors/error';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Profile } from '../profile/profile.ts';
import { ApiError } from './api-error.ts';
import { type Bytes, sendBytes } from './bytes.ts';
import { checkMediaType } from './input/request-body.ts';
import { readDeviceId, readDeviceName, readInput } from './input/request-input.ts';
import { allowTime, readUpload, skipRest } from './input/upload.ts';
import { parseAnswer } from './parse-answer.ts';
import type { CountWrite } from './rate-limit.ts';
import { requireSession } from './require-token.ts';
import type { IsSteppedUp, OpenSession, Session } from './session.ts';

type SessionOf<E extends Endpoint> = E extends { auth: 'none' }
  ? E extends { acceptsBearer: string }
    ? Session | undefined
    : undefined
  : Session;

/** The input of a handler: the parsed request, and the session that the endpoint requires. */
type Call<E extends Endpoint> = EndpointRequest<E> & {
  session: SessionOf<E>;
  deviceId: string | undefined;
  /** The browser and the system, as the caller says them. */
  deviceName: string | undefined;
  /** Where the call names a family of sensitive changes: whether this one may be made (SEC-D9). */
  isSteppedUp: boolean;
  /** The name by which the caller reached this server, without a port. */
  hostname: string;
  /** Says for the audit trail whose call it is, where no session does. */
  attributeTo(clientUuid: string): void;
  log: FastifyBaseLogger;
  /** The bytes of the file of a multipart form. */
  file: E extends { encoding: 'multipart' } ? AsyncIterable<Uint8Array> : undefined;
};

type AnswerOf<E extends Endpoint> = E extends { answersBytes: true } ? Bytes : EndpointAnswer<E>;
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E>>;

type Options = {
  /** The code for an id in the path that cannot be one. */
  noSuchThing?: ErrorCode;
};

/** Calls by their names. */
type TableOf<T> = { readonly [Name in keyof T]: Endpoint };

/** Binds a handler to an endpoint of one of the contract's tables. */
export type ServeOf<T extends TableOf<T>> = <Name extends keyof T & string>(
  name: Name,
  handler: Handler<T[Name]>,
  options?: Options,
) => void;

/** Binds a handler to an endpoint of the firm's API. */
export type Serve = ServeOf<Endpoints>;

/** How calls are seen from outside: the profile, and what opens the tokens that it gives out. */
type Outside = {
  profile: Pick<Profile, 'serves' | 'reaches' | 'success'>;
  openSession: OpenSession;
  isSteppedUp: IsSteppedUp;
  countWrite: CountWrite;
};

/**
 * Makes routes out of endpoints: checks the token before it reads the body, then the input, and parses the
 * answer before it is sent, so that it cannot drift from the contract.
 */
export function createServe<T extends TableOf<T>>(
  app: FastifyInstance,
  table: T,
  { profile, openSession, isSteppedUp, countWrite }: Outside,
): ServeOf<T> {
  return (name, handler, { noSuchThing = 'NOT_FOUND' } = {}) => {
    const endpoint = table[name];
    if (!profile.serves(endpoint)) return;
    const sessions = new WeakMap<FastifyRequest, Session | undefined>();
    const steppedUp = new WeakSet<FastifyRequest>();
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { call: name, ...(isLimited(endpoint) && { rateLimit: {} }) },
      preParsing: async (request) => {
        if (!profile.reaches(endpoint, request.originalUrl)) throw new ApiError('NOT_FOUND');
        const session = await requireSession(endpoint, request.headers.authorization, openSession);
        sessions.set(request, session);
        request.client = session?.clientUuid;
        countWrite(endpoint, session);
        if (session && endpoint.stepUp) {
          const token = request.headers['x-step-up-token']?.toString();
          if (await isSteppedUp(session, endpoint.stepUp, token)) steppedUp.add(request);
          else if (!endpoint.stepUpIsOptional)
            throw new ApiError('STEP_UP_REQUIRED', { clientUuid: session.clientUuid });
        }
        expectBody(endpoint, request);
      },
      handler: async (request, reply) => {
        const upload = endpoint.encoding === 'multipart' ? await readUpload(request) : undefined;
        const { params, headers, body } = request;
        const raw = { params, headers, search: searchOf(request.url), body: upload?.fields ?? body };
        const session = sessions.get(request);
        const call = {
          ...readInput(endpoint, raw, noSuchThing),
          session,
          file: upload?.file,
          isSteppedUp: steppedUp.has(request),
          ...surroundingsOf(request),
        };
        const given = await handler(call as unknown as Call<typeof endpoint>);
        if (endpoint.answersBytes) return sendBytes(reply, given as Bytes, headers.range);
        return profile.success({ endpoint, session, answer: parseAnswer(endpoint, given) });
      },
      onSend: async (request) => {
        if (endpoint.encoding === 'multipart') skipRest(request);
      },
    });
  };
}

function expectBody(endpoint: Endpoint, request: FastifyRequest): void {
  checkMediaType(endpoint, request.headers['content-type']);
  if (endpoint.encoding === 'multipart') allowTime(request);
}

function surroundingsOf(request: FastifyRequest) {
  const { headers, hostname, log } = request;
  return {
    deviceId: readDeviceId(headers['x-device-id']),
    deviceName: readDeviceName(headers['x-device-name']),
    hostname,
    attributeTo: (clientUuid: string) => {
      request.client = clientUuid;
    },
    log,
  };
}

/** Calls without a token are counted by address; the controls are for this machine alone. */
function isLimited({ auth, path }: Endpoint): boolean {
  return auth === 'none' && path.startsWith('/v1/');
}

/** The address after its question mark. */
function searchOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}
