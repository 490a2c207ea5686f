import { encodeForm } from '@portal/contract/encode-form';
import { buildPath, type Endpoint, type EndpointAnswer, type EndpointInput } from '@portal/contract/endpoint';
import { type EndpointName, type Endpoints, endpoints } from '@portal/contract/endpoints';
import { type WireError, wireErrorSchema } from '@portal/contract/error';
import type { Link } from '@portal/contract/link';
import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import type { TestApp } from './build-test-app.ts';
import { type Answer, inject } from './calls.ts';

type Input<Name extends EndpointName> = EndpointInput<Endpoints[Name]>;
/** What is sent may be left out where an endpoint takes nothing. */
type Sent<Name extends EndpointName> =
  Record<never, never> extends Input<Name> ? [input?: Input<Name>] : [input: Input<Name>];
type AnyInput = { params?: Record<string, unknown>; query?: object; body?: object; headers?: object };

/** Calls of the table by their names, as one person makes them. */
export function personOf({ app }: Pick<TestApp, 'app'>, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const send = <Name extends EndpointName>(name: Name, ...[input]: Sent<Name>): Promise<Answer> =>
    inject(app, requestOf(endpoints[name], { input: input as AnyInput | undefined, headers }));
  return {
    send,
    /** The answer as its schema reads it; fails for a refusal, and for anything that the schema does not name (security F4). */
    read: async <Name extends EndpointName>(name: Name, ...input: Sent<Name>) =>
      readAs(name, await send(name, ...input)),
    /** The same of a link to the endpoint. */
    follow: async <Name extends EndpointName>(name: Name, { href }: Link) =>
      readAs(name, await inject(app, { method: 'GET', url: href, headers })),
    /** The wire error and its status. */
    refused: async <Name extends EndpointName>(
      name: Name,
      ...input: Sent<Name>
    ): Promise<WireError & { status: number }> => {
      const { status, body } = await send(name, ...input);
      return { status, ...(wireErrorSchema.parse(body) as WireError) };
    },
  };
}

function readAs<Name extends EndpointName>(
  name: Name,
  { status, body }: Answer,
): EndpointAnswer<Endpoints[Name]> {
  expect([name, status]).toEqual([name, 200]);
  const answer = endpoints[name].answer.parse(body);
  expect(answer).toEqual(body);
  return answer as EndpointAnswer<Endpoints[Name]>;
}

type Call = { input: AnyInput | undefined; headers: Record<string, string> };

function requestOf(endpoint: Endpoint, { input = {}, headers }: Call) {
  const search = encodeForm({ ...input.query });
  const path = buildPath(endpoint.path, input.params);
  return {
    method: endpoint.method,
    url: search === '' ? path : `${path}?${search}`,
    headers: {
      ...headers,
      ...input.headers,
      ...(input.body && { 'content-type': mediaTypes[endpoint.encoding ?? 'json'] }),
    },
    ...(input.body && { payload: endpoint.encoding === 'form' ? encodeForm({ ...input.body }) : input.body }),
  } satisfies InjectOptions;
}

const mediaTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;
