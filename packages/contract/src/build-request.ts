import { encodeForm } from './encode-form.ts';
import { addressOf, callOf, type Endpoint } from './endpoint.ts';

/** In whose name a call is made. */
export type Caller = {
  /** The firm's token. */
  readonly token?: string | undefined;
  readonly deviceId?: string | undefined;
  /** The browser and the system, such as "Firefox on Windows". */
  readonly deviceName?: string | undefined;
  /** The firm's token for a sensitive change, sent with calls that ask for one and with no other. */
  readonly stepUpToken?: string | undefined;
  readonly requestId: string;
  /** The trace that the call is a part of, as W3C Trace Context has it. */
  readonly traceparent?: string | undefined;
};

export type WireRequest = {
  /** Method and path pattern, for logs and errors: no values. */
  readonly call: string;
  readonly method: Endpoint['method'];
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
};

type Input = { params?: unknown; query?: unknown; headers?: unknown; body?: unknown };

/**
 * One call as it goes over the wire, for the gateway and for conformance alike. Everything is parsed by the contract
 * first, so that an invalid id never reaches a path (SEC-G2). Throws a plain Error on input that does not fit. The body
 * of a multipart call is checked and left out: its caller streams it.
 */
export function buildRequest(endpoint: Endpoint, input: Input, caller: Caller): WireRequest {
  const call = callOf(endpoint);
  const read = (part: keyof Input): Record<string, unknown> | undefined => {
    const result = endpoint[part]?.safeParse(input[part] ?? {});
    if (result && !result.success) throw new Error(`The ${part} of ${call} do not fit the contract`);
    return result?.data;
  };
  const given = read('body');
  // A call may be made without its body, as with the removal of the second factor (API-6).
  const body = given && Object.keys(given).length > 0 ? given : undefined;
  return {
    call,
    method: endpoint.method,
    path: addressOf(endpoint, { params: read('params'), query: read('query') }),
    headers: {
      ...ownHeaders(read('headers') ?? {}),
      ...callerHeaders(caller),
      ...bytesHeaders(endpoint),
      ...stepUpHeader(endpoint, caller),
      ...bodyHeaders(endpoint, body),
    },
    body: body === undefined || endpoint.encoding === 'multipart' ? null : encodeBody(endpoint, body),
  };
}

/** A read by a link, whose path and query are the firm's own: see `linkTarget`. */
export function buildLinkRequest(endpoint: Endpoint, path: string, caller: Caller): WireRequest {
  return { call: callOf(endpoint), method: 'GET', path, headers: callerHeaders(caller), body: null };
}

/** SEC-G3: the headers that only this call takes, each where there is one; their values passed the contract. */
function ownHeaders(headers: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), String(value)]));
}

/**
 * SEC-G3: besides the headers of ownHeaders, from the browser come only the device id, where it sent one (L-20), the
 * trace, and a name made of its user agent. passed-headers.ts of the gateway has checked them.
 */
function callerHeaders({
  token,
  deviceId,
  deviceName,
  requestId,
  traceparent,
}: Caller): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-encoding': 'gzip',
    'x-request-id': requestId,
    ...(traceparent === undefined ? {} : { traceparent }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(deviceId === undefined ? {} : { 'x-device-id': deviceId }),
    ...(deviceName === undefined ? {} : { 'x-device-name': deviceName }),
  };
}

function stepUpHeader({ stepUp }: Endpoint, { stepUpToken }: Caller): Record<string, string> {
  return stepUp === undefined || stepUpToken === undefined ? {} : { 'x-step-up-token': stepUpToken };
}

/** Bytes are requested uncompressed: a part of a compressed file is of no use. A refusal is still JSON. */
function bytesHeaders({ answersBytes }: Endpoint): Record<string, string> {
  return answersBytes ? { accept: '*/*', 'accept-encoding': 'identity' } : {};
}

/** The caller that streams a multipart form adds its boundary. */
function bodyHeaders(endpoint: Endpoint, body: unknown): Record<string, string> {
  if (body === undefined || endpoint.encoding === 'multipart') return {};
  const isForm = endpoint.encoding === 'form';
  return { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' };
}

export function encodeBody(endpoint: Endpoint, body: Record<string, unknown>): string {
  return endpoint.encoding === 'form' ? encodeForm(body) : JSON.stringify(body);
}
