import { Button } from '#ui/action/button.tsx';
import { textLink } from '#ui/action/classes.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { maskedEmail } from '../remembered-address.ts';
import type { Send } from '../run-machine.ts';
import { addressOf } from '../search-params.ts';
import { BackToLanding, PasswordSetNote, SessionEndNote } from './email-step.tsx';
import { BackLink, FormFooter, StepLink } from './links.tsx';
import styles from './password-step.module.css';
import { firstFieldOf, StepForm, StepFrame, type StepProps } from './step-frame.tsx';

const forgotten = 'Forgotten your password?';

/** L-28. The address stays in the form, hidden, so that password managers store both together. */
export function PasswordStep({ state, send }: StepProps<'password'>) {
  const { email, isRemembered } = state;
  const intro = (
    <>
      Signing in as <strong>{isRemembered ? maskedEmail(email) : email}</strong>
      {isRemembered ? <NotYou onPress={() => send({ type: 'notMe' })} /> : null}
    </>
  );
  const back = isRemembered ? <BackToLanding /> : <BackLink send={send} />;
  return (
    <StepFrame state={state} send={send} title="Your password" intro={intro} back={back}>
      {isRemembered ? <SessionEndNote /> : null}
      {state.passwordWasSet ? <PasswordSetNote /> : null}
      <StepForm
        fieldErrors={state.fieldErrors}
        onSubmit={(text) => send({ type: 'passwordSubmitted', password: text('password') })}
      >
        <input
          className="visually-hidden"
          type="email"
          name="email"
          autoComplete="username"
          value={state.email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <PasswordField
          {...firstFieldOf(state, 'password')}
          label="Password"
          autoComplete="current-password"
        />
        <Button type="submit" size="full" busy={state.busy} busyLabel="Signing in">
          Login
        </Button>
        <FormFooter>
          <ResetLink isRefused={state.refused} send={send} />
        </FormFooter>
      </StepForm>
    </StepFrame>
  );
}

/**
 * One link to resetPassword: a question from the start, and Reset Password after a failure (L-28), beside the same
 * question.
 */
function ResetLink({ isRefused, send }: { isRefused: boolean; send: Send }) {
  const link = (
    <StepLink
      to={addressOf('resetPassword')}
      event={{ type: 'resetPressed' }}
      send={send}
      className={textLink}
    >
      {isRefused ? 'Reset Password' : forgotten}
    </StepLink>
  );
  if (!isRefused) return link;
  return (
    <p className={styles.reset}>
      {forgotten} {link}
    </p>
  );
}

function NotYou({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className={`${textLink} ${styles.notYou}`} onClick={onPress}>
      Not you?
    </button>
  );
}
