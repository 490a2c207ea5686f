import {
  addressOf,
  callOf,
  type Endpoint,
  type EndpointAnswer,
  type EndpointInput,
} from '@portal/contract/endpoint';
import { type QaEndpointName, type QaEndpoints, qaEndpoints } from '@portal/contract/qa/qa-endpoints';
import { QaError, refusalOf, unreachable } from './qa-error.ts';

type Input<Name extends QaEndpointName> = EndpointInput<QaEndpoints[Name]>;
/** What is sent may be left out where a call takes nothing. */
type CallInput<Name extends QaEndpointName> =
  Record<never, never> extends Input<Name> ? [input?: Input<Name>] : [input: Input<Name>];

/** What a call takes as its body. */
export type BodyOf<Name extends QaEndpointName> = Input<Name> extends { body: infer Body } ? Body : never;

/** Makes one call of the contract's table and gives its answer as the schema reads it. Throws QaError. */
export type CallQa = <Name extends QaEndpointName>(
  name: Name,
  ...input: CallInput<Name>
) => Promise<EndpointAnswer<QaEndpoints[Name]>>;

type AnyInput = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: object };

/** `send` replaces the network in tests. */
export function createCallQa(baseUrl: string, send: typeof fetch = fetch): CallQa {
  return async (name, ...[input]) => {
    const endpoint: Endpoint = qaEndpoints[name];
    const { params, query, body } = (input ?? {}) as AnyInput;
    const url = new URL(addressOf(endpoint, { params, query }), baseUrl);
    const response = await send(url, requestOf(endpoint, body)).catch((cause: unknown) => {
      throw unreachable(url.origin, cause);
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw refusalOf(endpoint, response, answer);
    return readAnswer(endpoint, answer) as EndpointAnswer<QaEndpoints[typeof name]>;
  };
}

function requestOf({ method }: Endpoint, body: object | undefined): RequestInit {
  if (!body) return { method };
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function readAnswer(endpoint: Endpoint, body: unknown): unknown {
  const result = endpoint.answer.safeParse(body);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new QaError(`${callOf(endpoint)} answered what is not in the contract: ${faults.join('; ')}`);
}
