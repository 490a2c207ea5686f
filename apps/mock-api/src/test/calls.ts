import type { EndpointAnswer } from '@portal/contract/endpoint';
import { type EndpointName, type Endpoints, endpoints } from '@portal/contract/endpoints';
import { type WireError, wireErrorSchema } from '@portal/contract/errors/error';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { TestApp } from './build-test-app.ts';

type CallOptions = { token?: string | undefined; headers?: Record<string, string> };
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type CallOf<Name extends EndpointName> = `${Endpoints[Name]['method']} ${Endpoints[Name]['path']}`;
/** `/v1/invite/{code}` fits any code. */
type Filled<Call extends string> = Call extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Call;
type Exact<Call> = { [Name in EndpointName]: Call extends CallOf<Name> ? Name : never }[EndpointName];
type Fitting<Call> = {
  [Name in EndpointName]: Call extends Filled<CallOf<Name>> ? Name : never;
}[EndpointName];
type NameOf<Call> = [Exact<Call>] extends [never] ? Fitting<Call> : Exact<Call>;

/** What came back, with the body read where there is one. */
export type Answer<Body = unknown> = {
  status: number;
  body: Body;
  text: string;
  headers: Readonly<Record<string, unknown>>;
};

/**
 * The answer to a call such as `GET /v1/policy`: its body is what the endpoint answers, or the wire error; which of the
 * two, the status says. Nothing is known of a call that is not in the table.
 */
export type AnswerTo<Call extends string> = Call extends `${infer Path}?${string}`
  ? AnswerTo<Path>
  : Answer<[NameOf<Call>] extends [never] ? unknown : EndpointAnswer<Endpoints[NameOf<Call>]> & WireError>;

/** Calls of one app. `values` of a form are named as they travel: `LoginForm[username]`. */
export function callsOf({ app }: Pick<TestApp, 'app'>) {
  return {
    get: <Url extends string>(url: Url, options: CallOptions = {}) =>
      inject<`GET ${Url}`>(app, { method: 'GET', url, headers: headersOf(options) }),
    bare: <M extends Method, Url extends string>(method: M, url: Url, options: CallOptions = {}) =>
      inject<`${M} ${Url}`>(app, { method, url, headers: headersOf(options) }),
    form: <Call extends `${Method} ${string}`>(
      call: Call,
      values: Record<string, string>,
      options: CallOptions = {},
    ) =>
      inject<Call>(app, {
        ...methodAndUrl(call),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headersOf(options) },
        payload: new URLSearchParams(values).toString(),
      }),
    json: <Call extends `${Method} ${string}`>(call: Call, value: object, options: CallOptions = {}) =>
      inject<Call>(app, { ...methodAndUrl(call), headers: headersOf(options), payload: value }),
  };
}

function methodAndUrl(call: `${Method} ${string}`): { method: Method; url: string } {
  const [method, url] = call.split(' ', 2) as [Method, string];
  return { method, url };
}

function headersOf({ token, headers }: CallOptions): Record<string, string> {
  return { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
}

type Request = InjectOptions & { method: Method; url: string };

/**
 * Sends a request without the network. The answer is validated against the endpoint's schema, a refusal against that of
 * errors.
 */
export async function inject<Call extends string>(
  app: FastifyInstance,
  request: Request,
): Promise<AnswerTo<Call>> {
  const reply = await app.inject(request);
  const isJson = String(reply.headers['content-type']).startsWith('application/json') && reply.body !== '';
  const body: unknown = isJson ? reply.json() : undefined;
  const { answer: answerSchema } = endpointOf(request) ?? {};
  if (answerSchema && isJson) (reply.statusCode < 300 ? answerSchema : wireErrorSchema).parse(body);
  const answer: Answer = { status: reply.statusCode, body, text: reply.body, headers: reply.headers };
  return answer as AnswerTo<Call>;
}

/** The endpoint a request is for; a path without parameters goes before one with. */
function endpointOf({ method, url }: Request) {
  const path = url.split('?', 1)[0] ?? '';
  const fitting = Object.values(endpoints).filter(
    (endpoint) =>
      endpoint.method === method && new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  return fitting.find((endpoint) => endpoint.path === path) ?? fitting[0];
}
