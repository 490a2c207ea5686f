import { BackLink } from './back-link.tsx';
import { OtpForm } from './otp-form.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** Row L5. */
export function MfaUnlockStep({ state, send }: StepProps<'mfaUnlock'>) {
  return (
    <StepFrame
      state={state}
      send={send}
      title="Unlock your login"
      intro="Enter the six-digit code that your authenticator app shows now. A right code opens the login again, and you can then try your password once more."
      back={<BackLink send={send} />}
    >
      <OtpForm state={state} send={send} action="Next" />
    </StepFrame>
  );
}
