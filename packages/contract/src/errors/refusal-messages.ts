import type { ErrorCode } from './error.ts';
import { messages } from './messages.ts';

/**
 * The message of each code for those who call `/v1` or the gateway, when the refusal has none of its own. The browser
 * words each code for clients.
 */
export const refusalMessages: Record<ErrorCode, string> = {
  WRONG_CREDENTIALS: messages.incorrectPassword,
  LOGIN_EXHAUSTED: 'Your sign-in attempts are exhausted.',
  INVALID_OTP: messages.unableToVerifyOtp,
  INVITE_NOT_FOUND: messages.inviteNotFound,
  INVITE_EXPIRED: 'This invitation has expired.',
  PASSWORD_NOT_SET: messages.passwordNotSet,
  VALIDATION: 'Please check what you entered.',
  MALFORMED_REQUEST: 'The request could not be read.',
  SIGN_IN_LAPSED: 'Please enter your password again.',
  UNAUTHORIZED: 'Please sign in.',
  PROOF_REFUSED: 'This call did not prove which device it comes from.',
  CLOCK_SKEW: 'The clock of this device differs from ours.',
  USE_DPOP_NONCE: 'The proof of this call needs the nonce of this answer.',
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
  UPSTREAM_DOWN: 'The service cannot be reached at the moment. Please try again.',
  UPSTREAM_MALFORMED: 'The service answered in a way we could not read. Please try again.',
  UNKNOWN: 'Something went wrong.',
};
