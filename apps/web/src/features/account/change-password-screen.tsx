import { MIN_PASSWORD_LENGTH } from '@portal/contract/constants';
import { Link } from '#core/link.tsx';
import { paths } from '#core/paths.ts';
import { trpc } from '#core/trpc/react.ts';
import { ErrorBanner, NoteBanner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { textLink } from '#ui/text-link.ts';
import { useFocusOnChange } from '#ui/use-focus-on-change.ts';
import styles from './account-form.module.css';
import { AccountFrame } from './account-frame.tsx';
import type { PasswordField as FieldName } from './password/new-password-faults.ts';
import { useChangePassword } from './password/use-change-password.ts';

/** Row P8: a new password, with the rules of row L7. The session in hand goes on; every other one ends (security A8). */
export function ChangePasswordScreen() {
  const change = useChangePassword();
  const heading = useFocusOnChange(change.isDone);
  return (
    <AccountFrame
      part="password"
      heading={change.isDone ? 'Your password is changed' : 'Your password'}
      headingRef={heading}
    >
      <div className={styles.form}>{change.isDone ? <Changed /> : <PasswordForm change={change} />}</div>
    </AccountFrame>
  );
}

function PasswordForm({ change }: { change: ReturnType<typeof useChangePassword> }) {
  const { submit, isBusy, error, fieldErrors } = change;
  return (
    <>
      <p className={styles.intro}>
        Choose a password that you use nowhere else. Three words and three symbols are easy to remember and
        hard to guess. You stay signed in here; every other session ends.
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
          label="Current Password"
          name="currentPassword"
          autoComplete="current-password"
          error={fieldErrors.currentPassword}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint={`At least ${MIN_PASSWORD_LENGTH} characters long. It must contain any three symbols.`}
          error={fieldErrors.password}
        />
        <PasswordField
          label="Confirm Password"
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

/** Tells password managers whose password this is. */
function Username() {
  const { data: client } = trpc.client.get.useQuery();
  return <input type="email" autoComplete="username" value={client?.email ?? ''} readOnly hidden />;
}

function Changed() {
  return (
    <>
      <NoteBanner kind="done">
        Use it the next time that you sign in. Every other session has ended; you stay signed in here.
      </NoteBanner>
      <p>
        <Link className={textLink} to={paths.account.to()}>
          Back to your details
        </Link>
      </p>
    </>
  );
}
