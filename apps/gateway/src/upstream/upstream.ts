import type { Caller } from '@portal/contract/build-request';
import { termsEndpoint } from '@portal/contract/v1/terms';
import type { Dispatcher } from 'undici';
import { createResilience } from './resilience.ts';
import { createExchange, createPool, type UpstreamTimeouts } from './transport.ts';
import {
  createUpstreamClient,
  type OnLeftOut,
  type UpstreamClient,
  type UpstreamDeps,
} from './upstream-client.ts';
import { UpstreamError } from './upstream-error.ts';

/** Everything that lives as long as the process: connections, breakers, lanes. */
export type Upstream = {
  clientFor(caller: Caller, onLeftOut?: OnLeftOut): UpstreamClient;
  /** Whether the firm's API answers at all: with anything under 500. */
  isReachable(requestId: string): Promise<boolean>;
  close(): Promise<void>;
};

export type UpstreamOptions = {
  readonly origin: string;
  readonly timeouts: UpstreamTimeouts;
  /** Replaces the network in tests. */
  readonly dispatcher?: Dispatcher | undefined;
  /** Runs each call, to measure its time. */
  readonly around?: UpstreamDeps['around'];
};

export function createUpstream({ origin, timeouts, dispatcher, around }: UpstreamOptions): Upstream {
  const pool = dispatcher ?? createPool(origin, timeouts);
  const deps: UpstreamDeps = {
    origin,
    totalMs: timeouts.totalMs,
    exchange: createExchange(pool, origin),
    resilience: createResilience(),
    around,
  };
  /** The probe has its own breaker, so that it neither opens that of sign-in nor depends on it. */
  const probe = { ...deps, resilience: createResilience() };
  return {
    clientFor: (caller, onLeftOut) => createUpstreamClient(deps, caller, onLeftOut),
    isReachable: async (requestId) => {
      try {
        await createUpstreamClient(probe, { requestId }).call(termsEndpoint, {});
        return true;
      } catch (error) {
        return error instanceof UpstreamError && (error.status ?? 500) < 500;
      }
    },
    close: () => pool.close(),
  };
}
