import { createHmac } from 'node:crypto';
import fastifyRateLimit from '@fastify/rate-limit';
import { normaliseEmail } from '@portal/contract/email-rule';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../trpc/failure.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that a sign-in try is about, as `accountReference` names it. */
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
  /** Hides which account a counter belongs to. */
  readonly secret: string;
};

/** How much is left is nobody's business but ours. */
const noHeaders = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

const MINUTE_MS = 60_000;
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
  const window = { timeWindow: MINUTE_MS };
  const procedures = app.createRateLimit({ ...window, max: options.perMinute });
  const signIn = app.createRateLimit({ ...window, max: options.signInPerMinute });
  const account = app.createRateLimit({
    ...window,
    max: options.signInPerMinute,
    keyGenerator: (request) => request.account ?? '',
  });
  return {
    procedures: (request, count) => take(procedures, request, count),
    signIn: (request, count) => take(signIn, request, count),
    account: async (request, name) => {
      request.account = accountReference(name, options.secret);
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

/** A name for an account that tells nobody which it is; the same however the address is written (security B1). */
function accountReference(account: string, secret: string): string {
  return createHmac('sha256', secret).update(normaliseEmail(account)).digest('base64url').slice(0, 16);
}
