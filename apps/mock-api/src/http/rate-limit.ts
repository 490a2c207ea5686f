import rateLimit from '@fastify/rate-limit';
import { callOf, type Endpoint } from '@portal/contract/endpoint';
import { readNotificationEndpoint } from '@portal/contract/v1/notifications';
import { minuteCountsOn } from '@portal/rate-limit/minute-counts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { ApiError } from './api-error.ts';
import type { Session } from './session.ts';

/**
 * Calls a minute that one address may make to each endpoint that needs no token. High, because every client
 * comes through the same gateway, which counts them one by one; what protects an account is its lockout.
 */
export const PUBLIC_CALLS_PER_MINUTE = 1200;

/** Changes and messages a minute of one client, from all devices together. */
const WRITES_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

/**
 * Counts the call if it writes for a client who is signed in; throws TOO_MANY_REQUESTS when it was one too many
 * (SEC-B8).
 */
export type CountWrite = (endpoint: Pick<Endpoint, 'method' | 'path'>, session: Session | undefined) => void;

export function createWriteLimit(clock: Clock, most: number = WRITES_PER_MINUTE): CountWrite {
  const counts = new (minuteCountsOn(clock))();
  return (endpoint, session) => {
    if (session === undefined || endpoint.method === 'GET') return;
    // One request of the client marks all, with a call for each (P-20), and a second call for one changes nothing.
    if (callOf(endpoint) === callOf(readNotificationEndpoint)) return;
    const { clientUuid } = session;
    counts.incr(
      clientUuid,
      (_error, result) => {
        if (result === undefined || result.current <= most) return;
        const retryAfterSeconds = Math.max(1, Math.ceil(result.ttl / 1000));
        throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds, clientUuid });
      },
      MINUTE_MS,
    );
  };
}

const noFigures = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Registers the limiter. Its headers are not sent, which must not differ from one attempt to the next (SEC-A1). */
export async function addRateLimit(
  app: FastifyInstance,
  options: { clock: Clock; max: number },
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: options.max,
    timeWindow: 60_000,
    // A limiter that fails admits no one (SEC-B13).
    skipOnError: false,
    store: minuteCountsOn(options.clock),
    addHeaders: noFigures,
    addHeadersOnExceeding: noFigures,
    errorResponseBuilder: () => new ApiError('TOO_MANY_REQUESTS'),
  });
}
