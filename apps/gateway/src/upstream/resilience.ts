import type { Endpoint } from '@portal/contract/endpoint';
import { noop, TaskCancelledError, wrap } from 'cockatiel';
import { asCutOff, type BreakerState, createBreaker } from './breaker.ts';
import { createLaneOf, type Group, groupOf } from './call-groups.ts';
import { createRetry, isRepeatable } from './retry.ts';
import { UpstreamError } from './upstream-error.ts';

/**
 * Runs a call with everything that keeps one slow part of the firm's API from taking the portal down: the lane of its
 * group (call-groups.ts), retries (retry.ts) and a breaker (breaker.ts).
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
  readonly breaker: BreakerState;
  readonly running: number;
  readonly waiting: number;
};

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
        throw asCutOff(asLate(error, call), call);
      }
    },
  });
  return {
    ...of(),
    of,
    state: () => Object.values(groups).map((group) => group.state()),
  };
}

function createGroup(name: Group) {
  const breaker = createBreaker();
  const lane = createLaneOf(name);
  const state = (): GroupState => ({ group: name, breaker: breaker.state(), ...lane.state });
  return { lane, once: wrap(noop, breaker.policy), repeated: wrap(createRetry(), breaker.policy), state };
}

function asLate(error: unknown, call: string): unknown {
  if (!(error instanceof TaskCancelledError)) return error;
  return new UpstreamError('timeout', 'No answer in time', { call, cause: error });
}
