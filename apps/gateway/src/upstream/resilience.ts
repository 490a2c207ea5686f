import { callOf, type Endpoint } from '@portal/contract/endpoint';
import { asCutOff, type BreakerState, createBreaker } from './breaker.ts';
import { createLaneOf, type Group, groupOf } from './call-groups.ts';
import { createRetry, isRepeatable } from './retry.ts';

/**
 * Runs a call with everything that keeps one slow part of the firm's API from taking the portal down: the lane of its
 * group (call-groups.ts), retries (retry.ts) and a breaker (breaker.ts).
 */
export type Resilience = PersonCalls & {
  /** The same, where the calls of a person take turns with those of others. */
  of(person: string | undefined): PersonCalls;
  /** How each group of calls is now, for metrics. */
  state(): readonly GroupState[];
};

type Send<Answer> = (signal: AbortSignal) => Promise<Answer>;

export type PersonCalls = {
  execute<Answer>(endpoint: Endpoint, signal: AbortSignal, send: Send<Answer>): Promise<Answer>;
  /** A download: retries and the breaker are for its start. Its place is taken until `end` resolves. */
  open<Answer>(
    endpoint: Endpoint,
    signal: AbortSignal,
    download: { readonly start: Send<Answer>; readonly end: (answer: Answer) => Promise<void> },
  ): Promise<Answer>;
  upload<Answer>(endpoint: Endpoint, signal: AbortSignal, send: Send<Answer>): Promise<Answer>;
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
  const of = (person?: string): PersonCalls => {
    const inTurn = async <Answer>(endpoint: Endpoint, signal: AbortSignal, run: () => Promise<Answer>) => {
      const call = callOf(endpoint);
      try {
        return await groups[groupOf(endpoint)].lane.run({ person, call, signal }, run);
      } catch (error) {
        throw asCutOff(error, call);
      }
    };
    const attempt = <Answer>(endpoint: Endpoint, signal: AbortSignal, send: Send<Answer>) => {
      const { breaker, retries } = groups[groupOf(endpoint)];
      const once = () => breaker.execute(() => send(signal), signal);
      return isRepeatable(endpoint) ? retries.execute(once, signal) : once();
    };
    return {
      execute: (endpoint, signal, send) => inTurn(endpoint, signal, () => attempt(endpoint, signal, send)),
      open: (endpoint, signal, { start, end }) =>
        new Promise((resolve, reject) => {
          inTurn(endpoint, signal, async () => {
            const answer = await attempt(endpoint, signal, start);
            resolve(answer);
            await end(answer);
          }).catch(reject);
        }),
      upload: (endpoint, signal, send) =>
        inTurn(endpoint, signal, () => groups[groupOf(endpoint)].breaker.upload(() => send(signal))),
    };
  };
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
  return { lane, breaker, retries: createRetry(), state };
}
