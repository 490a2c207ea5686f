import { useVariant } from '#core/branding/use-variant.ts';
import { messages } from '#core/messages.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { otpauthLink } from '../otpauth-link.ts';
import { BackLink } from './back-link.tsx';
import { EnrolByPhone } from './enrol-by-phone.tsx';
import { EnrolByScan } from './enrol-by-scan.tsx';
import { Fetching } from './fetching.tsx';
import styles from './mfa-setup-step.module.css';
import { OtpForm } from './otp-form.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

const ON_PHONE = '(max-width: 44.99rem), (hover: none) and (pointer: coarse)';

/** Row L3: three things to do in the authenticator app, then its first code. */
export function MfaSetupStep({ state, send }: StepProps<'mfaSetup'>) {
  const { setup } = state;
  return (
    <StepFrame
      state={state}
      send={send}
      width="wide"
      title={messages.mfaSetupHeading}
      intro="A second step keeps your account yours, even if somebody learns your password. It takes about two minutes."
      back={<BackLink send={send} />}
    >
      {setup ? (
        <>
          <Instructions email={state.email} {...setup} />
          <div className={styles.verify}>
            <OtpForm state={state} send={send} action="Verify" shape="row" />
          </div>
        </>
      ) : (
        <Fetching what="your secret code" busy={state.busy} onRetry={() => send({ type: 'retryPressed' })} />
      )}
    </StepFrame>
  );
}

function Instructions({ email, secret, qrImage }: { email: string; secret: string; qrImage: string }) {
  const onPhone = useMediaQuery(ON_PHONE);
  const { portalName } = useVariant();
  const link = otpauthLink({ issuer: portalName, email, secret });
  return (
    <ol className={styles.steps}>
      <li className={styles.step}>
        <h2>Install an authenticator app</h2>
        <p>Any app that makes six-digit codes will do. Most phones already have one.</p>
      </li>
      <li className={styles.step}>
        <h2>Add an account of type Work or School</h2>
        <p>
          In the app, choose to add a new account, then <em>Work or School</em>.
        </p>
      </li>
      <li className={styles.step}>
        <h2>Scan the QR code</h2>
        {onPhone ? (
          <EnrolByPhone secret={secret} qrImage={qrImage} link={link} />
        ) : (
          <EnrolByScan secret={secret} qrImage={qrImage} />
        )}
      </li>
    </ol>
  );
}
