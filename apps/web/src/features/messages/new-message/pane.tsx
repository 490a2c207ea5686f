import { MAX_SUBJECT_LENGTH } from '@portal/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { type NamedPolicy, policyName } from '#core/format/policy-name.ts';
import { SubjectHeading } from '#core/routing/headings/subject-heading.tsx';
import { threadAddress } from '#core/routing/message-addresses.ts';
import { useSession } from '#core/session/store.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { ErrorBanner } from '#ui/feedback/banner.tsx';
import { SectionSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextAreaField, TextField } from '#ui/form/text-field.tsx';
import { AttachFiles } from '../compose/attach-files.tsx';
import { DraftNote, lengthLeft, SendRow } from '../compose/compose.tsx';
import styles from './pane.module.css';
import { type MessageStart, type NewMessageField, useNewMessage } from './use-new-message.ts';

type NewMessagePaneProps = {
  /** The policy that the message is about, from the address. */
  policyUuid: string | null;
  responseTime: string | null;
  headingRef: Ref<HTMLHeadingElement>;
};

/** P-9: a new conversation with the adviser. What was sent is then seen in it. */
export function NewMessagePane({ policyUuid, responseTime, headingRef }: NewMessagePaneProps) {
  const trpc = useTRPC();
  const query = useQuery(trpc.policies.list.queryOptions());
  const { isLoading } = query;
  const policies = query.data?.policies ?? [];
  const start = useMessageStart(policyUuid, query.isPending ? null : policies);
  return (
    <article className={styles.pane}>
      <header>
        <SubjectHeading ref={headingRef} name="New message" />
        <Recipient />
      </header>
      {start === null ? (
        <QueryBoundary
          query={query}
          loading={<SectionSkeleton label="Loading your policies" />}
          failed={(failure) => <FailedPart heading="We could not load your policies" failure={failure} />}
        >
          {() => null}
        </QueryBoundary>
      ) : (
        <NewMessageForm key={start.name} {...{ start, policies, isLoading, responseTime }} />
      )}
    </article>
  );
}

/**
 * What a message starts with; null while the policy that it is about is not known. The list of policies may load only
 * after the client has begun to write, so a start is kept as long as the address.
 */
function useMessageStart(
  policyUuid: string | null,
  policies: readonly NamedPolicy[] | null,
): MessageStart | null {
  const subject = useSubjectFromLink();
  const from = `${policyUuid} ${subject}`;
  const [kept, setKept] = useState<{ from: string; start: MessageStart } | null>(null);
  if (kept?.from === from) return kept.start;
  if (policyUuid !== null && policies === null) return null;
  const start = startWith(
    policies?.find(({ uuid }) => uuid === policyUuid),
    subject,
  );
  setKept({ from, start });
  return start;
}

/**
 * What the page that led here suggests as the subject. It is in the history and not in the address, so no other site
 * can set it. The history outlives signing out, so a subject that was suggested to another client is ignored (SEC-H11).
 */
function useSubjectFromLink(): string {
  const { claims } = useSession();
  const state = useLocation().state as { subject?: unknown; client?: unknown } | null;
  if (typeof state?.subject !== 'string' || state.client !== claims?.subject) return '';
  return state.subject.slice(0, MAX_SUBJECT_LENGTH);
}

/**
 * What a message about a policy, or with a suggested subject, starts with. A policy that is not in the list is not
 * named.
 */
export function startWith(policy: NamedPolicy | undefined, subject: string): MessageStart {
  if (policy === undefined) return { name: `new ${subject}`, policyUuid: '', subject };
  const question = `Question about ${policyName(policy)}`.slice(0, MAX_SUBJECT_LENGTH);
  return { name: `new ${policy.uuid}`, policyUuid: policy.uuid, subject: question };
}

type NewMessageFormProps = {
  start: MessageStart;
  policies: readonly NamedPolicy[];
  /** The policies are not known yet; their field keeps its place. */
  isLoading: boolean;
  responseTime: string | null;
};

function NewMessageForm({ start, policies, isLoading, responseTime }: NewMessageFormProps) {
  const navigate = useNavigate();
  const draft = useNewMessage(
    start,
    (thread) => void navigate(threadAddress(thread.uuid), { replace: true }),
  );
  const { about, subject, body, send, isBusy, error, fieldErrors } = draft;
  return (
    <>
      {error === null ? null : <ErrorBanner>{error}</ErrorBanner>}
      <DraftNote
        isShown={draft.isRestored}
        lacksFiles={draft.lacksFiles}
        isBusy={isBusy}
        onDiscard={draft.discard}
      />
      <Form<NewMessageField> fieldErrors={fieldErrors} onSubmit={send}>
        <TextField
          label="Subject"
          name="subject"
          autoComplete="off"
          error={fieldErrors.subject}
          value={subject.text}
          readOnly={isBusy}
          onChange={(event) => subject.write(event.target.value)}
        />
        {policies.length === 0 && !isLoading ? null : (
          <SelectField
            label="About a policy (optional)"
            name="policy"
            placeholder="None in particular"
            options={policies.map((policy) => ({ value: policy.uuid, label: policyLabel(policy) }))}
            value={about.text}
            disabled={isBusy}
            onChange={(event) => about.write(event.target.value)}
          />
        )}
        <TextAreaField
          label="Message"
          name="body"
          rows={6}
          hint={lengthLeft(body.text)}
          error={fieldErrors.body}
          value={body.text}
          readOnly={isBusy}
          onChange={(event) => body.write(event.target.value)}
        />
        <AttachFiles
          name={start.name}
          about={about.text === '' ? {} : { policyId: about.text }}
          isLocked={isBusy}
        />
        <SendRow responseTime={responseTime} isBusy={isBusy} />
      </Form>
    </>
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
    (text) => text && (policy.name || !name.includes(text)),
  );
  return [name, details.join(' ')].filter(Boolean).join(', ');
}
