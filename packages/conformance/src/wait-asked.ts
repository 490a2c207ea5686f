import { CannotRun } from './cannot-run.ts';

type Refusal = { readonly status: number; readonly retryAfter: string | undefined };

/** The longest that is waited for, in seconds. */
const LONGEST_WAIT_SECONDS = 120;

/**
 * Seconds that a service asks callers to wait, or undefined where it does not. A 429 without Retry-After is given more time
 * with each try; a 503 without one is an answer like any other. Throws CannotRun where the wait is too long.
 */
export function waitAsked({ status, retryAfter }: Refusal, waits: number, now: Date): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  const asked = retryAfter === undefined ? undefined : readRetryAfter(retryAfter, now);
  if (asked === undefined) return status === 429 ? 2 ** waits : undefined;
  if (asked > LONGEST_WAIT_SECONDS)
    throw new CannotRun(`The service asks to wait for ${asked} seconds: try again after that.`);
  return asked;
}

function readRetryAfter(text: string, now: Date): number | undefined {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - now.getTime()) / 1000));
}
