import { useRef, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { OtpField } from '#ui/form/otp-field.tsx';
import type { StateOf } from '../../machine/state.ts';
import { nextCodeAtMs } from '../../next-code-wait.ts';
import type { Send } from '../../run-machine.ts';
import { firstFieldOf, StepForm } from '../step-frame.tsx';
import { NextCode, waitId } from './next-code.tsx';

type OtpFormProps = {
  state: StateOf<'mfa'> | StateOf<'mfaSetup'> | StateOf<'mfaUnlock'>;
  send: Send;
  action: 'Next' | 'Verify';
  shape?: 'column' | 'row';
  takesFocus?: boolean;
};

/** L-32: the entry of a one-time code at mfa, mfaSetup and mfaUnlock. machine/mfa-transitions.ts sends none twice. */
export function OtpForm({ state, send, action, shape = 'column', takesFocus = true }: OtpFormProps) {
  const [waitsUntilMs] = useState(() => nextCodeAtMs(state.step));
  const completed = useRef('');
  const isRefused = state.fieldErrors.code === '';

  /** The sixth digit sends the code. The same six are sent again by Enter or the button alone. */
  function submitItself(input: HTMLInputElement) {
    if (input.value === completed.current) return;
    completed.current = input.value;
    input.form?.requestSubmit();
  }
  const field = firstFieldOf(state, 'code');
  const introIds = waitsUntilMs === undefined ? field.ties.introIds : `${field.ties.introIds} ${waitId}`;
  return (
    <>
      {waitsUntilMs === undefined ? null : <NextCode endsAtMs={waitsUntilMs} />}
      <StepForm
        fieldErrors={state.fieldErrors}
        shape={shape}
        takesFocus={takesFocus}
        onSubmit={(text) => send({ type: 'codeSubmitted', code: text('code') })}
      >
        <OtpField
          {...field}
          ties={{ ...field.ties, introIds }}
          label="Enter verification code"
          onComplete={submitItself}
          isChecking={state.busy}
          refusal={isRefused ? state.fieldErrors : undefined}
        />
        <Button
          type="submit"
          size={shape === 'row' ? 'normal' : 'full'}
          busy={state.busy}
          busyLabel="Checking"
        >
          {action}
        </Button>
      </StepForm>
    </>
  );
}
