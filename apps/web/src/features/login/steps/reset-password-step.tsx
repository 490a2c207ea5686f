import { Button } from '#ui/action/button.tsx';
import inputStyles from '#ui/form/choice-input.module.css';
import { TextField } from '#ui/form/text-field.tsx';
import { BackToLogin } from './links.tsx';
import styles from './reset-password-step.module.css';
import { firstFieldOf, StepForm, StepFrame, type StepProps } from './step-frame.tsx';

/** L-6: one method to choose from, by mail. */
export function ResetPasswordStep({ state, send }: StepProps<'resetPassword'>) {
  return (
    <StepFrame
      state={state}
      send={send}
      title="Reset your password"
      intro="We will send you a link to set a new password. Your two-step verification stays as it is."
    >
      <StepForm
        fieldErrors={state.fieldErrors}
        onSubmit={(text) => send({ type: 'resetSubmitted', email: text('email') })}
      >
        <fieldset className={styles.methods}>
          <legend className={styles.legend}>How would you like to reset it?</legend>
          <label className={styles.method}>
            <input className={inputStyles.radio} type="radio" name="method" value="email" defaultChecked />
            Receive an email
          </label>
        </fieldset>
        <TextField
          {...firstFieldOf(state, 'email')}
          label="Email Address"
          type="email"
          autoComplete="username"
          defaultValue={state.email}
        />
        <Button type="submit" size="full" busy={state.busy} busyLabel="Sending">
          Send Instructions
        </Button>
        <BackToLogin send={send} />
      </StepForm>
    </StepFrame>
  );
}
