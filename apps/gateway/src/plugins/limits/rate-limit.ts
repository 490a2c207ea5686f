import fastifyRateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import { minuteCountsOn } from '@portal/rate-limit/minute-counts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { systemClock } from '../../clock.ts';
import { createAccountReference } from '../../session/account-reference.ts';
import { Failure, orUnavailable } from '../../trpc/failure.ts';
import { isSignOut, unlessSignOut } from '../callers/sign-out-request.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that a sign-in attempt is about, as account-reference.ts names it. */
    account: string | undefined;
  }
}

/**
 * Each counts and throws TOO_MANY_REQUESTS, with the seconds to wait, when it was too much. What a procedure costs is
 * in procedure-cost.ts (SEC-B16). guards.ts refuses names that would escape the count (SEC-B20), and MinuteCounts of
 * @portal/rate-limit keeps each count for its minute (SEC-B9).
 */
export type Limits = {
  /** Counts procedures, by their cost, for the caller's address: one IPv4 address, or one IPv6 /64. */
  procedures(request: FastifyRequest, count: number): Promise<void>;
  /** Counts what procedures cost beyond that, after they ran: it refuses nothing but the next of them. */
  charge(request: FastifyRequest, count: number): Promise<void>;
  /**
   * SEC-B3: counts, for the caller's address, procedures that are marked `countsAsSignIn`: attempts to sign in or at
   * another secret, and calls that send a mail to an address given in them.
   */
  signIn(request: FastifyRequest, count: number): Promise<void>;
  /**
   * SEC-B8: counts writes, which are requests with POST, of the person who is signed in, from all their devices
   * together. A sign-out does not count as one, so only the limit of its address refuses it.
   */
  writes(request: FastifyRequest, count: number): Promise<void>;
  /** SEC-B3: counts the same for the account that is named, by any caller. */
  account(request: FastifyRequest, account: string): Promise<void>;
};

type Options = {
  readonly perMinute: number;
  readonly signInPerMinute: number;
  readonly writesPerMinute: number;
  /** From which the key is drawn that hides whose account a counter is. */
  readonly secret: string;
  /** Where counts are kept when several gateways count together. */
  readonly counters: Redis | undefined;
};

const MINUTE_MS = 60_000;
/**
 * SEC-B18: attempts per account, from all addresses and known devices, as a multiple of those per address. With a
 * factor of 1, one address could use them all up and lock the owner out.
 */
const ADDRESSES_FOR_ACCOUNT = 3;
/** More in one request than this are counted as this many; such a batch is refused anyway. */
const MAX_COUNTED = 50;

export async function registerRateLimit(app: FastifyInstance, options: Options): Promise<Limits> {
  app.decorateRequest('account', undefined);
  const accountReference = createAccountReference(options.secret);
  const limiter = (name: string, settings: RateLimitPluginOptions) =>
    createLimiter(app, { ...storeFor(name, options), ...settings });
  const procedures = await limiter('procedures', { max: options.perMinute });
  const signIn = await limiter('sign-in', { max: options.signInPerMinute });
  const writes = await limiter('writes', {
    max: options.writesPerMinute,
    keyGenerator: (request) => request.subject ?? '',
  });
  const account = await limiter('account', {
    max: options.signInPerMinute * ADDRESSES_FOR_ACCOUNT,
    keyGenerator: (request) => request.account ?? '',
  });
  await registerForPages(app, options);
  return {
    procedures: (request, count) => take(procedures, request, count),
    charge: (request, count) => take(procedures, request, count).catch(() => undefined),
    signIn: (request, count) => take(signIn, request, count),
    writes: async (request, count) => {
      const isWrite = request.method === 'POST' && request.subject !== undefined;
      if (isWrite && !isSignOut(request)) await take(writes, request, count);
    },
    account: async (request, name) => {
      request.account = accountReference(name);
      await take(account, request, 1);
    },
  };
}

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

// SEC-B13: a limiter whose store is away admits sign-outs alone, and pages (`skipOnError: true` below).
const counting = { global: false, timeWindow: MINUTE_MS, skipOnError: false };

/** Counters of one name; in Redis only the name separates them from others. */
function storeFor(name: string, { counters }: Options): RateLimitPluginOptions {
  const store = counters ? { redis: counters } : { store: minuteCountsOn(systemClock) };
  return { ...counting, ...store, nameSpace: `portal:${name}:` };
}

/** Registered in a separate scope before the app's limiter, which the scope would inherit. */
async function createLimiter(app: FastifyInstance, settings: RateLimitPluginOptions): Promise<Limiter> {
  const limiter = Promise.withResolvers<Limiter>();
  await app.register(async (scope) => {
    await scope.register(fastifyRateLimit, settings);
    limiter.resolve(scope.createRateLimit());
  });
  return limiter.promise;
}

/**
 * Options of `app.rateLimit()` for routes that are not procedures. The remaining quota is not disclosed.
 * A page holds no personal data: when it cannot be counted it is served (SEC-B13), and its calls report the problem.
 */
async function registerForPages(app: FastifyInstance, options: Options): Promise<void> {
  await app.register(fastifyRateLimit, {
    ...storeFor('pages', options),
    skipOnError: true,
    max: options.perMinute,
    addHeadersOnExceeding: noHeaders,
    addHeaders: { ...noHeaders, 'retry-after': true },
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
}

const noHeaders = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

async function take(limiter: Limiter, request: FastifyRequest, count: number): Promise<void> {
  // Asked together, so that many units of a shared count take one round trip.
  const answers = Array.from({ length: Math.min(count, MAX_COUNTED) }, () =>
    unlessSignOut(request, orUnavailable(limiter(request)), { isAllowed: true, key: '' }),
  );
  for (const result of await Promise.all(answers))
    if (!result.isAllowed && result.isExceeded) throw tooMany(result.ttlInSeconds);
}

function tooMany(retryAfterSeconds: number): Failure {
  return new Failure('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, retryAfterSeconds) });
}
