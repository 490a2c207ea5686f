import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useNavigate } from 'react-router';
import { type NamedPolicy, policyName } from '#core/format/names.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { ErrorBanner } from '#ui/feedback/banner.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextAreaField, TextField } from '#ui/form/text-field.tsx';
import { paneTitle } from '#ui/layout/headings.ts';
import { lengthLeft, SendRow } from '../compose.tsx';
import { threadAddress } from '../search-params.ts';
import styles from './pane.module.css';
import { type NewMessageField, useNewMessage } from './use-new-message.ts';

type NewMessagePaneProps = { responseTime: string | null; headingRef: Ref<HTMLHeadingElement> };

/** P-9: a new conversation with the adviser. What was sent is then seen in it. */
export function NewMessagePane({ responseTime, headingRef }: NewMessagePaneProps) {
  const trpc = useTRPC();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const policies = useQuery(trpc.policies.list.queryOptions()).data?.policies ?? [];
  const draft = useNewMessage((thread) => {
    void queryClient.invalidateQueries(trpc.messages.list.pathFilter());
    void navigate(threadAddress(thread.uuid), { replace: true });
  });
  const { about, subject, body, send, isBusy, error, fieldErrors } = draft;
  return (
    <article className={styles.pane}>
      <header>
        <h2 ref={headingRef} className={paneTitle} tabIndex={-1}>
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

/** The recipient's name, when the firm gives it. */
function Recipient() {
  const trpc = useTRPC();
  const { data: client } = useQuery(trpc.client.get.queryOptions());
  return (
    <p className={styles.recipient}>
      {client?.adviser ? `To ${client.adviser.name}, who looks after you` : 'To your adviser'}
    </p>
  );
}

/** The label of a policy in the select: two with the same name are distinguished by provider and number. */
export function policyLabel(policy: NamedPolicy): string {
  const name = policyName(policy);
  const details = [policy.provider?.name, policy.policyNumber].filter(
    // A policy without a name is already labelled with one of the two.
    (text) => text && (policy.name?.trim() || !name.includes(text.trim())),
  );
  return [name, details.join(' ')].filter(Boolean).join(', ');
}
