import {
  type ErrorCode,
  errorStatus,
  type FieldError,
  joinFieldErrors,
  type WireError,
} from '@portal/contract/error';
import { messages } from '@portal/contract/messages';

/** The sentence for people where whoever throws has nothing better to say. */
const defaultMessages: Record<ErrorCode, string> = {
  WRONG_CREDENTIALS: messages.wrongCredentials,
  LOGIN_EXHAUSTED: 'Your sign-in attempts are exhausted.',
  INVALID_OTP: messages.invalidOtp,
  INVITE_NOT_FOUND: messages.inviteNotFound,
  PASSWORD_NOT_SET: messages.passwordNotSet,
  VALIDATION: 'Please check what you entered.',
  MALFORMED_REQUEST: 'The request could not be read.',
  UNAUTHORIZED: 'Please sign in.',
  FORBIDDEN: 'You cannot do this yet.',
  TERMS_NOT_ACCEPTED: 'Please accept the terms first.',
  NOT_FOUND: 'Not found.',
  METHOD_NOT_ALLOWED: 'This cannot be done here.',
  CONFLICT: 'This has changed in the meantime.',
  PAYLOAD_TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'The request is in a form that is not accepted here.',
  TOO_MANY_REQUESTS: 'Too many requests. Please wait and try again.',
  NOT_IMPLEMENTED: 'This is not served yet.',
  UNAVAILABLE: 'The service is busy. Please try again.',
  UPSTREAM_DOWN: 'The service cannot be reached.',
  UPSTREAM_MALFORMED: 'The service gave an answer that cannot be read.',
  UNKNOWN: 'Something went wrong.',
};

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
    super(details.message ?? (details.fields ? joinFieldErrors(details.fields) : defaultMessages[code]));
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
