import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { WireRequest } from '@portal/contract/build-request';
import { type Dispatcher, Pool } from 'undici';
import { MAX_AT_ONCE } from './call-groups.ts';
import { receive } from './receive.ts';
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

/** SEC-I11: the largest answer that is read, in bytes, before and after it is unpacked. */
export const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/**
 * Connections to the firm's API, kept open between calls: one for each that may be under way. It follows no redirect,
 * which parse-answer.ts refuses (SEC-G20). Deadlines for the connection and the headers (SEC-I11) hold for files too,
 * but for the headers of an upload; upstream-client.ts has that of a whole call (SEC-I2), files/streams.ts those of
 * files (SEC-I14).
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

const decompress = promisify(gunzip);

/**
 * The text of an answer. Throws UpstreamError `malformed` when it is too large or compressed in a way that was not
 * requested.
 */
export async function readBody(packed: Buffer, encoding: string | undefined, call: string): Promise<string> {
  if (encoding === undefined || encoding === 'identity') return packed.toString('utf8');
  if (encoding !== 'gzip')
    throw new UpstreamError('malformed', 'The answer is packed in an unknown way', { call });
  try {
    return (await decompress(packed, { maxOutputLength: MAX_ANSWER_BYTES })).toString('utf8');
  } catch (cause) {
    throw new UpstreamError('malformed', 'The answer cannot be unpacked, or is too large', { call, cause });
  }
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
