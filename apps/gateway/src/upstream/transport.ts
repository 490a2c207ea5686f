import type { WireRequest } from '@portal/contract/build-request';
import { type Dispatcher, Pool } from 'undici';
import { readBody } from './read-body.ts';
import { UpstreamError } from './upstream-error.ts';

/** An answer as it came, decoded but not understood. */
export type UpstreamAnswer = {
  readonly status: number;
  readonly contentType: string;
  readonly retryAfter: string | undefined;
  readonly text: string;
};

/** Sends one request and reads the whole answer. Throws UpstreamError `transport`, `timeout` or `malformed`. */
export type Exchange = (request: WireRequest, signal: AbortSignal) => Promise<UpstreamAnswer>;

/** All in milliseconds. */
export type UpstreamTimeouts = {
  readonly connectMs: number;
  readonly headersMs: number;
  readonly totalMs: number;
};

const CONNECTIONS = 64;

/** Connections to the firm's API, kept open between calls. It never follows a redirect (SEC-G1). */
export function createPool(origin: string, timeouts: UpstreamTimeouts): Dispatcher {
  return new Pool(origin, {
    connections: CONNECTIONS,
    connect: { timeout: timeouts.connectMs },
    headersTimeout: timeouts.headersMs,
    bodyTimeout: timeouts.totalMs,
  });
}

export function createExchange(dispatcher: Dispatcher, origin: string): Exchange {
  return async ({ call, ...request }, signal) => {
    try {
      const answer = await dispatcher.request({ ...request, origin, signal });
      return {
        status: answer.statusCode,
        contentType: single(answer.headers['content-type']) ?? '',
        retryAfter: single(answer.headers['retry-after']),
        text: await readBody(answer.body, single(answer.headers['content-encoding']), call),
      };
    } catch (error) {
      throw asUpstreamError(error, signal, call);
    }
  };
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

const timeoutCodes = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

function asUpstreamError(error: unknown, signal: AbortSignal, call: string): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isLate = signal.aborted || (typeof code === 'string' && timeoutCodes.has(code));
  return isLate
    ? new UpstreamError('timeout', 'No answer in time', { call, cause: error })
    : new UpstreamError('transport', 'No answer', { call, cause: error });
}
