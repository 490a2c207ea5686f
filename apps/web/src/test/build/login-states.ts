import { startCountdown } from '#features/login/machine/countdown.ts';
import {
  emailState,
  idle,
  type LatestTerms,
  type LoginStep,
  type StateOf,
} from '#features/login/machine/state.ts';

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

/** One idle state of each step, with all that the step can hold. */
export const loginStates: { readonly [S in LoginStep]: StateOf<S> } = {
  email: emailState(email),
  password: { step: 'password', ...idle, email, refused: false, unlockToken: undefined },
  mfaSetup: {
    step: 'mfaSetup',
    ...idle,
    email,
    setup: { secret: 'JBSWY3DPEHPK3PXP', otpauthAddress: 'otpauth:', qrImage: 'data:,' },
  },
  mfa: { step: 'mfa', ...idle, email },
  mfaUnlock: { step: 'mfaUnlock', ...idle, email, lockout },
  resetPassword: { step: 'resetPassword', ...idle, email },
  createPassword: { step: 'createPassword', ...idle, code: 'mailed-code' },
  instructionsSent: { step: 'instructionsSent', ...idle, email, countdown: startCountdown(0) },
  contactSupport: {
    step: 'contactSupport',
    ...idle,
    email,
    reasons: ['Something else'],
    areReasonsComing: false,
    takesMessage: false,
  },
  supportRequestSent: { step: 'supportRequestSent', ...idle, email },
  terms: { step: 'terms', ...idle, email, terms: latestTerms },
  termsRejected: { step: 'termsRejected', ...idle, email, terms: latestTerms },
  loading: { step: 'loading', ...idle, busy: true, email },
  lockout: { step: 'lockout', ...idle, email, lockout },
};
