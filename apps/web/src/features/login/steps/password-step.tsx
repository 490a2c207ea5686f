import { messages } from '#core/messages.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { textLink } from '#ui/text-link.ts';
import { addressOf } from '../step-address.ts';
import { BackLink } from './back-link.tsx';
import { StepForm } from './step-form.tsx';
import { StepFrame } from './step-frame.tsx';
import { StepLink } from './step-link.tsx';
import type { StepProps } from './step-props.ts';
import { Under } from './under.tsx';

/** Row L2. The address stays in the form, unseen, so that password managers store both together. */
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
