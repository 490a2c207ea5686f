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

type Send<Answer> = () => Promise<Answer>;

/** SEC-I4: cuts off a group of calls that keeps failing. `execute` and `upload` throw BrokenCircuitError. */
export type Breaker = {
  /** While another call is let through, waits for its outcome, but no longer than until the signal. */
  execute<Answer>(send: Send<Answer>, signal: AbortSignal): Promise<Answer>;
  /**
   * An upload takes as long as its client, so no other call depends on it while it is under way: its outcome counts
   * when it is known. While the group is cut off there is one at a time, and none while another call is let through.
   */
  upload<Answer>(send: Send<Answer>): Promise<Answer>;
  state(): BreakerState;
};

export function createBreaker(): Breaker {
  const policy: CircuitBreakerPolicy = circuitBreaker(
    // A call cancelled while half-open counts as a fault: it does not show that the firm has recovered.
    handleWhen((error) => isFault(error) || (policy.state === CircuitState.HalfOpen && isGivenUp(error))),
    {
      breaker: new SamplingBreaker(BREAKER),
      halfOpenAfter: OPEN_SECONDS * 1000,
    },
  );
  let openedAt = 0;
  let isUploading = false;
  policy.onBreak(() => {
    openedAt = Date.now();
  });

  /** Counts what the firm answered, and nothing that ended for another reason, such as a refused file. */
  async function count(outcome: Promise<unknown>): Promise<void> {
    const error = await outcome.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    const isOfFirm = error === undefined || (error instanceof UpstreamError && error.kind !== 'shed');
    if (!isOfFirm || policy.state === CircuitState.HalfOpen) return;
    await policy.execute(() => outcome).catch(() => undefined);
  }

  return {
    execute: (send, signal) =>
      policy.state === CircuitState.HalfOpen ? afterTrial(policy, send, signal) : policy.execute(send),
    upload: async (send) => {
      const isCutOff = policy.state !== CircuitState.Closed;
      const isWaiting = Date.now() - openedAt < OPEN_SECONDS * 1000;
      if (isCutOff && (isWaiting || isUploading || policy.state === CircuitState.HalfOpen))
        throw new BrokenCircuitError();
      if (isCutOff) isUploading = true;
      try {
        const outcome = send();
        await count(outcome);
        return await outcome;
      } finally {
        if (isCutOff) isUploading = false;
      }
    },
    state: () => states[policy.state],
  };
}

/** The library waits without looking at a signal. Once it is sent, a call ends by its own outcome. */
function afterTrial<Answer>(
  policy: CircuitBreakerPolicy,
  send: Send<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const { promise: gone, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new BrokenCircuitError());
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp);
  const stopWaiting = () => signal.removeEventListener('abort', giveUp);
  const sent = policy.execute(() => {
    stopWaiting();
    return signal.aborted ? gone : send();
  });
  return Promise.race([sent, gone]).finally(stopWaiting);
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
