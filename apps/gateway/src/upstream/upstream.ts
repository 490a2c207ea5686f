import { setImmediate } from 'node:timers/promises';
import type { Caller } from '@portal/contract/build-request';
import { termsEndpoint } from '@portal/contract/v1/terms';
import type { Dispatcher } from 'undici';
import { FairLane } from './fair-lane.ts';
import { createUpstreamStreams, type UpstreamStreams } from './files/streams.ts';
import { createResilience, type GroupState } from './resilience.ts';
import { createExchange, createPool, type UpstreamTimeouts } from './transport.ts';
import {
  type CallOptions,
  createUpstreamClient,
  type UpstreamClient,
  type UpstreamDeps,
} from './upstream-client.ts';
import { UpstreamError } from './upstream-error.ts';

/** Everything that lives as long as the process: connections, breakers, lanes. */
export type Upstream = {
  clientFor(caller: Caller, options?: CallOptions): UpstreamClient;
  /** Files, in both directions, in turns with those of other people. */
  streamsFor(caller: Caller, person: string): UpstreamStreams;
  /** Turns of procedures that make many calls, so that those of one person do not hold up those of another. */
  readonly turns: FairLane;
  /** How long one procedure may take over its calls. */
  readonly procedureMs: number;
  /** Whether the firm's API answers at all: with anything under 500. */
  isReachable(requestId: string): Promise<boolean>;
  /** How each group of calls is now. */
  state(): readonly GroupState[];
  /** Ends the calls that are under way, which nobody waits for any more, and what follows from them. */
  close(): Promise<void>;
};

export type UpstreamOptions = {
  readonly origin: string;
  readonly timeouts: UpstreamTimeouts;
  /** How long a file may make no progress at the firm, in milliseconds. */
  readonly fileIdleMs?: number;
  /** Replaces the network in tests. */
  readonly dispatcher?: Dispatcher | undefined;
  /** Runs each call, to measure its time. */
  readonly around?: UpstreamDeps['around'];
};

/** The calls of a procedure are made beside one another, but for those that need the answer of one before. */
const CALLS_IN_A_ROW = 2;

const FILE_IDLE_MS = 20_000;

/** Procedures that make a call for each policy: of all people, and of one. */
const TURNS = { atOnce: 16, atOnceEach: 2, waiting: 256, waitingEach: 32, whenLate: 'shed' } as const;

export function createUpstream(options: UpstreamOptions): Upstream {
  const { origin, timeouts, fileIdleMs = FILE_IDLE_MS, dispatcher, around } = options;
  const pool = dispatcher ?? createPool(origin, timeouts);
  const underWay = trackCalls();
  const deps: UpstreamDeps = {
    origin,
    totalMs: timeouts.totalMs,
    exchange: createExchange(pool, origin),
    resilience: createResilience(),
    around: (call, run) => underWay.track(around ? around(call, run) : run()),
  };
  /** The probe has its own breaker, so that it neither opens that of sign-in nor depends on it. */
  const probe = { ...deps, resilience: createResilience() };
  return {
    clientFor: (caller, callOptions) => createUpstreamClient(deps, caller, callOptions),
    streamsFor: (caller, person) =>
      createUpstreamStreams({ ...deps, dispatcher: pool, idleMs: fileIdleMs }, caller, person),
    turns: new FairLane(TURNS),
    procedureMs: timeouts.totalMs * CALLS_IN_A_ROW,
    isReachable: async (requestId) => {
      try {
        await createUpstreamClient(probe, { requestId }).call(termsEndpoint, {});
        return true;
      } catch (error) {
        return error instanceof UpstreamError && (error.status ?? 500) < 500;
      }
    },
    state: deps.resilience.state,
    close: async () => {
      await pool.destroy();
      await underWay.ended();
    },
  };
}

function trackCalls() {
  const calls = new Set<Promise<unknown>>();
  return {
    track<Result>(call: Promise<Result>): Promise<Result> {
      calls.add(call);
      return call.finally(() => calls.delete(call));
    },
    /** Resolves when no call is under way, and none follows from those that were. */
    async ended(): Promise<void> {
      while (calls.size > 0) {
        await Promise.allSettled(calls);
        await setImmediate();
      }
    },
  };
}
