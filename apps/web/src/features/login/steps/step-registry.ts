import type { LoginStep } from '../machine/login-steps.ts';
import { ContactSupportStep } from './contact-support-step.tsx';
import { CreatePasswordStep } from './create-password-step.tsx';
import { EmailStep } from './email-step.tsx';
import { InstructionsSentStep } from './instructions-sent-step.tsx';
import { LoadingStep } from './loading-step.tsx';
import { LockoutStep } from './lockout-step.tsx';
import { MfaSetupStep } from './mfa-setup-step.tsx';
import { MfaStep } from './mfa-step.tsx';
import { MfaUnlockStep } from './mfa-unlock-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { ResetPasswordStep } from './reset-password-step.tsx';
import type { StepView } from './step-props.ts';
import { SupportRequestSentStep } from './support-request-sent-step.tsx';
import { TermsRejectedStep } from './terms-rejected-step.tsx';
import { TermsStep } from './terms-step.tsx';

/** Step name → view; a step without one does not compile. */
export const stepRegistry: { readonly [S in LoginStep]: StepView<S> } = {
  email: EmailStep,
  password: PasswordStep,
  mfaSetup: MfaSetupStep,
  mfa: MfaStep,
  mfaUnlock: MfaUnlockStep,
  resetPassword: ResetPasswordStep,
  createPassword: CreatePasswordStep,
  instructionsSent: InstructionsSentStep,
  contactSupport: ContactSupportStep,
  supportRequestSent: SupportRequestSentStep,
  terms: TermsStep,
  termsRejected: TermsRejectedStep,
  loading: LoadingStep,
  lockout: LockoutStep,
};
