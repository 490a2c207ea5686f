import { messages as sharedMessages } from '@portal/contract/errors/messages';

/**
 * Texts of specification sections 2, 5 and 8; their wording is fixed. Texts that a server uses too come from the
 * contract. A text that only one screen uses, and that no row fixes, stays in that screen.
 */
export const messages = {
  ...sharedMessages,
  pageNotFound: 'The page you were looking for could not be found.',
  goBack: 'Go Back',
  backToLogin: 'Back to Login',
  resetPassword: 'Reset Password',
  unlockWithCode: 'Or use 2-step verification to unlock',
  mfaSetupHeading: 'Two-Factor Authentication',
  receiveEmail: 'Receive an email',
  sendInstructions: 'Send Instructions',
  resetNotSent: 'Could not send reset',
  instructionsSent: 'Instructions have been emailed to your inbox. They may take a few minutes to arrive.',
  resendEmail: 'Resend Email',
  supportNotSent: 'Failed to submit support request',
  termsRejected: 'You cannot use this application without accepting the terms.',
  changedMind: 'I have changed my mind',
  loadingAccount: 'Loading your account...',
  contactSupport: 'Contact Support',
} as const;

/** L-10, with the time from the portal's configuration. */
export function supportSentMessage(time: string): string {
  return `If an account exists with that email address, we will contact you within ${time}. If you urgently need to access your account for any reason, contact your advisor directly.`;
}

/** W-2: the statement that the regulator requires. */
export function disclaimer(firm: string): string {
  return `${firm} is an Appointed Representative of an authorised and regulated financial planning company.`;
}
