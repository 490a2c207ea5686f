import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { StateOf } from '../../machine/state.ts';
import type { Send } from '../../run-machine.ts';
import { firstFieldOf, StepForm } from '../step-frame.tsx';

type RecoveryCodeFormProps = { state: StateOf<'mfa'>; send: Send };

const shape = /^[a-z0-9-]{6,64}$/i;

/** In place of a one-time code, for a client whose authenticator app is not at hand. */
export function RecoveryCodeForm({ state, send }: RecoveryCodeFormProps) {
  const [fieldErrors, setFieldErrors] = useState<{ code?: string }>({});
  const field = firstFieldOf(state, 'code');

  function submit(text: string) {
    const code = text.replaceAll(/\s/g, '');
    const isSent = shape.test(code);
    setFieldErrors(isSent ? {} : { code: 'Please enter one of your recovery codes' });
    if (isSent) send({ type: 'recoveryCodeSubmitted', code });
  }
  return (
    <StepForm
      fieldErrors={fieldErrors.code ? fieldErrors : state.fieldErrors}
      onSubmit={(text) => submit(text('code'))}
    >
      <TextField
        {...field}
        error={fieldErrors.code ?? field.error}
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
