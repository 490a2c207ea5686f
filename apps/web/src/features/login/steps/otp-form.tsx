import { Button } from '#ui/button.tsx';
import { OtpField } from '#ui/otp-field.tsx';
import type { Send } from '../login-session.ts';
import type { StateOf } from '../machine/login-state.ts';
import { StepForm } from './step-form.tsx';

type OtpFormProps = {
  state: StateOf<'mfa'> | StateOf<'mfaSetup'> | StateOf<'mfaUnlock'>;
  send: Send;
  action: 'Next' | 'Verify';
  shape?: 'column' | 'row';
};

/** The code entry of rows L3, L4 and L5. */
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
