import type { FastifyInstance, InjectOptions } from 'fastify';
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

/** Sends a request past the network. */
export async function inject(app: FastifyInstance, options: InjectOptions): Promise<Answer> {
  const reply = await app.inject(options);
  const isJson = String(reply.headers['content-type']).startsWith('application/json') && reply.body !== '';
  return {
    status: reply.statusCode,
    body: isJson ? reply.json() : undefined,
    text: reply.body,
    headers: reply.headers,
  };
}
