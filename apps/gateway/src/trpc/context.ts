import type { Clock } from '../clock.ts';
import type { FirmReadings } from '../firm-readings.ts';
import type { LinkHandles } from '../session/link-handles.ts';
import type { Revocation } from '../session/revocation/revocation.ts';
import type { Session } from '../session/session.ts';
import type { SessionTokens } from '../session/session-token.ts';
import type { StepUpTokens } from '../session/step-up-token.ts';
import type { PolicyReads } from '../upstream/cache/policy-reads.ts';
import type { CallBudget } from '../upstream/call-budget.ts';
import type { UpstreamClient } from '../upstream/upstream-client.ts';
import type { OutputCheck } from './outputs.ts';
import type { FairTurns } from './run-fairly.ts';

export type Log = Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>;

/** The context of every procedure. Made once for each request, independent of the HTTP server. */
export type Context = {
  readonly requestId: string;
  /** How many procedures this request calls (SEC-B15). */
  readonly callCount: number;
  readonly session: Session | null;
  /** Thumbprint of the key that the caller was seen to hold (SEC-D30). */
  readonly jkt: string | undefined;
  /** What the caller's browser calls itself; empty where it does not say. */
  readonly userAgent: string;
  /** The firm's API without a token. */
  readonly upstream: UpstreamClient;
  /** The firm's API in the name of the holder of one of its tokens, or of nobody. */
  readonly upstreamAs: (firmToken?: string, stepUpToken?: string, budget?: CallBudget) => UpstreamClient;
  readonly fairTurns: FairTurns;
  readonly policyReads: PolicyReads;
  readonly tokens: SessionTokens;
  readonly stepUpTokens: StepUpTokens;
  /** The step-up token that came with the call, as it came (SEC-D9). */
  readonly stepUpToken: string | undefined;
  readonly linkHandles: LinkHandles;
  /** How this firm is read where the specification is ambiguous. */
  readonly readings: FirmReadings;
  readonly revocation: Revocation;
  /** Counts one attempt for an account, and throws TOO_MANY_REQUESTS when it was one too many (SEC-B3). */
  readonly limitAccount: (account: string) => Promise<void>;
  /** Holds every result to its schema, in tests and development (SEC-F8). */
  readonly checkOutput: OutputCheck | undefined;
  /** Measures and audits a procedure, where one of the two is configured (SEC-J1, SEC-J5). */
  readonly watch?: ((procedure: string) => (error: unknown) => Promise<void> | undefined) | undefined;
  readonly clock: Clock;
  readonly log: Log;
};
