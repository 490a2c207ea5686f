import type { PasswordProblem } from '../shapes/password-rule.ts';

/** Messages that servers and the browser share; the specification prescribes their wording (sections 5 and 8). */
export const messages = {
  invalidEmail: 'Please enter a valid email address',
  invalidResetEmail: 'Invalid email address',
  passwordMismatch: 'Your passwords do not match.',
  passwordNotSet: 'Password not set',
  wrongCredentials: 'Incorrect password',
  invalidOtp: 'Unable to verify OTP',
  inviteNotFound: 'Invite not found',
} as const;

/** L-7: the sentence for each thing that can be wrong with a new password. */
export const passwordProblemMessages: Record<PasswordProblem, string> = {
  too_short: 'Password must be at least 10 characters long.',
  too_long: 'Password must be at most 128 characters long.',
  too_few_symbols: 'Password must contain any three symbols.',
};
