import { randomUUID } from 'node:crypto';
import { buildLinkRequest, buildRequest, encodeBody, type WireRequest } from '@portal/contract/build-request';
import { addressOf, type Endpoint } from '@portal/contract/endpoint';
import type { Exchange, WireAnswer } from './exchange.ts';

type Values = Readonly<Record<string, unknown>>;

/** The input of a call; a followed link gives all of it except the token. */
export type Input = {
  readonly params?: Values;
  readonly query?: Values;
  readonly headers?: Values;
  readonly body?: Values;
  /** Path and query of a link. */
  readonly link?: string;
};

/** Asks for calls of the contract. Both throw NoAnswer. */
export type Probe = {
  /** As the gateway does, by its own request builder. Throws NotSent for what the gateway would not send. */
  ask(endpoint: Endpoint, input: Input, token?: string): Promise<WireAnswer>;
  /** Unlike the gateway, requests are sent without validating them against the contract. */
  askUnchecked(endpoint: Endpoint, input: Input, token?: string): Promise<WireAnswer>;
};

/** The gateway would not send this. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

export function createProbe(exchange: Exchange, deviceId: string): Probe {
  const callerWith = (token: string | undefined) => ({
    token,
    deviceId,
    deviceName: 'Conformance test',
    requestId: randomUUID(),
  });
  return {
    ask: async (endpoint, input, token) => exchange(buildCall(endpoint, input, callerWith(token))),
    askUnchecked: async (endpoint, { body, ...input }, token) => {
      const { headers, ...request } = buildLinkRequest(
        endpoint,
        input.link ?? addressOf(endpoint, input),
        callerWith(token),
      );
      const type = endpoint.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
      return exchange({
        ...request,
        method: endpoint.method,
        headers: { ...headers, ...(body && { 'content-type': type }) },
        body: body ? encodeBody(endpoint, body) : null,
      });
    },
  };
}

function buildCall(
  endpoint: Endpoint,
  input: Input,
  caller: Parameters<typeof buildRequest>[2],
): WireRequest {
  if (input.link !== undefined) return buildLinkRequest(endpoint, input.link, caller);
  try {
    return buildRequest(endpoint, input, caller);
  } catch (error) {
    throw new NotSent('The gateway does not send this', { cause: error });
  }
}
