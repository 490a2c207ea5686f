import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '#core/errors/failure-text.ts';
import type { FieldErrors } from '#core/errors/field-errors.ts';
import { mayBeDone } from '#core/errors/may-be-done.ts';
import { randomUuid } from '#core/random-uuid.ts';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { createRequestKey } from '#core/trpc/request-key.ts';
import { ErrorBanner } from '#ui/feedback/banner.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextAreaField } from '#ui/form/text-field.tsx';
import { AttachFiles, useAttached } from '../attach-files.tsx';
import {
  DraftNote,
  inDoubtText,
  lengthLeft,
  messageFault,
  notSentText,
  offlineFault,
  SendRow,
  useOneAtATime,
} from '../compose.tsx';
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
      {error === null ? null : <ErrorBanner>{error}</ErrorBanner>}
      <DraftNote isShown={draft.isRestored} lacksFiles={lacksFiles} isBusy={isBusy} onDiscard={discard} />
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
        <AttachFiles
          name={uuid}
          about={policyUuid === null ? {} : { policyId: policyUuid }}
          isBusy={isBusy}
        />
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

type Reply = { body: string; attachmentIds: readonly string[] };

/** The ids of the messages before a reply was first sent, and of the documents that it was sent with. */
type Doubt = { before: readonly string[]; attachmentIds: readonly string[] };

/** What is known of a reply that was sent and has no good answer yet. It is kept with the draft, also over a reload. */
function replyInDoubt(uuid: string) {
  const doubt = keptWithDrafts(`${uuid} in doubt`);
  const key = createRequestKey(randomUuid, keptWithDrafts(`${uuid} key`));
  return {
    keyOf: key.keyOf,
    /** Null where no reply is in doubt. */
    read: () => JSON.parse(doubt.read() ?? 'null') as Doubt | null,
    /** It is sent after these messages. False where an earlier attempt is in doubt. */
    begin({ attachmentIds }: Reply, messages: readonly Message[]): boolean {
      if (doubt.read() !== undefined) return false;
      const before = messages.map(({ uuid: id }) => id);
      doubt.write(JSON.stringify({ before, attachmentIds } satisfies Doubt));
      return true;
    },
    /** It was refused: nothing has arrived. */
    refused: () => doubt.forget(),
    end() {
      doubt.forget();
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

  /** Only what was sent goes: the client may have left the page during the call, and gone on here since. */
  function arrived(message: Message, sent: Reply) {
    answers.change((conversation) => withMessage(conversation, message));
    void answers.readListAgain();
    inDoubt.end();
    if (keptWithDrafts(uuid).read() === sent.body) draft.forget();
    attached.sent(sent.attachmentIds);
    setStatus({ ...nothing, isSent: true });
  }

  /** The conversation itself says whether a reply in doubt has arrived. */
  async function findDelivered(sent: Reply): Promise<Message | undefined> {
    const doubt = inDoubt.read();
    // Offline the read would wait for the connection.
    if (doubt === null || !navigator.onLine) return undefined;
    const { data } = await refetch();
    return data && wasDelivered(sent, doubt, data.messages);
  }

  const failureText = (why: string) => (inDoubt.read() ? inDoubtText(lookedFor) : notSentText(why));

  async function failed(failure: unknown, sent: Reply) {
    const message = await findDelivered(sent);
    if (message) return arrived(message, sent);
    setStatus({ ...nothing, error: failureText(failureSentence(failure)) });
  }

  async function send() {
    const fault = messageFault(draft.text);
    setStatus({
      ...nothing,
      fieldErrors: fault === undefined ? {} : { body: fault },
      error: attached.fault === undefined ? null : notSentText(attached.fault),
    });
    if (fault !== undefined || attached.fault !== undefined) return;
    const offline = offlineFault();
    if (offline !== undefined) return setStatus({ ...nothing, error: failureText(offline) });
    const { attachmentIds = [] } = attached.input;
    const sent = { body: draft.text, attachmentIds };
    const message = await findDelivered(sent);
    if (message) return arrived(message, sent);
    const idempotencyKey = inDoubt.keyOf([uuid, sent.body, ...attachmentIds]);
    const input = { uuid, body: sent.body, ...attached.input, idempotencyKey };
    const isFirst = inDoubt.begin(sent, messages);
    await reply.mutateAsync(input).then(
      (answer) => arrived(answer, sent),
      (failure) => {
        if (isFirst && !mayBeDone(failure)) inDoubt.refused();
        return failed(failure, sent);
      },
    );
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

const lookedFor = 'When you send it again, we first look whether it is there.';

function withMessage(conversation: Conversation, message: Message): Conversation {
  const isThere = conversation.messages.some(({ uuid }) => uuid === message.uuid);
  return isThere ? conversation : { ...conversation, messages: [...conversation.messages, message] };
}

export type Message = RouterOutputs['messages']['byId']['messages'][number];

/**
 * The message whose sending had no good answer, if it has arrived all the same, with its documents. One whose sender is
 * not known may be it; one that names no documents had those of the first attempt, as a firm may not give them.
 */
export function wasDelivered(
  { body, attachmentIds }: Reply,
  doubt: Doubt,
  after: readonly Message[],
): Message | undefined {
  const known = new Set(doubt.before);
  const hasThem = ({ attachments }: Message) =>
    hasSame(
      attachments.map(({ id }) => id),
      attachmentIds,
    ) ||
    (attachments.length === 0 && hasSame(doubt.attachmentIds, attachmentIds));
  return after.find(
    (message) =>
      message.sender?.isClient !== false &&
      message.body === body.trim() &&
      !known.has(message.uuid) &&
      hasThem(message),
  );
}

function hasSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}
