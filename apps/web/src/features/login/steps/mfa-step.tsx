import { CODE_PERIOD_SECONDS } from '@portal/contract/constants';
import { Button } from '#ui/action/button.tsx';
import { OtpField } from '#ui/form/otp-field.tsx';
import type { StateOf } from '../machine/state.ts';
import type { Send } from '../session.ts';
import { BackLink } from './links.tsx';
import { StepForm, StepFrame, type StepProps } from './step-frame.tsx';

/** L-4. */
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

/** L-5. */
export function MfaUnlockStep({ state, send }: StepProps<'mfaUnlock'>) {
  return (
    <StepFrame
      state={state}
      send={send}
      title="Unlock your account"
      intro="Enter the six-digit code that your authenticator app shows now. The right code unlocks your account, and you can then try your password again."
      back={<BackLink send={send} />}
    >
      <OtpForm state={state} send={send} action="Next" />
    </StepFrame>
  );
}

type OtpFormProps = {
  state: StateOf<'mfa'> | StateOf<'mfaSetup'> | StateOf<'mfaUnlock'>;
  send: Send;
  action: 'Next' | 'Verify';
  shape?: 'column' | 'row';
};

/** The code entry of L-3, L-4 and L-5. */
export function OtpForm({ state, send, action, shape = 'column' }: OtpFormProps) {
  return (
    <StepForm
      fieldErrors={state.fieldErrors}
      shape={shape}
      onSubmit={(text) => send({ type: 'codeSubmitted', code: text('code') })}
    >
      <OtpField label="Enter verification code" name="code" error={state.fieldErrors.code} />
      <Button type="submit" size={shape === 'row' ? 'normal' : 'full'} busy={state.busy} busyLabel="Checking">
        {action}
      </Button>
    </StepForm>
  );
}
