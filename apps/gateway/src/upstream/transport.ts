import type { WireRequest } from '@portal/contract/build-request';
import { type Dispatcher, Pool } from 'undici';
import { MAX_ANSWER_BYTES, readBody } from './read-body.ts';
import { receive } from './receive.ts';
import { MAX_AT_ONCE } from './resilience.ts';
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

/**
 * Connections to the firm's API, kept open between calls: one for each that may be under way. It follows no
 * redirect, which parse-answer.ts refuses (SEC-G20).
 */
export function createPool(origin: string, timeouts: UpstreamTimeouts): Dispatcher {
  return new Pool(origin, {
    connections: MAX_AT_ONCE,
    connect: { timeout: timeouts.connectMs },
    headersTimeout: timeouts.headersMs,
    bodyTimeout: timeouts.totalMs,
  });
}

export function createExchange(dispatcher: Dispatcher, origin: string): Exchange {
  return async ({ call, ...request }, signal) => {
    try {
      const { status, headers, body } = await receive(
        dispatcher,
        { ...request, origin },
        {
          signal,
          maxBytes: MAX_ANSWER_BYTES,
          tooLarge: () => new UpstreamError('malformed', 'The answer is too large', { call }),
        },
      );
      return {
        status,
        contentType: single(headers['content-type']) ?? '',
        retryAfter: single(headers['retry-after']),
        text: await readBody(body, single(headers['content-encoding']), call),
      };
    } catch (error) {
      throw asUpstreamError(error, signal, call);
    }
  };
}

/** One value of a header that may have come twice. */
export function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

const timeoutCodes = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** What the network threw, as the one error of upstream/. */
export function asUpstreamError(error: unknown, signal: AbortSignal, call: string): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isLate = signal.aborted || (typeof code === 'string' && timeoutCodes.has(code));
  return isLate
    ? new UpstreamError('timeout', 'No answer in time', { call, cause: error })
    : new UpstreamError('transport', 'No answer', { call, cause: error });
}
