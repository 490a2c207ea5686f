import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  handleWhen,
  SamplingBreaker,
} from 'cockatiel';
import { UpstreamError } from './upstream-error.ts';

/**
 * The breaker opens when half of at least ten calls in ten seconds failed, and lets one through after three seconds.
 */
const BREAKER = { threshold: 0.5, duration: 10_000, minimumRps: 1 };
const OPEN_SECONDS = 3;

const states = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
} as const;

export type BreakerState = (typeof states)[CircuitState];

/** SEC-I4: cuts off a group of calls that keeps failing. */
export function createBreaker() {
  const policy: CircuitBreakerPolicy = circuitBreaker(
    // A call cancelled while half-open counts as a fault: it does not show that the firm has recovered.
    handleWhen((error) => isFault(error) || (policy.state === CircuitState.HalfOpen && isGivenUp(error))),
    {
      breaker: new SamplingBreaker(BREAKER),
      halfOpenAfter: OPEN_SECONDS * 1000,
    },
  );
  return { policy, state: (): BreakerState => states[policy.state] };
}

/**
 * The service failed, as opposed to refusing: only failures open the breaker. Neither an answer that cannot be read
 * (`malformed`) nor a client that hung up (`shed`) is one.
 */
function isFault(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false;
  if (error.kind === 'transport' || error.kind === 'timeout') return true;
  return error.kind === 'refused' && (error.status ?? 0) >= 500 && error.status !== 501;
}

function isGivenUp(error: unknown): boolean {
  return error instanceof UpstreamError && error.kind === 'shed';
}

/** A call that the open breaker stopped gets a 503 (`shed`), with the seconds to wait. Other errors stay. */
export function asCutOff(error: unknown, call: string): unknown {
  if (!(error instanceof BrokenCircuitError)) return error;
  return new UpstreamError('shed', 'The breaker is open', { call, retryAfterSeconds: OPEN_SECONDS });
}
