import type { FieldError } from '@portal/contract/errors/error';

/**
 * Why a call of the firm's API failed. `transport`: no answer; `timeout`: none in time; `refused`: an
 * answer that is a refusal; `malformed`: an answer that breaks the contract; `shed`: not sent, because the
 * breaker is open or too many calls wait, or given up, because the client has gone.
 */
export type UpstreamErrorKind = 'transport' | 'timeout' | 'refused' | 'malformed' | 'shed';

export type UpstreamErrorDetails = {
  /** Method and path pattern of the call, never its values. */
  readonly call: string;
  readonly status?: number | undefined;
  /** The service's own code, whatever it may be; see the error map. */
  readonly code?: string | undefined;
  readonly fields?: readonly FieldError[] | undefined;
  readonly retryAfterSeconds?: number | undefined;
  /** True where it was given up because the client has gone: no fault of anyone. */
  readonly isAbandoned?: boolean;
  readonly cause?: unknown;
};

/** The one error that leaves `upstream/`. Its message is the service's own sentence where `kind` is `refused`. */
export class UpstreamError extends Error {
  readonly kind: UpstreamErrorKind;
  readonly call: string;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly fields: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;
  readonly isAbandoned: boolean;

  constructor(kind: UpstreamErrorKind, message: string, details: UpstreamErrorDetails) {
    super(message, { cause: details.cause });
    this.name = 'UpstreamError';
    this.kind = kind;
    this.call = details.call;
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.isAbandoned = details.isAbandoned ?? false;
  }
}
