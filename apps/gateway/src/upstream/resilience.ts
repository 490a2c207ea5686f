import type { Endpoint } from '@portal/contract/endpoint';
import { readThreadEndpoint } from '@portal/contract/v1/messages';
import { readNotificationEndpoint } from '@portal/contract/v1/notifications';
import { agreeTermsEndpoint } from '@portal/contract/v1/terms';
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  noop,
  retry,
  SamplingBreaker,
  TaskCancelledError,
  wrap,
} from 'cockatiel';
import { FairLane } from './fair-lane.ts';
import { UpstreamError } from './upstream-error.ts';

/**
 * Runs a call with everything that keeps one slow part of the firm's API from taking the portal down (SEC-I3, SEC-I4).
 * Of SEC-I4, latest-valuations.ts and policy-graphs.ts answer without what was cut off.
 */
export type Resilience = {
  execute<Answer>(
    endpoint: Endpoint,
    signal: AbortSignal,
    send: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer>;
  /** The same, where the calls of a person take turns with those of others. */
  of(person: string | undefined): Pick<Resilience, 'execute'>;
  /** How each group of calls is now, for metrics. */
  state(): readonly GroupState[];
};

export type GroupState = {
  readonly group: Group;
  readonly breaker: 'closed' | 'half-open' | 'open';
  readonly running: number;
  readonly waiting: number;
};

/**
 * Calls that fail together: sign-in stays up when data is down, the list of policies when valuations are, those when
 * graphs are, and all of them when files are.
 */
type Group = 'authentication' | 'valuations' | 'graphs' | 'data' | 'files';

/**
 * Concurrent and queued calls of one group, by all people together. Three quarters of the valuations are a list of 100
 * policies.
 */
const AT_ONCE: Record<Group, number> = {
  authentication: 32,
  valuations: 136,
  graphs: 32,
  data: 48,
  files: 48,
};
const WAITING: Record<Group, number> = {
  authentication: 64,
  valuations: 8192,
  graphs: 1024,
  data: 256,
  files: 64,
};

/** What of these is for one person at most, so that there is always a place for another (SEC-I8). */
const SHARE_AT_ONCE = 3 / 4;
const SHARE_WAITING = 1 / 2;
/** A file takes its place for as long as its reader likes. */
const FILES_AT_ONCE_EACH = 6;

/** Calls of all groups together that may be under way. */
export const MAX_AT_ONCE = Object.values(AT_ONCE).reduce((sum, count) => sum + count);

/**
 * The breaker opens when half of at least ten calls in ten seconds failed, and lets one through after three seconds.
 */
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
    files: createGroup('files'),
  };
  const of = (person?: string): Pick<Resilience, 'execute'> => ({
    execute: async (endpoint, signal, send) => {
      const group = groups[groupOf(endpoint)];
      const policy = isRepeatable(endpoint) ? group.repeated : group.once;
      const call = `${endpoint.method} ${endpoint.path}`;
      const run = () => policy.execute((context) => send(context.signal), signal);
      try {
        return await group.lane.run({ person, call, signal }, run);
      } catch (error) {
        throw asShed(error, call);
      }
    },
  });
  return {
    ...of(),
    of,
    state: () => Object.values(groups).map((group) => group.state()),
  };
}

const breakerStates = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
} as const;

function createGroup(name: Group) {
  const breaker: CircuitBreakerPolicy = circuitBreaker(
    // What was given up while one call is let through says nothing of the firm: the calls stay cut off.
    handleWhen((error) => isFault(error) || (breaker.state === CircuitState.HalfOpen && isGivenUp(error))),
    {
      breaker: new SamplingBreaker(BREAKER),
      halfOpenAfter: OPEN_SECONDS * 1000,
    },
  );
  const lane = new FairLane({
    atOnce: AT_ONCE[name],
    atOnceEach: name === 'files' ? FILES_AT_ONCE_EACH : AT_ONCE[name] * SHARE_AT_ONCE,
    waiting: WAITING[name],
    waitingEach: WAITING[name] * SHARE_WAITING,
    whenLate: 'timeout',
  });
  const again = retry(handleWhen(isWorthRepeating), {
    maxAttempts: RETRIES,
    backoff: new ExponentialBackoff(BACKOFF),
  });
  const state = (): GroupState => ({
    group: name,
    breaker: breakerStates[breaker.state],
    ...lane.state,
  });
  return { lane, once: wrap(noop, breaker), repeated: wrap(again, breaker), state };
}

function groupOf({ path, answersBytes, encoding }: Endpoint): Group {
  if (answersBytes || encoding === 'multipart') return 'files';
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

function isGivenUp(error: unknown): boolean {
  return error instanceof UpstreamError && error.kind === 'shed';
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
  if (error instanceof TaskCancelledError)
    return new UpstreamError('timeout', 'No answer in time', { call, cause: error });
  return error;
}
