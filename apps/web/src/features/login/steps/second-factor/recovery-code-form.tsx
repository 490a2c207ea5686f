import { Button } from '#ui/action/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { StateOf } from '../../machine/state.ts';
import type { Send } from '../../run-machine.ts';
import { firstFieldOf, StepForm } from '../step-frame.tsx';

type RecoveryCodeFormProps = { state: StateOf<'mfa'>; send: Send };

/** SEC-C11: in place of a one-time code, for a client whose authenticator app is not at hand. */
export function RecoveryCodeForm({ state, send }: RecoveryCodeFormProps) {
  return (
    <StepForm
      fieldErrors={state.fieldErrors}
      onSubmit={(text) => send({ type: 'recoveryCodeSubmitted', code: text('code') })}
    >
      <TextField
        {...firstFieldOf(state, 'code')}
        label="Recovery code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" size="full" busy={state.busy} busyLabel="Checking">
        Next
      </Button>
    </StepForm>
  );
}
