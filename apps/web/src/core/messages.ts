import { messages as sharedMessages } from '@portal/contract/messages';
import type { AppErrorCode } from './errors.ts';

/**
 * Sentences of specification sections 2, 5 and 8, each once; their wording is fixed. Those that a server says
 * too come from the contract. A sentence that only one screen says, and that no row fixes, stays in that screen.
 */
export const messages = {
  ...sharedMessages,
  pageNotFound: 'The page you were looking for could not be found.',
  goBack: 'Go Back',
  errorHeading: 'Error!',
  contactSupport: 'Contact Support',
  backToLogin: 'Back to Login',
  resetPassword: 'Reset Password',
  wrongCode: 'Invalid token, please try again',
  unlockWithCode: 'Or use 2-step verification to unlock',
  mfaSetupHeading: 'Two-Factor Authentication',
  receiveEmail: 'Receive an email',
  sendInstructions: 'Send Instructions',
  resetNotSent: 'Could not send reset',
  instructionsSent: 'Instructions have been emailed to your inbox. They may take a few minutes to arrive.',
  resendEmail: 'Resend Email',
  selectReason: 'Please select a reason',
  supportNotSent: 'Failed to submit support request',
  termsRejected: 'You cannot use this application without accepting the terms.',
  changedMind: 'I have changed my mind',
  loadingAccount: 'Loading your account...',
} as const;

/** Row L10, with the time from the portal's configuration. */
export function supportSentMessage(time: string): string {
  return `If an account exists with that email address, we will contact you within ${time}. If you urgently need to access your account for any reason, contact your advisor directly.`;
}

/** What a person reads for each failure when the server's own sentence is not shown. */
export const errorMessages: Record<AppErrorCode, string> = {
  WRONG_CREDENTIALS: messages.wrongCredentials,
  LOGIN_EXHAUSTED: 'Login attempts exhausted.',
  INVALID_OTP: messages.invalidOtp,
  INVITE_NOT_FOUND: messages.inviteNotFound,
  PASSWORD_NOT_SET: messages.passwordNotSet,
  VALIDATION: 'Please check what you have entered.',
  MALFORMED_REQUEST: 'Something in that request was not right. Please try again.',
  UNAUTHORIZED: 'Your session has ended. Please sign in again.',
  FORBIDDEN: 'You do not have access to this.',
  TERMS_NOT_ACCEPTED: messages.termsRejected,
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
  NO_ANSWER: 'We could not reach the portal. Check your connection and try again.',
};
