import { CODE_PERIOD_SECONDS } from '@portal/contract/constants';
import { lazy, Suspense, startTransition, useRef, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { textLink } from '#ui/action/classes.ts';
import { OtpField } from '#ui/form/otp-field.tsx';
import type { StateOf } from '../../machine/state.ts';
import type { Send } from '../../run-machine.ts';
import { nextCodeAtMs } from '../../used-code.ts';
import { BackLink, Under } from '../links.tsx';
import { firstFieldOf, StepForm, StepFrame, type StepProps } from '../step-frame.tsx';
import { NextCode, waitId } from './next-code.tsx';

const RecoveryCodeForm = lazy(async () => ({
  default: (await import('./recovery-code-form.tsx')).RecoveryCodeForm,
}));

const appIntro = `Open your authenticator app and copy the six-digit code for your account here. It changes every ${CODE_PERIOD_SECONDS} seconds.`;
const recoveryIntro =
  'Enter one of the recovery codes that you kept when you set up two-step verification. Each works once.';

/** L-4. */
export function MfaStep({ state, send }: StepProps<'mfa'>) {
  const [isRecovering, setRecovering] = useState(false);
  function toggle() {
    send({ type: 'codeKindSwitched' });
    // The form that is shown stays until the other has loaded.
    startTransition(() => setRecovering(!isRecovering));
  }
  return (
    <StepFrame
      state={state}
      send={send}
      title="Two-step verification"
      intro={isRecovering ? recoveryIntro : appIntro}
      back={<BackLink send={send} />}
    >
      {isRecovering ? (
        <Suspense fallback={null}>
          <RecoveryCodeForm state={state} send={send} />
        </Suspense>
      ) : (
        <OtpForm state={state} send={send} action="Next" />
      )}
      {state.hasRecoveryCodes ? (
        <Under>
          <button type="button" className={textLink} onClick={toggle}>
            {isRecovering ? 'Use your authenticator app' : 'Use a recovery code'}
          </button>
        </Under>
      ) : null}
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
  takesFocus?: boolean;
};

/** The code entry of L-3, L-4 and L-5. */
export function OtpForm({ state, send, action, shape = 'column', takesFocus = true }: OtpFormProps) {
  const [nextAtMs] = useState(nextCodeAtMs);
  const waitsUntilMs = state.step === 'mfaSetup' ? undefined : nextAtMs;
  const completed = useRef('');
  const sent = useRef('');
  const isRefused = state.fieldErrors.code === '';

  /** The sixth digit sends the code. The same six are sent again by Enter or the button alone. */
  function submitItself(input: HTMLInputElement) {
    if (input.value === completed.current) return;
    completed.current = input.value;
    input.form?.requestSubmit();
  }

  /** A code that was refused is not sent again, so that an Enter pressed out of habit costs no attempt. */
  function submit(code: string) {
    if (isRefused && code === sent.current) return;
    sent.current = code;
    send({ type: 'codeSubmitted', code });
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
        onSubmit={(text) => submit(text('code'))}
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
