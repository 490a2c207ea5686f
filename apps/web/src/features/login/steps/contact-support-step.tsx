import { portalConfiguration } from '#core/configuration.ts';
import { messages, supportSentMessage } from '#core/messages.ts';
import { Button } from '#ui/action/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { loginSentences } from '../machine/sentences.ts';
import { BackLink, BackToLogin } from './links.tsx';
import { StepForm, StepFrame, type StepProps } from './step-frame.tsx';

/** L-9. */
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

/** L-10. */
export function SupportRequestSentStep({ state, send }: StepProps<'supportRequestSent'>) {
  return (
    <StepFrame
      state={state}
      send={send}
      title="Your request is with us"
      intro={supportSentMessage(portalConfiguration.supportTime)}
    >
      <BackToLogin send={send} />
    </StepFrame>
  );
}
