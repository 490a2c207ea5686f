import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { ApiError } from './api-error.ts';
import { limitStoreOn } from './limit-store.ts';

/**
 * Calls a minute that one address may make to each endpoint that needs no token. High, because every client
 * comes through the same gateway, which counts them one by one; what protects an account is its lockout.
 */
export const PUBLIC_CALLS_PER_MINUTE = 1200;

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
    // A limiter that fails admits no one (SEC-B3).
    skipOnError: false,
    store: limitStoreOn(options.clock),
    addHeaders: noFigures,
    addHeadersOnExceeding: noFigures,
    errorResponseBuilder: () => new ApiError('TOO_MANY_REQUESTS'),
  });
}
