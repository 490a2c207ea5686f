import type { Ref } from 'react';
import { useNavigate } from 'react-router';
import { trpc } from '#core/trpc/react.ts';
import { ErrorBanner } from '#ui/banner.tsx';
import { Form } from '#ui/form.tsx';
import { paneHeading } from '#ui/pane-heading.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { lengthLeft } from './message-length.ts';
import { threadAddress } from './messages-place.ts';
import styles from './new-message-pane.module.css';
import { policyLabel } from './policy-label.ts';
import { SendRow } from './send-row.tsx';
import { type NewMessageField, useNewMessage } from './use-new-message.ts';

type NewMessagePaneProps = { responseTime: string | null; headingRef: Ref<HTMLHeadingElement> };

/** Row P9: a new conversation with the adviser. What was sent is then seen in it. */
export function NewMessagePane({ responseTime, headingRef }: NewMessagePaneProps) {
  const navigate = useNavigate();
  const { messages } = trpc.useUtils();
  const policies = trpc.policies.list.useQuery().data?.policies ?? [];
  const draft = useNewMessage((thread) => {
    void messages.list.invalidate();
    void navigate(threadAddress(thread.uuid), { replace: true });
  });
  const { about, subject, body, send, isBusy, error, fieldErrors } = draft;
  return (
    <article className={styles.pane}>
      <header>
        <h2 ref={headingRef} className={paneHeading} tabIndex={-1}>
          New message
        </h2>
        <Recipient />
      </header>
      {error === null ? null : (
        <ErrorBanner>Your message was not sent. {error} What you wrote is kept.</ErrorBanner>
      )}
      <Form<NewMessageField> fieldErrors={fieldErrors} onSubmit={send}>
        <TextField
          label="Subject"
          name="subject"
          autoComplete="off"
          error={fieldErrors.subject}
          value={subject}
          readOnly={isBusy}
          onChange={(event) => draft.setSubject(event.target.value)}
        />
        {policies.length === 0 ? null : (
          <SelectField
            label="About a policy (optional)"
            name="policy"
            placeholder="None in particular"
            options={policies.map((policy) => ({ value: policy.uuid, label: policyLabel(policy) }))}
            value={about}
            onChange={(event) => draft.setAbout(event.target.value)}
          />
        )}
        <TextAreaField
          label="Message"
          name="body"
          rows={6}
          hint={lengthLeft(body)}
          error={fieldErrors.body}
          value={body}
          readOnly={isBusy}
          onChange={(event) => draft.setBody(event.target.value)}
        />
        <SendRow responseTime={responseTime} isBusy={isBusy} />
      </Form>
    </article>
  );
}

/** Named where the firm tells who it is. */
function Recipient() {
  const { data: client } = trpc.client.get.useQuery();
  return (
    <p className={styles.recipient}>
      {client?.adviser ? `To ${client.adviser.name}, who looks after you` : 'To your adviser'}
    </p>
  );
}
