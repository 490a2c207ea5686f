import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../trpc/failure.ts';
import { createAccountReference } from './account-reference.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that a sign-in try is about, as account-reference.ts names it. */
    account: string | undefined;
  }
}

/** Each counts and throws TOO_MANY_REQUESTS, with the seconds to wait, when it was too much (security B3, B5). */
export type Limits = {
  /** Counts procedures for the caller's address: one IPv4 address, or one IPv6 /64. */
  procedures(request: FastifyRequest, count: number): Promise<void>;
  /** Counts sign-in procedures for the caller's address. */
  signIn(request: FastifyRequest, count: number): Promise<void>;
  /** Counts tries for one account, whoever makes them. Gives the name under which the account stands in logs. */
  account(request: FastifyRequest, account: string): Promise<string>;
};

type Options = {
  readonly perMinute: number;
  readonly signInPerMinute: number;
  /** From which the key is drawn that hides whose account a counter is. */
  readonly secret: string;
};

/** How much is left is nobody's business but ours. */
const noHeaders = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

const MINUTE_MS = 60_000;
/**
 * Tries for an account, for each that one address has. With as many, a stranger at one address could spend them all and
 * hold the owner out (security B6).
 */
const ADDRESSES_FOR_ACCOUNT = 3;
/** More in one request than this are counted as this many; such a batch is refused anyway. */
const MAX_COUNTED = 50;

export async function registerRateLimit(app: FastifyInstance, options: Options): Promise<Limits> {
  await app.register(fastifyRateLimit, {
    global: false,
    max: options.perMinute,
    timeWindow: MINUTE_MS,
    skipOnError: false,
    addHeadersOnExceeding: noHeaders,
    addHeaders: { ...noHeaders, 'retry-after': true },
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
  app.decorateRequest('account', undefined);
  const accountReference = createAccountReference(options.secret);
  const window = { timeWindow: MINUTE_MS };
  const procedures = app.createRateLimit({ ...window, max: options.perMinute });
  const signIn = app.createRateLimit({ ...window, max: options.signInPerMinute });
  const account = app.createRateLimit({
    ...window,
    max: options.signInPerMinute * ADDRESSES_FOR_ACCOUNT,
    keyGenerator: (request) => request.account ?? '',
  });
  return {
    procedures: (request, count) => take(procedures, request, count),
    signIn: (request, count) => take(signIn, request, count),
    account: async (request, name) => {
      request.account = accountReference(name);
      await take(account, request, 1);
      return request.account;
    },
  };
}

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

async function take(limiter: Limiter, request: FastifyRequest, count: number): Promise<void> {
  for (let taken = 0; taken < Math.min(count, MAX_COUNTED); taken += 1) {
    const result = await limiter(request);
    if (!result.isAllowed && result.isExceeded) throw tooMany(result.ttlInSeconds);
  }
}

function tooMany(retryAfterSeconds: number): Failure {
  return new Failure('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, retryAfterSeconds) });
}
