import { messages } from '#core/messages.ts';
import { Button } from '#ui/action/button.tsx';
import { textLink } from '#ui/action/classes.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { addressOf } from '../search-params.ts';
import { BackLink, StepLink, Under } from './links.tsx';
import { StepForm, StepFrame, type StepProps } from './step-frame.tsx';

/** L-2. The address stays in the form, hidden, so that password managers store both together. */
export function PasswordStep({ state, send }: StepProps<'password'>) {
  const intro = (
    <>
      Signing in as <strong>{state.email}</strong>
    </>
  );
  return (
    <StepFrame state={state} send={send} title="Your password" intro={intro} back={<BackLink send={send} />}>
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
          label="Password"
          name="password"
          autoComplete="current-password"
          error={state.fieldErrors.password}
        />
        <Button type="submit" size="full" busy={state.busy} busyLabel="Signing in">
          Login
        </Button>
        {state.refused ? (
          <Under>
            <StepLink
              to={addressOf('resetPassword')}
              event={{ type: 'resetPressed' }}
              send={send}
              className={textLink}
            >
              {messages.resetPassword}
            </StepLink>
          </Under>
        ) : null}
      </StepForm>
    </StepFrame>
  );
}
