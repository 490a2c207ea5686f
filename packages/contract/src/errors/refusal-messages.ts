import type { ErrorCode } from './error.ts';
import { messages } from './messages.ts';

/** The default message of each code, when the refusal has none of its own. */
export const refusalMessages: Record<ErrorCode, string> = {
  WRONG_CREDENTIALS: messages.wrongCredentials,
  LOGIN_EXHAUSTED: 'Your sign-in attempts are exhausted.',
  INVALID_OTP: messages.invalidOtp,
  INVITE_NOT_FOUND: messages.inviteNotFound,
  INVITE_EXPIRED: 'This invitation has expired.',
  PASSWORD_NOT_SET: messages.passwordNotSet,
  VALIDATION: 'Please check what you entered.',
  MALFORMED_REQUEST: 'The request could not be read.',
  UNAUTHORIZED: 'Please sign in.',
  PROOF_REFUSED: 'Please sign in.',
  CLOCK_SKEW: 'The clock of this device is wrong.',
  USE_DPOP_NONCE: 'Please sign in.',
  FORBIDDEN: 'You cannot do this yet.',
  TERMS_NOT_ACCEPTED: 'Please accept the terms first.',
  STEP_UP_REQUIRED: 'Please confirm that it is you.',
  NOT_FOUND: 'Not found.',
  METHOD_NOT_ALLOWED: 'This cannot be done here.',
  CONFLICT: 'This has changed in the meantime.',
  PAYLOAD_TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'The request is in a form that is not accepted here.',
  TOO_MANY_REQUESTS: 'Too many requests. Please wait and try again.',
  NOT_IMPLEMENTED: 'This is not available yet.',
  UNAVAILABLE: 'The service is busy. Please try again.',
  UPSTREAM_DOWN: 'The service cannot be reached.',
  UPSTREAM_MALFORMED: 'The service gave an answer that cannot be read.',
  UNKNOWN: 'Something went wrong.',
};
