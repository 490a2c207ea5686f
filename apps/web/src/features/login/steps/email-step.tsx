import { Link } from '#core/routing/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { endSentence } from '#core/session/ended.ts';
import { Button } from '#ui/action/button.tsx';
import { NoteBanner } from '#ui/feedback/banner.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { BackLabel, backLook } from '#ui/layout/entry-frame.tsx';
import { StepForm, StepFrame, type StepProps } from './step-frame.tsx';

/** L-1. */
export function EmailStep({ state, send }: StepProps<'email'>) {
  const ended = endSentence();
  const back = (
    <Link className={backLook} to={paths.landing.to()}>
      <BackLabel>Back</BackLabel>
    </Link>
  );
  return (
    <StepFrame
      state={state}
      send={send}
      title="Sign in"
      intro="Use the email address that your adviser holds for you."
      back={back}
    >
      {ended === undefined ? null : <NoteBanner>{ended}</NoteBanner>}
      {state.passwordWasSet ? (
        <NoteBanner kind="done">Your password is set. Sign in with it now.</NoteBanner>
      ) : null}
      <StepForm
        fieldErrors={state.fieldErrors}
        onSubmit={(text) => send({ type: 'emailSubmitted', email: text('email') })}
      >
        <TextField
          label="Email Address"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={state.email}
          error={state.fieldErrors.email}
        />
        <Button type="submit" size="full">
          Next
        </Button>
      </StepForm>
    </StepFrame>
  );
}
