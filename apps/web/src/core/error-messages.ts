import type { ErrorCode } from '@portal/contract/error';
import { messages } from '@portal/contract/messages';
import { sessionEnded } from './session/session-ended.ts';

/** The codes of the wire, and two of our own: no answer came at all, and a page that cannot even ask. */
export type AppErrorCode = ErrorCode | 'NO_ANSWER' | 'NOT_SECURE';

/** What a person reads for each failure when the server's own sentence is not shown. */
export const errorMessages: Record<AppErrorCode, string> = {
  WRONG_CREDENTIALS: messages.wrongCredentials,
  LOGIN_EXHAUSTED: 'Login attempts exhausted.',
  INVALID_OTP: messages.invalidOtp,
  INVITE_NOT_FOUND: messages.inviteNotFound,
  PASSWORD_NOT_SET: messages.passwordNotSet,
  VALIDATION: 'Please check what you have entered.',
  MALFORMED_REQUEST: 'Something in that request was not right. Please try again.',
  UNAUTHORIZED: sessionEnded,
  PROOF_REFUSED: 'We could not tell that this is your browser. Please sign in again.',
  CLOCK_SKEW: 'The date or time of this device is wrong. Please set it and try again.',
  FORBIDDEN: 'You do not have access to this.',
  TERMS_NOT_ACCEPTED: 'The terms have changed. Please sign in again to read them.',
  NOT_FOUND: 'We could not find that.',
  METHOD_NOT_ALLOWED: 'Something in that request was not right. Please try again.',
  CONFLICT: 'This has changed in the meantime. Please reload and try again.',
  PAYLOAD_TOO_LARGE: 'That is too long to send.',
  UNSUPPORTED_MEDIA_TYPE: 'Something in that request was not right. Please try again.',
  TOO_MANY_REQUESTS: 'Too many tries in a short time. Please wait a little and try again.',
  NOT_IMPLEMENTED: 'This is not available yet.',
  UNAVAILABLE: 'This is not available just now. Please try again in a little while.',
  UPSTREAM_DOWN: 'We cannot reach the firm’s records just now. Please try again in a little while.',
  UPSTREAM_MALFORMED: 'We could not read the firm’s records just now. Please try again in a little while.',
  UNKNOWN: 'Something went wrong. Please try again.',
  NOT_SECURE: 'The portal works over a secure connection only: its address must begin with https.',
  NO_ANSWER: 'We could not reach the portal. Check your connection and try again.',
};
