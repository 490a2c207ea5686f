import { useEffect, useState } from 'react';
import { Link } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { endSentence, noteSignedOut } from '#core/session/sign-out/notice.ts';
import { Button } from '#ui/action/button.tsx';
import { NoteBanner } from '#ui/feedback/banner.tsx';
import inputStyles from '#ui/form/choice-input.module.css';
import { TextField } from '#ui/form/text-field.tsx';
import { BackLabel, backLook } from '#ui/layout/entry-frame.tsx';
import { remembersAddress } from '../use-login.ts';
import styles from './email-step.module.css';
import { firstFieldOf, StepForm, StepFrame, type StepProps } from './step-frame.tsx';

/** L-1. What Next leads to is `emailTransitions` in machine/sign-in-transitions.ts. */
export function EmailStep({ state, send }: StepProps<'email'>) {
  return (
    <StepFrame
      state={state}
      send={send}
      title="Sign in"
      intro="Use the email address that your adviser holds for you."
      back={<BackToLanding />}
    >
      <SessionEndNote />
      {state.passwordWasSet ? <PasswordSetNote /> : null}
      <StepForm
        fieldErrors={state.fieldErrors}
        onSubmit={(text) =>
          send({ type: 'emailSubmitted', email: text('email'), remember: text('remember') === 'on' })
        }
      >
        <TextField
          {...firstFieldOf(state, 'email')}
          label="Email Address"
          type="email"
          autoComplete="username"
          defaultValue={state.email}
        />
        <label className={styles.remember}>
          <input
            className={inputStyles.checkbox}
            type="checkbox"
            name="remember"
            defaultChecked={remembersAddress()}
          />
          Remember me on this device
        </label>
        <Button type="submit" size="full">
          Next
        </Button>
      </StepForm>
    </StepFrame>
  );
}

/** Back from the first step of a sign-in. */
export function BackToLanding() {
  return (
    <Link className={backLook} to={paths.landing.to()}>
      <BackLabel>Back</BackLabel>
    </Link>
  );
}

/** The password was set, which does not sign in (SEC-E5). */
export function PasswordSetNote() {
  return (
    <div role="status">
      <NoteBanner kind="done">Your password is set. Sign in with it now.</NoteBanner>
    </div>
  );
}

/**
 * How the last session ended, if there is anything to say. It becomes visible after the page is there, so that it is
 * announced.
 */
export function SessionEndNote() {
  const [sentence] = useState(endSentence);
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    setVisible(true);
    return () => noteSignedOut(false);
  }, []);
  if (sentence === undefined) return null;
  return (
    <div role="status">
      <div style={{ visibility: isVisible ? 'visible' : 'hidden' }}>
        <NoteBanner>{sentence}</NoteBanner>
      </div>
    </div>
  );
}
