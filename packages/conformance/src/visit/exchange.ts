import type { WireRequest } from '@portal/contract/build-request';
import { CannotRun } from '../report/finding.ts';

export type WireAnswer = {
  readonly status: number;
  readonly contentType: string;
  /** As it came: seconds, or a date (RFC 9110, section 10.2.3). */
  readonly retryAfter: string | undefined;
  readonly text: string;
};

export type Exchange = (request: WireRequest) => Promise<WireAnswer>;

/** No answer came; the message names the cause, never the address. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

export type Timing = {
  now(): Date;
  /** Waits for milliseconds. */
  pause(milliseconds: number): Promise<void>;
};

type Deps = {
  /** Scheme, host and port. */
  readonly origin: string;
  readonly timing: Timing;
  /** Called before a wait starts, with whole seconds. */
  readonly onWait: (seconds: number) => void;
};

const TIMEOUT_MS = 15_000;
const MOST_WAITS = 4;

/**
 * Sends one request after the other. A service that asks callers to slow down is waited for; a redirect is not
 * followed.
 */
export function createExchange({ origin, timing, onWait }: Deps): Exchange {
  return async (request) => {
    for (let waits = 0; ; waits += 1) {
      const answer = await send(origin, request);
      const seconds = waitAsked(answer, waits, timing.now());
      if (seconds === undefined) return answer;
      if (waits === MOST_WAITS)
        throw new CannotRun('The service keeps asking to slow down: try again later.');
      onWait(seconds);
      await timing.pause(seconds * 1000);
    }
  };
}

async function send(origin: string, { method, path, headers, body }: WireRequest): Promise<WireAnswer> {
  try {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      retryAfter: response.headers.get('retry-after') ?? undefined,
      text: await response.text(),
    };
  } catch (error) {
    throw new NoAnswer(causeOf(error));
  }
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown cause';
  if (error.name === 'TimeoutError') return `nothing within ${TIMEOUT_MS / 1000} seconds`;
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}

/** The longest that is waited for, in seconds. */
const LONGEST_WAIT_SECONDS = 120;

/**
 * Seconds that a service asks callers to wait, or undefined where it does not. A 429 without Retry-After is given more
 * time with each attempt; a 503 without one is an answer like any other. Throws CannotRun where the wait is too long.
 */
export function waitAsked(
  { status, retryAfter }: Pick<WireAnswer, 'status' | 'retryAfter'>,
  waits: number,
  now: Date,
): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  const requested = retryAfter === undefined ? undefined : readRetryAfter(retryAfter, now);
  if (requested === undefined) return status === 429 ? 2 ** waits : undefined;
  if (requested > LONGEST_WAIT_SECONDS)
    throw new CannotRun(`The service asks to wait for ${requested} seconds: try again after that.`);
  return requested;
}

function readRetryAfter(text: string, now: Date): number | undefined {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - now.getTime()) / 1000));
}
