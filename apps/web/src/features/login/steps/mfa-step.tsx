import { CODE_PERIOD_SECONDS } from '@portal/contract/constants';
import { BackLink } from './back-link.tsx';
import { OtpForm } from './otp-form.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** Row L4. */
export function MfaStep({ state, send }: StepProps<'mfa'>) {
  return (
    <StepFrame
      state={state}
      send={send}
      title="Two-step verification"
      intro={`Open your authenticator app and copy the six-digit code for your account here. It changes every ${CODE_PERIOD_SECONDS} seconds.`}
      back={<BackLink send={send} />}
    >
      <OtpForm state={state} send={send} action="Next" />
    </StepFrame>
  );
}
