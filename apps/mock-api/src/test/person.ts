import { encodeForm } from '@portal/contract/encode-form';
import { addressOf, type Endpoint, type EndpointAnswer, type EndpointInput } from '@portal/contract/endpoint';
import { type EndpointName, endpoints } from '@portal/contract/endpoints';
import { type WireError, wireErrorSchema } from '@portal/contract/errors/error';
import type { Link } from '@portal/contract/shapes/link';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect } from 'vitest';
import type { TestApp } from './build-test-app.ts';
import { type Answer, inject } from './calls.ts';

type TableOf<T> = { readonly [Name in keyof T]: Endpoint };
/** What is sent may be left out where an endpoint takes nothing. */
type CallInput<E extends Endpoint> =
  Record<never, never> extends EndpointInput<E> ? [input?: EndpointInput<E>] : [input: EndpointInput<E>];
type AnyInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: object;
  headers?: object;
};

/** Calls of a table by their names. */
export type TableCaller<T extends TableOf<T>> = {
  send<Name extends keyof T & string>(name: Name, ...input: CallInput<T[Name]>): Promise<Answer>;
  /**
   * The answer as its schema reads it; fails for a refusal, and for anything that the schema does not name (SEC-F7).
   */
  read<Name extends keyof T & string>(
    name: Name,
    ...input: CallInput<T[Name]>
  ): Promise<EndpointAnswer<T[Name]>>;
  /** The wire error and its status. */
  refused<Name extends keyof T & string>(
    name: Name,
    ...input: CallInput<T[Name]>
  ): Promise<WireError & { status: number }>;
};

/** Calls of the firm's API by their names, as one client makes them. */
export function personOf({ app }: Pick<TestApp, 'app'>, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    ...callerOf(app, endpoints, headers),
    token,
    /** The answer to a link, as the schema of the endpoint reads it. */
    follow: async <Name extends EndpointName>(name: Name, { href }: Link) =>
      readAs(name, endpoints[name], await inject(app, { method: 'GET', url: href, headers })),
  };
}

export function callerOf<T extends TableOf<T>>(
  app: FastifyInstance,
  table: T,
  headers: Record<string, string> = {},
): TableCaller<T> {
  const send = (name: keyof T & string, input?: object): Promise<Answer> =>
    inject(app, requestOf(table[name], { input: input as AnyInput | undefined, headers }));
  return {
    send: (name, ...[input]) => send(name, input),
    read: async (name, ...[input]) => readAs(name, table[name], await send(name, input)),
    refused: async (name, ...[input]) => {
      const { status, body } = await send(name, input);
      return { status, ...(wireErrorSchema.parse(body) as WireError) };
    },
  };
}

function readAs<E extends Endpoint>(name: string, endpoint: E, { status, body }: Answer): EndpointAnswer<E> {
  expect([name, status]).toEqual([name, 200]);
  const answer = endpoint.answer.parse(body);
  expect(answer).toEqual(body);
  return answer as EndpointAnswer<E>;
}

type Call = { input: AnyInput | undefined; headers: Record<string, string> };

function requestOf(endpoint: Endpoint, { input = {}, headers }: Call) {
  return {
    method: endpoint.method,
    url: addressOf(endpoint, input),
    headers: {
      ...headers,
      ...input.headers,
      ...(input.body && { 'content-type': mediaTypes[endpoint.encoding ?? 'json'] }),
    },
    ...(input.body && { payload: endpoint.encoding === 'form' ? encodeForm({ ...input.body }) : input.body }),
  } satisfies InjectOptions;
}

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;
