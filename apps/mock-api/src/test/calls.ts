import { buildPath, type Endpoint, type EndpointAnswer, type EndpointInput } from '@portal/contract/endpoint';
import { type EndpointName, type Endpoints, endpoints } from '@portal/contract/endpoints';
import { type WireError, wireErrorSchema } from '@portal/contract/error';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect } from 'vitest';
import type { TestApp } from './build-test-app.ts';

type Sent = { token?: string | undefined; headers?: Record<string, string> };
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What came back, with the body read where there is one. */
export type Answer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what the body holds is what a test asks
  body: any;
  text: string;
  headers: Readonly<Record<string, unknown>>;
};

type Input = { params?: Record<string, unknown>; query?: object; body?: object };

/**
 * Calls of the table by name, as one person makes them. `read` gives the answer as its schema reads it, and fails where
 * it is a refusal or holds anything that the schema does not name (security F4); `refused` gives the wire error.
 */
export function personOf(mock: Pick<TestApp, 'app'>, token?: string) {
  const send = <Name extends EndpointName>(name: Name, input: EndpointInput<Endpoints[Name]>) =>
    sendInput(mock.app, endpoints[name], { input: input as Input, token });
  return {
    send,
    read: async <Name extends EndpointName>(
      name: Name,
      ...[input]: Record<never, never> extends EndpointInput<Endpoints[Name]>
        ? [input?: EndpointInput<Endpoints[Name]>]
        : [input: EndpointInput<Endpoints[Name]>]
    ): Promise<EndpointAnswer<Endpoints[Name]>> => {
      const answer = await send(name, input ?? ({} as EndpointInput<Endpoints[Name]>));
      expect([name, answer.status]).toEqual([name, 200]);
      const read = endpoints[name].answer.parse(answer.body);
      expect(read).toEqual(answer.body);
      return read as EndpointAnswer<Endpoints[Name]>;
    },
    refused: async <Name extends EndpointName>(
      name: Name,
      input: EndpointInput<Endpoints[Name]>,
    ): Promise<WireError & { status: number }> => {
      const answer = await send(name, input);
      return { status: answer.status, ...(wireErrorSchema.parse(answer.body) as WireError) };
    },
  };
}

function sendInput(
  app: FastifyInstance,
  endpoint: Endpoint,
  { input, token }: { input: Input; token: string | undefined },
): Promise<Answer> {
  const search = new URLSearchParams(flatten(input.query ?? {})).toString();
  return inject(app, {
    method: endpoint.method,
    url: buildPath(endpoint.path, input.params) + (search === '' ? '' : `?${search}`),
    headers: headersOf({ token }),
    ...(input.body && bodyOf(endpoint, input.body)),
  });
}

function bodyOf({ encoding }: Endpoint, body: object): Pick<InjectOptions, 'payload' | 'headers'> {
  return encoding === 'json' ? { payload: body } : { payload: new URLSearchParams(flatten(body)).toString() };
}

/** Names as they travel: `{ InsightSearch: { writer } }` is `InsightSearch[writer]`. */
function flatten(values: object, prefix = ''): [string, string][] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const name = prefix === '' ? key : `${prefix}[${key}]`;
    if (value === undefined) return [];
    return typeof value === 'object' && value !== null ? flatten(value, name) : [[name, String(value)]];
  });
}

/** Calls of one app. `values` of a form are named as they travel: `LoginForm[username]`. */
export function callsOf({ app }: Pick<TestApp, 'app'>) {
  return {
    get: (url: string, sent: Sent = {}) => inject(app, { method: 'GET', url, headers: headersOf(sent) }),
    bare: (method: Method, url: string, sent: Sent = {}) =>
      inject(app, { method, url, headers: headersOf(sent) }),
    form: (path: `${Method} ${string}`, values: Record<string, string>, sent: Sent = {}) =>
      inject(app, {
        ...methodAndUrl(path),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headersOf(sent) },
        payload: new URLSearchParams(values).toString(),
      }),
    json: (path: `${Method} ${string}`, value: object, sent: Sent = {}) =>
      inject(app, { ...methodAndUrl(path), headers: headersOf(sent), payload: value }),
  };
}

function methodAndUrl(path: `${Method} ${string}`): { method: Method; url: string } {
  const [method, url] = path.split(' ', 2) as [Method, string];
  return { method, url };
}

function headersOf({ token, headers }: Sent): Record<string, string> {
  return { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
}

async function inject(app: FastifyInstance, options: InjectOptions): Promise<Answer> {
  const reply = await app.inject(options);
  const isJson = String(reply.headers['content-type']).startsWith('application/json') && reply.body !== '';
  return {
    status: reply.statusCode,
    body: isJson ? reply.json() : undefined,
    text: reply.body,
    headers: reply.headers,
  };
}
