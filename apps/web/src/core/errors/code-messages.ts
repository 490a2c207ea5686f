import type { ErrorCode } from '@portal/contract/errors/error';
import { messages } from '@portal/contract/errors/messages';
import { sessionEnded } from '#core/session/sign-out/notice.ts';

/** The codes of the gateway, and two of the browser: no answer at all, and a page without https. */
export type AppErrorCode = ErrorCode | 'NO_ANSWER' | 'NOT_SECURE';

/** The message for clients of each code. Only the firm's own words (API-31 and L-14) are shown in its place. */
export const codeMessages: Record<AppErrorCode, string> = {
  WRONG_CREDENTIALS: messages.incorrectPassword,
  LOGIN_EXHAUSTED: 'Your sign-in attempts are exhausted.',
  INVALID_OTP: messages.unableToVerifyOtp,
  INVITE_NOT_FOUND: messages.inviteNotFound,
  INVITE_EXPIRED: 'This invitation has expired.',
  PASSWORD_NOT_SET: messages.passwordNotSet,
  VALIDATION: 'Please check what you have entered.',
  MALFORMED_REQUEST: 'There was a problem with that request. Please try again.',
  SIGN_IN_LAPSED: 'Please enter your password again.',
  UNAUTHORIZED: sessionEnded,
  PROOF_REFUSED: 'We could not verify this browser. Please sign in again.',
  USE_DPOP_NONCE: 'We could not verify this browser. Please sign in again.',
  CLOCK_SKEW: 'The date or time of this device is wrong. Please set it and try again.',
  FORBIDDEN: 'You do not have access to this.',
  TERMS_NOT_ACCEPTED: 'The terms have changed. Please sign in again to read them.',
  STEP_UP_REQUIRED: 'Nothing was changed, because you did not confirm that it is you.',
  NOT_FOUND: 'We could not find that.',
  METHOD_NOT_ALLOWED: 'There was a problem with that request. Please try again.',
  CONFLICT: 'This has changed in the meantime. Please reload and try again.',
  PAYLOAD_TOO_LARGE: 'That is too long to send.',
  UNSUPPORTED_MEDIA_TYPE: 'There was a problem with that request. Please try again.',
  TOO_MANY_REQUESTS: waitSentence(undefined),
  NOT_IMPLEMENTED: 'This is not available yet.',
  UNAVAILABLE: 'This is not available just now. Please try again later.',
  UPSTREAM_DOWN: 'We cannot reach the firm’s records just now. Please try again later.',
  UPSTREAM_MALFORMED: 'We could not read the firm’s records just now. Please try again later.',
  UNKNOWN: 'Something went wrong. Please try again.',
  NOT_SECURE: 'The portal works over a secure connection only: its address must start with https.',
  NO_ANSWER: 'We could not reach the portal. Check your connection and try again.',
};

/** TOO_MANY_REQUESTS, with the time to wait, in seconds or minutes, where the server says how long. */
export function waitSentence(
  seconds: number | undefined,
  reason = 'Too many attempts in a short time.',
): string {
  return `${reason} Please wait ${waitText(seconds)} and try again.`;
}

function waitText(seconds = 0): string {
  if (seconds <= 0) return 'a moment';
  const [count, unit] = seconds < 90 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
