import { lazy, Suspense, useEffect } from 'react';
import { AuthenticatorSteps, ON_PHONE } from '#ui/authenticator/steps.tsx';
import { Fetching } from '#ui/feedback/fetching.tsx';
import { useMediaQuery } from '#ui/hooks/use-media-query.ts';
import { BackLink } from '../links.tsx';
import { StepFrame, type StepProps } from '../step-frame.tsx';
import styles from './mfa-setup-step.module.css';
import { OtpForm } from './otp-form.tsx';

const loadKeepRecoveryCodes = () =>
  import('./keep-recovery-codes.tsx').then((file) => ({ default: file.KeepRecoveryCodes }));
const KeepRecoveryCodes = lazy(loadKeepRecoveryCodes);

/** L-3: the steps of the authenticator app (L-29), then its first code. */
export function MfaSetupStep({ state, send }: StepProps<'mfaSetup'>) {
  const { setup } = state;
  // L-3: on a phone the field would open a keyboard over what is to be done first.
  const onPhone = useMediaQuery(ON_PHONE);
  // L-31: the codes are shown only once, so their page is requested as soon as the step opens.
  useEffect(() => {
    loadKeepRecoveryCodes().catch(() => undefined);
  }, []);
  if (state.done)
    return (
      <Suspense fallback={null}>
        <KeepRecoveryCodes state={state} send={send} codes={state.done.recoveryCodes} />
      </Suspense>
    );
  return (
    <StepFrame
      state={state}
      send={send}
      width="wide"
      title="Two-Factor Authentication"
      intro="Two-step verification protects your account even if someone learns your password. It takes about two minutes."
      back={<BackLink send={send} />}
    >
      {setup ? (
        <>
          <AuthenticatorSteps {...setup} />
          <div className={styles.verify}>
            <OtpForm state={state} send={send} action="Verify" shape="row" takesFocus={!onPhone} />
          </div>
        </>
      ) : (
        <Fetching what="your secret code" busy={state.busy} onRetry={() => send({ type: 'retryPressed' })} />
      )}
    </StepFrame>
  );
}
