import { calm, emailState, type LatestTerms, type StateOf } from '#features/login/machine/login-state.ts';
import type { LoginStep } from '#features/login/machine/login-steps.ts';
import { startCountdown } from '#features/login/machine/resend-countdown.ts';

const email = 'client@portal.example.com';
const lockout = { message: 'Login attempts exhausted. Try again in 30 minutes.', opensAtMs: 1_800_000 };

/** Terms as the gateway sends them. */
export const latestTerms: LatestTerms = {
  version: '4',
  title: 'Terms of use',
  html: '<h2>1. What this service is</h2><p>It shows your policies.</p>',
  effectiveFrom: '2026-10-01',
  changesSummary: 'We made one part clearer.',
};

/** One calm state of each step, with all that the step can hold. */
export const loginStates: { readonly [S in LoginStep]: StateOf<S> } = {
  email: emailState(email),
  password: { step: 'password', ...calm, email, refused: false, unlockToken: undefined },
  mfaSetup: { step: 'mfaSetup', ...calm, email, setup: { secret: 'JBSWY3DPEHPK3PXP', qrImage: 'data:,' } },
  mfa: { step: 'mfa', ...calm, email },
  mfaUnlock: { step: 'mfaUnlock', ...calm, email, lockout },
  resetPassword: { step: 'resetPassword', ...calm, email },
  createPassword: { step: 'createPassword', ...calm, code: 'mailed-code' },
  instructionsSent: { step: 'instructionsSent', ...calm, email, countdown: startCountdown(0) },
  contactSupport: { step: 'contactSupport', ...calm, email, reasons: ['Something else'] },
  supportRequestSent: { step: 'supportRequestSent', ...calm, email },
  terms: { step: 'terms', ...calm, email, terms: latestTerms },
  termsRejected: { step: 'termsRejected', ...calm, email, terms: latestTerms },
  loading: { step: 'loading', ...calm, busy: true, email },
  lockout: { step: 'lockout', ...calm, email, lockout },
};
