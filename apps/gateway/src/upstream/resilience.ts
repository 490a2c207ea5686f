import type { Endpoint } from '@portal/contract/endpoint';
import { readNotificationEndpoint } from '@portal/contract/v1/notifications';
import { agreeTermsEndpoint } from '@portal/contract/v1/terms';
import { readThreadEndpoint } from '@portal/contract/v1/threads';
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  noop,
  retry,
  SamplingBreaker,
  TaskCancelledError,
  wrap,
} from 'cockatiel';
import { UpstreamError } from './upstream-error.ts';

/** Runs a call with everything that keeps one slow part of the firm's API from taking the portal down (SEC-I3, SEC-I4). */
export type Resilience = {
  execute<Answer>(
    endpoint: Endpoint,
    signal: AbortSignal,
    send: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer>;
};

/** Calls that fail together: sign-in stays up when data is down, the list of policies when valuations are, and those when graphs are. */
type Group = 'authentication' | 'valuations' | 'graphs' | 'data';

/** Concurrent and queued calls of one group. */
const AT_ONCE: Record<Group, number> = { authentication: 32, valuations: 48, graphs: 32, data: 48 };
const WAITING: Record<Group, number> = { authentication: 64, valuations: 1024, graphs: 1024, data: 256 };

/** The breaker opens when half of at least ten calls in ten seconds failed, and lets one through after three seconds. */
const BREAKER = { threshold: 0.5, duration: 10_000, minimumRps: 1 };
const OPEN_SECONDS = 3;

const RETRIES = 2;
const BACKOFF = { initialDelay: 50, maxDelay: 400 };

/** Writes that may be sent twice without changing anything the second time. */
const repeatableWrites: readonly Endpoint[] = [
  readNotificationEndpoint,
  agreeTermsEndpoint,
  readThreadEndpoint,
];

export function createResilience(): Resilience {
  const groups = {
    authentication: createGroup('authentication'),
    valuations: createGroup('valuations'),
    graphs: createGroup('graphs'),
    data: createGroup('data'),
  };
  return {
    execute: async (endpoint, signal, send) => {
      const group = groups[groupOf(endpoint)];
      const policy = isRepeatable(endpoint) ? group.repeated : group.once;
      try {
        return await policy.execute((context) => send(context.signal), signal);
      } catch (error) {
        throw asShed(error, `${endpoint.method} ${endpoint.path}`);
      }
    },
  };
}

function createGroup(name: Group) {
  const breaker = circuitBreaker(handleWhen(isFault), {
    breaker: new SamplingBreaker(BREAKER),
    halfOpenAfter: OPEN_SECONDS * 1000,
  });
  const lane = bulkhead(AT_ONCE[name], WAITING[name]);
  const again = retry(handleWhen(isWorthRepeating), {
    maxAttempts: RETRIES,
    backoff: new ExponentialBackoff(BACKOFF),
  });
  return { once: wrap(lane, noop, breaker), repeated: wrap(lane, again, breaker) };
}

function groupOf({ path }: Endpoint): Group {
  if (/^\/v1\/(?:authentication|user|invite|terms)\b/.test(path)) return 'authentication';
  if (path.endsWith('/valuation/graph')) return 'graphs';
  return path.includes('/valuation/') ? 'valuations' : 'data';
}

/** SEC-I3: reads, and the few writes that change nothing when repeated; never a login, a code, a like or a password. */
function isRepeatable(endpoint: Endpoint): boolean {
  return endpoint.method === 'GET' || repeatableWrites.includes(endpoint);
}

/** The service failed, as opposed to refusing: only failures open the breaker. */
function isFault(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false;
  if (error.kind === 'transport' || error.kind === 'timeout') return true;
  return error.kind === 'refused' && (error.status ?? 0) >= 500 && error.status !== 501;
}

/** A timeout is not retried: that would double the load on a service that is already slow. */
function isWorthRepeating(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false;
  if (error.kind === 'transport') return true;
  return error.kind === 'refused' && [502, 503, 504].includes(error.status ?? 0);
}

function asShed(error: unknown, call: string): unknown {
  if (error instanceof BrokenCircuitError)
    return new UpstreamError('shed', 'The breaker is open', { call, retryAfterSeconds: OPEN_SECONDS });
  if (error instanceof BulkheadRejectedError)
    return new UpstreamError('shed', 'Too many calls wait', { call, retryAfterSeconds: 1 });
  if (error instanceof TaskCancelledError)
    return new UpstreamError('timeout', 'No answer in time', { call, cause: error });
  return error;
}
