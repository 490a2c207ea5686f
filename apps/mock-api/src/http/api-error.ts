import {
  type ErrorCode,
  errorStatus,
  type FieldError,
  joinFieldErrors,
  type WireError,
} from '@portal/contract/error';
import { refusalMessages } from '@portal/contract/refusal-messages';

type Details = {
  message?: string;
  fields?: FieldError[];
  /** Whole seconds after which to try again; travels as Retry-After. */
  retryAfterSeconds?: number;
  /** Whose call it was, for the log only: never part of the answer. */
  clientUuid?: string | undefined;
};

/** A refusal with a code of the contract. The only thing that services throw on purpose. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly clientUuid: string | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? (details.fields ? joinFieldErrors(details.fields) : refusalMessages[code]));
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.clientUuid = details.clientUuid;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  /** The body on the wire. */
  get body(): WireError {
    const { code, message, fields } = this;
    return fields ? { code, message, fields } : { code, message };
  }
}
