import { portalConfiguration } from '#core/configuration.ts';
import { messages } from '#core/messages.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { loginSentences } from '../machine/login-sentences.ts';
import { BackLink } from './back-link.tsx';
import { StepForm } from './step-form.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** Row L9. */
export function ContactSupportStep({ state, send }: StepProps<'contactSupport'>) {
  const { fieldErrors, reasons } = state;
  return (
    <StepFrame
      state={state}
      send={send}
      title="Contact support"
      intro={`Tell us what has happened. We answer within ${portalConfiguration.supportTime}.`}
      back={<BackLink send={send} label={messages.backToLogin} />}
    >
      <StepForm
        fieldErrors={fieldErrors}
        onSubmit={(text) =>
          send({ type: 'supportSubmitted', name: text('name'), email: text('email'), reason: text('reason') })
        }
      >
        <TextField label="Name" name="name" autoComplete="name" error={fieldErrors.name} />
        <TextField
          label="Email Address"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={state.email}
          error={fieldErrors.email}
        />
        <SelectField
          label="Reason"
          name="reason"
          placeholder={loginSentences.reasonMissing}
          options={reasons}
          error={fieldErrors.reason}
          onFocus={() => send({ type: 'reasonsWanted' })}
        />
        <Button type="submit" size="full" busy={state.busy} busyLabel="Sending">
          Submit
        </Button>
      </StepForm>
    </StepFrame>
  );
}
