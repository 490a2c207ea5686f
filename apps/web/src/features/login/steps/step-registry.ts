import { lazy } from 'react';
import type { LoginStep } from '../machine/login-steps.ts';
import { EmailStep } from './email-step.tsx';
import type { LaterStep } from './later-steps.ts';
import { PasswordStep } from './password-step.tsx';
import type { StepView } from './step-props.ts';

const loadLaterSteps = () => import('./later-steps.ts');

const later = <S extends LaterStep>(step: S) =>
  lazy(async () => ({ default: (await loadLaterSteps()).laterSteps[step] }));

/** Step name → view; a step without one does not compile. The first paint waits for the first two only. */
export const stepRegistry: { readonly [S in LoginStep]: StepView<S> } = {
  email: EmailStep,
  password: PasswordStep,
  mfaSetup: later('mfaSetup'),
  mfa: later('mfa'),
  mfaUnlock: later('mfaUnlock'),
  resetPassword: later('resetPassword'),
  createPassword: later('createPassword'),
  instructionsSent: later('instructionsSent'),
  contactSupport: later('contactSupport'),
  supportRequestSent: later('supportRequestSent'),
  terms: later('terms'),
  termsRejected: later('termsRejected'),
  loading: later('loading'),
  lockout: later('lockout'),
};

/** Fetches, after the first paint, what the next steps need. A failure is told when the step is wanted. */
export function prefetchLogin(): void {
  const ignore = () => undefined;
  loadLaterSteps().catch(ignore);
  import('../login-runner.ts').catch(ignore);
  import('#core/trpc/client.ts').catch(ignore);
}
