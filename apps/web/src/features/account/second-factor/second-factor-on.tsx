import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { NoteBanner } from '#ui/feedback/banner.tsx';
import styles from '../form.module.css';
import { useEndsOtherSessions } from '../open-sessions-queries.ts';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodesSection } from './recovery-codes-section.tsx';

type Intent = 'replace' | 'remove';

type SecondFactorOnProps = {
  /** Right after it was set up; without an answer, its recovery codes are not known. */
  setUp: 'enrolled' | 'enrolledUnanswered' | null;
  /** Those of the set-up, while they are shown for the only time. */
  recoveryCodes: readonly string[];
  onRemove: (code: string, intent: Intent) => Promise<void>;
};

/** Two-step verification is on: it can be moved to another app, or removed, each with a fresh code (SEC-C6). */
export function SecondFactorOn({ setUp, recoveryCodes, onRemove }: SecondFactorOnProps) {
  const [intent, setIntent] = useState<Intent | null>(null);
  const [cancelled, setCancelled] = useState<Intent | null>(null);
  const focusOf = (opened: Intent) => (cancelled === opened ? takeFocus : undefined);
  const endsOthers = useEndsOtherSessions();
  return (
    <div className={styles.form}>
      {setUp ? (
        <NoteBanner kind="done">
          Your authenticator app is set up.{' '}
          {setUp === 'enrolledUnanswered'
            ? 'We could not show your recovery codes. If there is a Recovery codes section below, make new ones there. '
            : null}
          {endsOthers ? 'Every other session has ended; you' : 'You'} stay signed in here.
        </NoteBanner>
      ) : null}
      <p className={styles.intro}>
        Each time you sign in you are asked for a code from your authenticator app, after your password. No
        one can sign in with your password alone.
      </p>
      {intent === null ? (
        <div className={styles.actions}>
          <Button ref={focusOf('replace')} kind="quiet" onClick={() => setIntent('replace')}>
            Replace authenticator app
          </Button>
          <Button ref={focusOf('remove')} kind="danger" onClick={() => setIntent('remove')}>
            Remove
          </Button>
        </div>
      ) : (
        <Confirm
          intent={intent}
          endsOthers={endsOthers}
          onRemove={onRemove}
          onCancel={() => {
            setCancelled(intent);
            setIntent(null);
          }}
        />
      )}
      <RecoveryCodesSection fresh={recoveryCodes} />
    </div>
  );
}

type Text = { heading: string; text: (endsOthers: boolean) => string; action: string };

const texts: Record<Intent, Text> = {
  replace: {
    heading: 'Replace your authenticator app',
    text: (endsOthers) =>
      `Enter a code from the authenticator app that you use now. Its codes will then stop working${endsOthers ? ', every other session will end' : ''}, and you can set up the new app here.`,
    action: 'Continue to the new app',
  },
  remove: {
    heading: 'Remove two-step verification',
    text: (endsOthers) =>
      `Your password alone will then open your account${endsOthers ? ', and every other session will end' : ''}. If two-step verification is required for your account, you must set it up again the next time you sign in. Enter a code from your authenticator app to confirm.`,
    action: 'Remove two-step verification',
  },
};

type ConfirmProps = Pick<SecondFactorOnProps, 'onRemove'> & {
  intent: Intent;
  endsOthers: boolean;
  onCancel: () => void;
};

function Confirm({ intent, endsOthers, onRemove, onCancel }: ConfirmProps) {
  const { heading, text, action } = texts[intent];
  return (
    <section className={styles.form} aria-label={heading}>
      <h3 className={styles.heading} tabIndex={-1} ref={takeFocus}>
        {heading}
      </h3>
      <p className={styles.intro}>{text(endsOthers)}</p>
      <CodeForm
        action={action}
        kind={intent === 'remove' ? 'danger' : 'primary'}
        spend={(code) => onRemove(code, intent)}
      >
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </CodeForm>
    </section>
  );
}

function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
