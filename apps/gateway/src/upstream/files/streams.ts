import { pipeline, type Readable, Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { buildRequest, type Caller, type WireRequest } from '@portal/contract/build-request';
import type { Endpoint, EndpointAnswer, EndpointInput } from '@portal/contract/endpoint';
import type { Dispatcher } from 'undici';
import { parseAnswer, parseRefusal } from '../parse-answer.ts';
import type { PersonCalls, Resilience } from '../resilience.ts';
import { asUpstreamError, MAX_ANSWER_BYTES, readBody, single, type UpstreamAnswer } from '../transport.ts';
import type { UpstreamDeps } from '../upstream-client.ts';
import { UpstreamError } from '../upstream-error.ts';
import { multipartBody, type SentFile } from './multipart-body.ts';

/**
 * The bytes that a call answers with, as they come: all, a part, or none where there is no such part (RFC 9110, section
 * 14).
 */
export type ByteAnswer = {
  readonly status: 200 | 206 | 416;
  readonly contentType: string;
  readonly disposition: string;
  readonly contentLength: number | undefined;
  readonly contentRange: string | undefined;
  /** Empty with 416. It must be read or destroyed: it holds a place among the calls of the firm. */
  readonly body: Readable;
};

/**
 * SEC-G38, SEC-I14: the calls of the firm's API whose bodies are files, which pass piece by piece and are never held
 * whole. They have a deadline until they start, none for the whole, and end when they make no progress. Both throw only
 * UpstreamError, and what the file throws.
 */
export type UpstreamStreams = {
  /** Ends when `signal` does, or the body is destroyed. */
  open<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, signal: AbortSignal): Promise<ByteAnswer>;
  /**
   * Sends a form with a file at its end. A file that throws ends the request before its last byte, so that nothing is
   * kept there.
   */
  send<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    upload: { readonly file: SentFile; readonly signal: AbortSignal },
  ): Promise<EndpointAnswer<E>>;
};

export type StreamDeps = Pick<UpstreamDeps, 'origin' | 'totalMs' | 'around'> & {
  readonly dispatcher: Dispatcher;
  readonly resilience: Resilience;
  /**
   * Milliseconds after which a body without progress at the firm is cut off. There is no limit to how long it takes.
   */
  readonly idleMs: number;
};

/** A document of the firm may be larger than what a client may send. */
const MAX_BYTES = 256 * 1024 * 1024;

const streamed: readonly number[] = [200, 206, 416];

export function createUpstreamStreams(deps: StreamDeps, caller: Caller, person: string): UpstreamStreams {
  const { around = (_call, run) => run() } = deps;
  const lane = deps.resilience.of(person);
  return {
    open: async (endpoint, input, signal) => {
      const request = buildRequest(endpoint, input, caller);
      return around(request.call, () => openBytes({ ...deps, lane, endpoint, request, signal }));
    },
    send: async (endpoint, input, { file, signal }) => {
      const request = buildRequest(endpoint, input, caller);
      const fields = endpoint.body?.parse(input.body) ?? {};
      return around(request.call, () => sendForm({ ...deps, lane, endpoint, request, signal, fields, file }));
    },
  };
}

type Call<E extends Endpoint> = StreamDeps & {
  readonly lane: PersonCalls;
  readonly endpoint: E;
  readonly request: WireRequest;
  readonly signal: AbortSignal;
};

/** SEC-I4: a client who has gone is not a fault of the firm. `signal` also ends where the firm is late. */
function asFault(
  error: unknown,
  signal: AbortSignal,
  { signal: client, request }: Pick<Call<Endpoint>, 'signal' | 'request'>,
) {
  if (client.aborted) {
    const details = { call: request.call, isAbandoned: true, cause: error };
    return new UpstreamError('shed', 'The client has gone', details);
  }
  return asUpstreamError(error, signal, request.call);
}

/**
 * A signal that is given, and one that ends the waiting for a place, and for the headers of a download, after the time
 * of any call.
 */
function withStart(signal: AbortSignal, ms: number) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ms);
  timer.unref();
  return { signal: AbortSignal.any([signal, late.signal]), started: () => clearTimeout(timer) };
}

async function openBytes<E extends Endpoint>(call: Call<E>): Promise<ByteAnswer> {
  const { lane, endpoint, totalMs } = call;
  const start = withStart(call.signal, totalMs);
  try {
    return await lane.open(endpoint, start.signal, {
      start: (signal) => requestBytes(call, signal),
      end: ({ body }) => finished(body).catch(() => undefined),
    });
  } catch (error) {
    throw asFault(error, start.signal, call);
  } finally {
    start.started();
  }
}

async function requestBytes<E extends Endpoint>(call: Call<E>, signal: AbortSignal): Promise<ByteAnswer> {
  const { request, origin, dispatcher, idleMs } = call;
  try {
    const { call: _name, ...sent } = request;
    const answer = await dispatcher.request({ ...sent, origin, signal, bodyTimeout: idleMs });
    const { statusCode, headers, body } = answer;
    if (!streamed.includes(statusCode)) throw await readRefusal(answer, request.call);
    if (![undefined, 'identity'].includes(single(headers['content-encoding'])))
      throw unusable(body, 'The bytes are compressed', request.call);
    const contentLength = readCount(single(headers['content-length']));
    if ((contentLength ?? 0) > MAX_BYTES) throw unusable(body, 'The file is too large', request.call);
    if (statusCode === 416) await body.dump();
    return {
      status: statusCode as ByteAnswer['status'],
      contentType: single(headers['content-type']) ?? '',
      disposition: single(headers['content-disposition']) ?? '',
      contentLength,
      contentRange: single(headers['content-range']),
      body: statusCode === 416 ? body : limited(body, request.call),
    };
  } catch (error) {
    throw asFault(error, signal, call);
  }
}

function unusable(body: Readable, message: string, call: string): UpstreamError {
  body.on('error', () => undefined).destroy();
  return new UpstreamError('malformed', message, { call });
}

/** The same bytes, which end with an error where there are too many. Either end ends the other. */
function limited(body: Readable, call: string): Readable {
  let count = 0;
  const counting = new Transform({
    transform: (bytes: Buffer, _encoding, done) => {
      count += bytes.length;
      if (count > MAX_BYTES) done(new UpstreamError('malformed', 'The file is too large', { call }));
      else done(null, bytes);
    },
  });
  return pipeline(body, counting, () => undefined);
}

async function sendForm<E extends Endpoint>(
  call: Call<E> & { readonly fields: Readonly<Record<string, unknown>>; readonly file: SentFile },
): Promise<EndpointAnswer<E>> {
  const { endpoint, request, lane, fields, file } = call;
  const start = withStart(call.signal, call.totalMs);
  try {
    return await lane.upload(endpoint, start.signal, async (signal) => {
      start.started();
      const answer = await sendBytes({ ...call, form: multipartBody(fields, file) }, signal);
      const isSuccess = answer.status >= 200 && answer.status < 300;
      if (!isSuccess) throw parseRefusal(answer, request.call, endpoint);
      return parseAnswer(endpoint, answer, request.call).answer;
    });
  } catch (error) {
    throw error instanceof UpstreamError ? asFault(error, start.signal, call) : error;
  } finally {
    start.started();
  }
}

/**
 * The wait for headers starts again with each piece that the firm takes, so that it does not limit the upload as a
 * whole.
 */
async function sendBytes<E extends Endpoint>(
  call: Call<E> & { readonly form: ReturnType<typeof multipartBody> },
  signal: AbortSignal,
): Promise<UpstreamAnswer> {
  const { request, origin, dispatcher, idleMs, form } = call;
  const failed: { error?: unknown } = {};
  try {
    const { call: _name, ...sent } = request;
    const answer = await dispatcher.request({
      ...sent,
      origin,
      signal,
      headers: { ...request.headers, 'content-type': form.contentType },
      body: noting(form.body, failed) as unknown as Readable,
      headersTimeout: idleMs,
      bodyTimeout: idleMs,
    });
    return await readAll(answer, request.call);
  } catch (error) {
    // A refused file is not a failure of the firm.
    if ('error' in failed) throw failed.error;
    throw asFault(error, signal, call);
  }
}

async function* noting(body: AsyncIterable<Uint8Array>, failed: { error?: unknown }) {
  try {
    yield* body;
  } catch (error) {
    failed.error = error;
    throw error;
  }
}

async function readRefusal(answer: Dispatcher.ResponseData, call: string): Promise<UpstreamError> {
  const read = await readAll(answer, call);
  if (read.status >= 200 && read.status < 300)
    return new UpstreamError('malformed', 'The answer has no bytes', { call, status: read.status });
  return parseRefusal(read, call);
}

async function readAll(answer: Dispatcher.ResponseData, call: string): Promise<UpstreamAnswer> {
  const { statusCode: status, headers, body } = answer;
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of body as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > MAX_ANSWER_BYTES) throw new UpstreamError('malformed', 'The answer is too large', { call });
    pieces.push(piece);
  }
  return {
    status,
    contentType: single(headers['content-type']) ?? '',
    retryAfter: single(headers['retry-after']),
    text: await readBody(Buffer.concat(pieces), single(headers['content-encoding']), call),
  };
}

function readCount(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
}
