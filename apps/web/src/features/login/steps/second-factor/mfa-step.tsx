import { CODE_PERIOD_SECONDS } from '@portal/contract/constants';
import { lazy, Suspense, startTransition, useState } from 'react';
import { textLink } from '#ui/action/classes.ts';
import { BackLink, FormFooter } from '../links.tsx';
import { StepFrame, type StepProps } from '../step-frame.tsx';
import { OtpForm } from './otp-form.tsx';

const RecoveryCodeForm = lazy(() =>
  import('./recovery-code-form.tsx').then((file) => ({ default: file.RecoveryCodeForm })),
);

const appIntro = `Open your authenticator app and copy the six-digit code for your account here. It changes every ${CODE_PERIOD_SECONDS} seconds.`;
const recoveryIntro =
  'Enter one of the recovery codes that you kept when you set up two-step verification. Each works once.';

/** L-33. otp-form.tsx sends a code once and says when the next one comes. */
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
        <FormFooter>
          <button type="button" className={textLink} disabled={state.busy} onClick={toggle}>
            {isRecovering ? 'Use your authenticator app' : 'Use a recovery code'}
          </button>
        </FormFooter>
      ) : null}
    </StepFrame>
  );
}

/** L-33, without recovery codes. */
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
