import type { ComponentType } from 'react';
import { Spinner } from '#ui/feedback/spinner.tsx';
import type { LoginState, LoginStep } from '../machine/state.ts';
import type { Send } from '../run-machine.ts';
import { ContactSupportStep } from './contact-support-step.tsx';
import { CreatePasswordStep } from './create-password-step.tsx';
import { EmailStep } from './email-step.tsx';
import { InstructionsSentStep } from './instructions-sent-step.tsx';
import { LockoutStep } from './lockout-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { ResetPasswordStep } from './reset-password-step.tsx';
import { MfaSetupStep } from './second-factor/mfa-setup-step.tsx';
import { MfaStep, MfaUnlockStep } from './second-factor/mfa-step.tsx';
import { StepFrame, type StepProps, type StepView } from './step-frame.tsx';
import { SupportRequestSentStep } from './support-request-sent-step.tsx';
import { TermsRejectedStep, TermsStep } from './terms-step.tsx';

type AnyStepProps = { state: LoginState; send: Send };

/** The view of whichever step the state is in. */
export function AnyStep({ state, send }: AnyStepProps) {
  // The registry pairs each step with the view of its state, which TypeScript cannot follow through a look-up.
  const Step = stepRegistry[state.step] as ComponentType<AnyStepProps>;
  return <Step key={state.step} state={state} send={send} />;
}

/** Step name → view; a step without one does not compile. */
const stepRegistry: { readonly [S in LoginStep]: StepView<S> } = {
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

/** L-13: the spinner; commands/enter-portal.ts leads on to /welcome. */
function LoadingStep({ state, send }: StepProps<'loading'>) {
  return (
    <StepFrame state={state} send={send} title="Signing you in" intro="This takes a moment.">
      <Spinner size="large" />
    </StepFrame>
  );
}
