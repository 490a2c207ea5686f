import { passwordHint } from '@portal/contract/shapes/password-rule';
import { useQuery } from '@tanstack/react-query';
import { Link } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { Button } from '#ui/action/button.tsx';
import { textLink } from '#ui/action/classes.ts';
import { ErrorBanner, NoteBanner } from '#ui/feedback/banner.tsx';
import { Form } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useFocusOnChange } from '#ui/hooks/use-focus-on-change.ts';
import styles from '../form.module.css';
import { AccountFrame } from '../frame.tsx';
import { useEndsOtherSessions } from '../open-sessions-queries.ts';
import { type PasswordField as FieldName, useChangePassword } from './use-change-password.ts';

/** API-10: a new password, with the rules of L-7. The current session continues (SEC-D11). */
export function ChangePasswordScreen() {
  const change = useChangePassword();
  const endsOthers = useEndsOtherSessions();
  const heading = useFocusOnChange(change.isDone);
  return (
    <AccountFrame
      part="password"
      heading={change.isDone ? 'Your password is changed' : 'Your password'}
      headingRef={heading}
    >
      <div className={styles.form}>
        {change.isDone ? (
          <Changed endsOthers={endsOthers} />
        ) : (
          <PasswordForm change={change} endsOthers={endsOthers} />
        )}
      </div>
    </AccountFrame>
  );
}

type PasswordFormProps = { change: ReturnType<typeof useChangePassword>; endsOthers: boolean };

function PasswordForm({ change, endsOthers }: PasswordFormProps) {
  const { submit, isBusy, error, fieldErrors } = change;
  return (
    <>
      <p className={styles.intro}>
        Choose a password that you use nowhere else. Three words and three symbols are easy to remember and
        hard to guess. {endsOthers ? 'Every other session will end; you' : 'You'} will stay signed in here.
      </p>
      {error === null ? null : <ErrorBanner>{error}</ErrorBanner>}
      <Form<FieldName>
        fieldErrors={fieldErrors}
        onSubmit={(text) =>
          submit({
            currentPassword: text('currentPassword'),
            password: text('password'),
            repeatPassword: text('repeatPassword'),
          })
        }
      >
        <Username />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          error={fieldErrors.currentPassword}
        />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          hint={passwordHint}
          error={fieldErrors.password}
        />
        <PasswordField
          label="Confirm new password"
          name="repeatPassword"
          autoComplete="new-password"
          error={fieldErrors.repeatPassword}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={isBusy} busyLabel="Setting your password">
            Set Password
          </Button>
          <Link className={textLink} to={paths.account.to()}>
            Cancel
          </Link>
        </div>
      </Form>
    </>
  );
}

/** The username for password managers. */
function Username() {
  const trpc = useTRPC();
  const { data: client } = useQuery(trpc.client.get.queryOptions());
  return <input type="email" autoComplete="username" value={client?.email ?? ''} readOnly hidden />;
}

function Changed({ endsOthers }: { endsOthers: boolean }) {
  return (
    <>
      <NoteBanner kind="done">
        Use it the next time you sign in. {endsOthers ? 'Every other session has ended; you' : 'You'} stay
        signed in here.
      </NoteBanner>
      <div>
        <Link className={textLink} to={paths.account.to()}>
          Back to your details
        </Link>
      </div>
    </>
  );
}
