import { MAX_MESSAGE_LENGTH } from '@portal/contract/constants';
import { type MouseEvent, useEffect, useState } from 'react';
import { portalConfiguration } from '#core/configuration.ts';
import { noteFailure } from '#core/errors/note-failure.ts';
import { clientName } from '#core/format/names.ts';
import { useGoBack } from '#core/routing/history-index.ts';
import { isPlainClick, Link } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { useSession } from '#core/session/store.ts';
import { gateway } from '#core/trpc/client.ts';
import { Button } from '#ui/action/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextAreaField, TextField } from '#ui/form/text-field.tsx';
import { BackLabel, backLook } from '#ui/layout/entry-frame.tsx';
import { noReason } from '../machine/support-transitions.ts';
import { BackLink } from './links.tsx';
import { fieldOf, firstFieldOf, StepForm, StepFrame, type StepProps } from './step-frame.tsx';

/**
 * L-9. L-39: a client who is signed in comes from a page of the portal, with name and address filled in.
 * commands/failed-call.ts words a call that failed.
 */
export function ContactSupportStep({ state, send }: StepProps<'contactSupport'>) {
  const { fieldErrors, reasons, takesMessage } = state;
  const subject = useSession().claims?.subject;
  const left = useClientsLeft(subject);
  const sender = useSender(subject);
  return (
    <StepFrame
      state={state}
      send={send}
      title="Contact support"
      intro={`Tell us what has happened. We answer within ${portalConfiguration.supportTime}.`}
      back={subject ? <BackToPortal /> : <BackLink send={send} label="Back to Login" />}
    >
      <StepForm
        // With the session, what the client has in the form goes too (SEC-H2, SEC-H11).
        key={left}
        fieldErrors={fieldErrors}
        onSubmit={(text) =>
          send({
            type: 'supportSubmitted',
            name: text('name'),
            email: text('email'),
            reason: text('reason'),
            message: text('message'),
          })
        }
      >
        <TextField
          {...firstFieldOf(state, 'name')}
          label="Name"
          autoComplete="name"
          defaultValue={sender?.name}
        />
        <TextField
          {...fieldOf(state, 'email')}
          label="Email Address"
          type="email"
          autoComplete="email"
          defaultValue={(left === 0 && state.email) || sender?.email}
        />
        <SelectField
          {...fieldOf(state, 'reason')}
          label="Reason"
          placeholder={noReason}
          options={reasons}
          onFocus={() => send({ type: 'reasonFieldOpened' })}
        />
        {takesMessage ? (
          <TextAreaField
            {...fieldOf(state, 'message')}
            label="What happened?"
            hint="Optional. Please do not write passwords or codes here."
            rows={4}
            maxLength={MAX_MESSAGE_LENGTH}
          />
        ) : null}
        <Button type="submit" size="full" busy={state.busy} busyLabel="Sending">
          Submit
        </Button>
      </StepForm>
    </StepFrame>
  );
}

/** How many clients have left since the form was opened. A visitor who signs in has left nothing. */
function useClientsLeft(subject: string | undefined): number {
  const [{ last, count }, setLast] = useState({ last: subject, count: 0 });
  if (subject !== last) setLast({ last: subject, count: last === undefined ? count : count + 1 });
  return count;
}

/** To the page that the client came from, else to the policies. */
function BackToPortal() {
  const goBack = useGoBack();
  function follow(event: MouseEvent) {
    if (isPlainClick(event) && goBack()) event.preventDefault();
  }
  return (
    <Link className={backLook} to={paths.policies.to()} onClick={follow}>
      <BackLabel>Back</BackLabel>
    </Link>
  );
}

type Sender = { subject: string; name: string; email: string };

/** Who is signed in. Until it is known, and where it cannot be read, the fields are empty as for anyone. */
function useSender(subject: string | undefined): Sender | undefined {
  const [sender, setSender] = useState<Sender>();
  useEffect(() => {
    if (subject === undefined) return undefined;
    let isCurrent = true;
    gateway.client.get.query().then(
      (client) => {
        if (isCurrent) setSender({ subject, name: clientName(client) ?? '', email: client.email ?? '' });
      },
      (failure) => noteFailure('client.get', failure),
    );
    return () => {
      isCurrent = false;
    };
  }, [subject]);
  return sender?.subject === subject ? sender : undefined;
}
