import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toAppError } from '#core/errors/app-error.ts';
import { failureSentence } from '#core/errors/failure-text.ts';
import type { FieldErrors } from '#core/errors/field-errors.ts';
import { randomUuid } from '#core/random-uuid.ts';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { createRequestKey } from '#core/trpc/request-key.ts';
import { ErrorBanner } from '#ui/feedback/banner.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextAreaField } from '#ui/form/text-field.tsx';
import { AttachFiles, useAttached } from '../attach-files.tsx';
import { DraftNote, lengthLeft, messageFault, SendRow, useOneAtATime } from '../compose.tsx';
import { keptWithDrafts, useDraft } from '../drafts.ts';
import { type Conversation, useThread, useThreadAnswers } from '../thread-queries.ts';
import styles from './reply-form.module.css';

type ReplyFormProps = { conversation: Conversation; responseTime: string | null };

/** P-9: the answer to a conversation, at its end. */
export function ReplyForm({ conversation, responseTime }: ReplyFormProps) {
  const { draft, discard, lacksFiles, send, isBusy, fieldErrors, error, isSent } = useReply(conversation);
  const { uuid, contact, policyUuid } = conversation.thread;
  return (
    <div className={styles.reply}>
      {error === null ? null : (
        <ErrorBanner>Your message was not sent. {error} What you wrote is kept.</ErrorBanner>
      )}
      <DraftNote isShown={draft.isRestored} lacksFiles={lacksFiles} onDiscard={discard} />
      <Form<'body'> fieldErrors={fieldErrors} onSubmit={() => void send()}>
        <TextAreaField
          label={contact ? `Reply to ${contact.name}` : 'Reply'}
          name="body"
          rows={3}
          hint={lengthLeft(draft.text)}
          error={fieldErrors.body}
          value={draft.text}
          readOnly={isBusy}
          onChange={(event) => draft.write(event.target.value)}
        />
        <AttachFiles name={uuid} about={policyUuid === null ? {} : { policyId: policyUuid }} />
        <SendRow responseTime={responseTime} isBusy={isBusy} />
      </Form>
      <p className="visually-hidden" role="status">
        {isSent ? 'Your message has been sent.' : ''}
      </p>
    </div>
  );
}

type FormStatus = { error: string | null; fieldErrors: FieldErrors<'body'>; isSent: boolean };

const nothing: FormStatus = { error: null, fieldErrors: {}, isSent: false };

/** What is known of a reply that was sent and has no good answer yet. It is kept with the draft, also over a reload. */
function replyInDoubt(uuid: string) {
  const before = keptWithDrafts(`${uuid} before`);
  const key = createRequestKey(randomUuid, keptWithDrafts(`${uuid} key`));
  return {
    keyOf: key.keyOf,
    /** The ids of the messages before it was first sent; null where no reply is in doubt. */
    readBefore: () => JSON.parse(before.read() ?? 'null') as string[] | null,
    /** It is sent after these messages. False where an earlier attempt is in doubt. */
    begin(messages: readonly Message[]): boolean {
      if (before.read() !== undefined) return false;
      before.write(JSON.stringify(messages.map(({ uuid: id }) => id)));
      return true;
    },
    /** It was refused: nothing has arrived. */
    refused: () => before.forget(),
    end() {
      before.forget();
      key.forget();
    },
  };
}

/**
 * P-9: a reply. What was written stays until it has arrived, and counts once, also where the firm ignores the key
 * (SEC-I7).
 */
function useReply({ thread: { uuid }, messages }: Conversation) {
  const trpc = useTRPC();
  const draft = useDraft(uuid);
  const attached = useAttached(uuid);
  const [status, setStatus] = useState(nothing);
  const { isBusy, run } = useOneAtATime();
  const answers = useThreadAnswers(uuid);
  const { refetch } = useThread(uuid);
  const reply = useMutation(trpc.messages.reply.mutationOptions());
  const inDoubt = replyInDoubt(uuid);

  function discard() {
    inDoubt.end();
    draft.forget();
    attached.clear();
  }

  function write(text: string) {
    draft.write(text);
    if (text === '') inDoubt.end();
  }

  function arrived(message: Message) {
    answers.change((conversation) => withMessage(conversation, message));
    void answers.readListAgain();
    discard();
    setStatus({ ...nothing, isSent: true });
  }

  /** The conversation itself says whether a reply in doubt has arrived. */
  async function findDelivered(): Promise<Message | undefined> {
    const before = inDoubt.readBefore();
    if (before === null) return undefined;
    const { data } = await refetch();
    return data && wasDelivered(draft.text, before, data.messages);
  }

  async function failed(failure: unknown, isFirst: boolean) {
    if (isFirst && isCertain(failure)) inDoubt.refused();
    const message = await findDelivered();
    if (message) arrived(message);
    else setStatus({ ...nothing, error: failureSentence(failure) });
  }

  async function send() {
    const fault = messageFault(draft.text);
    setStatus({
      ...nothing,
      fieldErrors: fault === undefined ? {} : { body: fault },
      error: attached.fault ?? null,
    });
    if (fault !== undefined || attached.fault !== undefined) return;
    const message = await findDelivered();
    if (message) return arrived(message);
    const { attachmentIds = [] } = attached.input;
    const idempotencyKey = inDoubt.keyOf([uuid, draft.text, ...attachmentIds]);
    const input = { uuid, body: draft.text, ...attached.input, idempotencyKey };
    const isFirst = inDoubt.begin(messages);
    await reply.mutateAsync(input).then(arrived, (failure) => failed(failure, isFirst));
  }
  return {
    draft: { ...draft, write },
    discard,
    lacksFiles: attached.isLost,
    send: () => run(send),
    isBusy,
    ...status,
  };
}

/** A refusal is certain; silence, or a service that broke off, is not. */
function isCertain(failure: unknown): boolean {
  const uncertain = ['NO_ANSWER', 'UPSTREAM_DOWN', 'UPSTREAM_MALFORMED', 'UNKNOWN'];
  return !uncertain.includes(toAppError(failure).code);
}

function withMessage(conversation: Conversation, message: Message): Conversation {
  const isThere = conversation.messages.some(({ uuid }) => uuid === message.uuid);
  return isThere ? conversation : { ...conversation, messages: [...conversation.messages, message] };
}

export type Message = RouterOutputs['messages']['byId']['messages'][number];

/**
 * The message whose sending had no good answer, if it has arrived all the same. One whose sender is not known may be
 * it.
 */
export function wasDelivered(
  body: string,
  before: readonly string[],
  after: readonly Message[],
): Message | undefined {
  const known = new Set(before);
  return after.find(
    (message) =>
      message.sender?.isClient !== false && message.body === body.trim() && !known.has(message.uuid),
  );
}
