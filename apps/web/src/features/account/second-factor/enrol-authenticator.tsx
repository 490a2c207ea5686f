import { FailedPart } from '#core/errors/failed-part.tsx';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { Button } from '#ui/action/button.tsx';
import { AuthenticatorSteps } from '#ui/authenticator/steps.tsx';
import { NoteBanner } from '#ui/feedback/banner.tsx';
import { PartSkeleton } from '#ui/feedback/page-skeletons.tsx';
import styles from '../form.module.css';
import { useEndsOtherSessions } from '../open-sessions-queries.ts';
import { CodeForm } from './code-form.tsx';
import { type SecondFactor, useSetUp } from './second-factor-queries.ts';

type EnrolAuthenticatorProps = {
  factor: SecondFactor;
  /** What was done a moment ago, if anything. */
  lastChange: 'replacing' | 'removed' | null;
  onSetUp: () => void;
  onConfirm: (code: string) => Promise<void>;
};

/** Two-step verification is off: the authenticator app is set up here, as at sign-in (API-4, API-5, L-29). */
export function EnrolAuthenticator({ factor, lastChange, onSetUp, onConfirm }: EnrolAuthenticatorProps) {
  const endsOthers = useEndsOtherSessions();
  const isRequired = factor.state === 'setup';
  if (lastChange === 'removed')
    return (
      <div className={styles.form}>
        <NoteBanner kind="done">
          Two-step verification is removed{endsOthers ? ', and every other session has ended' : ''}.{' '}
          {isRequired
            ? 'It is required for your account: set it up again now, or the next time you sign in.'
            : 'You can set it up again at any time.'}
        </NoteBanner>
        <div className={styles.actions}>
          <Button kind="quiet" onClick={onSetUp}>
            {isRequired ? 'Set it up again now' : 'Set it up again'}
          </Button>
        </div>
      </div>
    );
  return <SetUp isRequired={isRequired} isReplacing={lastChange === 'replacing'} onConfirm={onConfirm} />;
}

type SetUpProps = Pick<EnrolAuthenticatorProps, 'onConfirm'> & { isRequired: boolean; isReplacing: boolean };

function SetUp({ isRequired, isReplacing, onConfirm }: SetUpProps) {
  const setUp = useSetUp();
  return (
    <div className={styles.form}>
      {isReplacing ? (
        <NoteBanner>
          Codes from your old authenticator app no longer work. Until the new one is set up, your password
          alone opens your account.
        </NoteBanner>
      ) : null}
      <p className={styles.intro}>
        Two-step verification protects your account even if someone learns your password. It takes about two
        minutes.
        {isRequired &&
          ' It is required for your account: if you do not set it up now, you must do so the next time you sign in.'}
      </p>
      <QueryBoundary
        query={setUp}
        loading={<PartSkeleton what="your secret code" height="16rem" />}
        failed={(failure) => <FailedPart heading="We could not start the set-up" failure={failure} />}
      >
        {(data) => <Steps setUp={data} onConfirm={onConfirm} />}
      </QueryBoundary>
    </div>
  );
}

type StepsProps = Pick<EnrolAuthenticatorProps, 'onConfirm'> & {
  setUp: RouterOutputs['user']['mfa'];
};

function Steps({ setUp: { secret, otpauthAddress, qrImage }, onConfirm }: StepsProps) {
  if (secret === null || otpauthAddress === null || qrImage === null)
    return (
      <NoteBanner>Your secret code is not ready. Please sign out and in again, then come back.</NoteBanner>
    );
  return (
    <>
      <AuthenticatorSteps heading="h3" secret={secret} otpauthAddress={otpauthAddress} qrImage={qrImage} />
      <CodeForm action="Verify" spend={onConfirm} />
    </>
  );
}
