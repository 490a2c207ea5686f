import { type ErrorCode, errorStatus, type FieldError, type WireError } from '@portal/contract/errors/error';
import { joinFieldErrors } from '@portal/contract/errors/join-field-errors';
import { refusalMessages } from '@portal/contract/errors/refusal-messages';
import { type UploadRefusal, uploadRefusals } from '@portal/contract/shapes/upload-rule';

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

/** The row, or NOT_FOUND where there is none. */
export function orNotFound<Row>(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw new ApiError('NOT_FOUND');
  return row;
}

/** VALIDATION for one field. */
export function invalidField(field: string, code: string, message: string): ApiError {
  return new ApiError('VALIDATION', { fields: [{ field, code, message }] });
}

/** Why a file is not taken (P-14). */
export function fileRefused(code: UploadRefusal): ApiError {
  return invalidField('file', code, uploadRefusals[code]);
}

/** For a key that was used for another request (SEC-I7). */
export function keyReused(): ApiError {
  return invalidField('Idempotency-Key', 'key_reused', 'This key was sent with another request.');
}
