import type { ErrorCode, FieldError } from '@portal/contract/errors/error';
import type { StepUpFamily } from '@portal/contract/shapes/step-up-family';
import type { TokenScope } from '@portal/contract/v1/authentication';

export type FailureDetails = {
  /** Replaces the usual message of the code; for those who call the gateway, not for clients. */
  readonly message?: string | undefined;
  /**
   * The firm's own words, which clients must read (API-31 and L-14). All other words for clients are in the browser.
   */
  readonly serverMessage?: string | undefined;
  readonly fields?: readonly FieldError[] | undefined;
  readonly retryAfterSeconds?: number | undefined;
  /** Of STEP_UP_REQUIRED: what the step-up must be for. */
  readonly stepUpFamily?: StepUpFamily | undefined;
  /** Our own clock, in milliseconds since 1970, for a caller whose clock is wrong. */
  readonly serverTimeMs?: number | undefined;
  /** The token that the session goes on with, where the firm gave a new one before the call failed (SEC-C6). */
  readonly continued?: { readonly token: string; readonly scope: TokenScope } | undefined;
};

/** A refusal that the gateway itself makes. Throw it anywhere below a procedure; the error map does the rest. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: FailureDetails;

  /** `cause` is for the log alone. */
  constructor(code: ErrorCode, details: FailureDetails = {}, cause?: unknown) {
    super(details.serverMessage ?? details.message ?? code, { cause });
    this.name = 'Failure';
    this.code = code;
    this.details = details;
  }
}

const RETRY_SECONDS = 5;

/**
 * Fails closed: without its store a gateway signs no client in, and accepts no proof as new (SEC-B13, SEC-D5, SEC-D23),
 * but for signing out (sign-out-request.ts).
 */
export async function orUnavailable<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    throw new Failure('UNAVAILABLE', { retryAfterSeconds: RETRY_SECONDS }, cause);
  }
}
