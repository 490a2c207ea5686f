import { encodeForm } from '@portal/contract/encode-form';
import { buildPath, type Endpoint } from '@portal/contract/endpoint';
import type { Exchange, WireAnswer } from './exchange.ts';

/** What is sent, right or wrong: nothing is held to the contract on its way out. */
export type Sent = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
};

/** An answer, and its body where that is JSON. */
export type Answer = WireAnswer & { readonly json: { readonly value: unknown } | undefined };

/** Asks for calls of the contract. Throws NoAnswer. */
export type Probe = (endpoint: Endpoint, sent: Sent, token?: string) => Promise<Answer>;

export function createProbe(exchange: Exchange, deviceId: string): Probe {
  return async (endpoint, { params, query = {}, body }, token) => {
    const search = encodeForm(query);
    const answer = await exchange({
      method: endpoint.method,
      path: `${buildPath(endpoint.path, params)}${search === '' ? '' : `?${search}`}`,
      headers: {
        accept: 'application/json',
        'x-device-id': deviceId,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': mediaTypeOf(endpoint) }),
      },
      body: body && (endpoint.encoding === 'form' ? encodeForm(body) : JSON.stringify(body)),
    });
    return { ...answer, json: readJson(answer.text) };
  };
}

function mediaTypeOf({ encoding }: Endpoint): string {
  return encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
}

function readJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
