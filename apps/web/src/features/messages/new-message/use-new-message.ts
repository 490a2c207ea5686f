import { MAX_SUBJECT_LENGTH } from '@portal/contract/constants';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '#core/errors/failure-text.ts';
import { type FieldErrors, formRefusalOf } from '#core/errors/field-errors.ts';
import { mayBeDone } from '#core/errors/may-be-done.ts';
import { randomUuid } from '#core/random-uuid.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { createRequestKey } from '#core/trpc/request-key.ts';
import { useAttached } from '../attach-files.tsx';
import { inDoubtText, messageFault, notSentText, offlineFault, useOneAtATime } from '../compose.tsx';
import { keptWithDrafts, useDraft } from '../drafts.ts';
import { type Thread, withThread } from '../thread-queries.ts';

export type NewMessageField = 'subject' | 'body';

type FormStatus = { error: string | null; fieldErrors: FieldErrors<NewMessageField> };

const nothing: FormStatus = { error: null, fieldErrors: {} };

type NewMessage = { subject: string; body: string; attachmentIds?: readonly string[] | undefined };

/** What a new message starts with; the texts that follow it are kept under its name. */
export type MessageStart = { name: string; policyUuid: string; subject: string };

/**
 * P-9: starts a conversation. The text is kept until it has been accepted, and is accepted once (SEC-I7). `onStarted`
 * is for the page that waits for it: a client who has left it meanwhile is not brought back.
 */
export function useNewMessage(from: MessageStart, onStarted: (thread: Thread) => void) {
  const about = useDraft(`${from.name} about`, from.policyUuid);
  const subject = useDraft(`${from.name} subject`, from.subject);
  const body = useDraft(`${from.name} body`);
  const attached = useAttached(from.name);
  const [status, setStatus] = useState(nothing);
  const { isBusy, run } = useOneAtATime();
  /** Kept with the draft, so that a retry after returning or a reload counts once (SEC-I7). */
  const startKey = createRequestKey(randomUuid, keptWithDrafts(`${from.name} key`));
  const start = useStart(accepted);

  /** Only what was sent goes: the client may have left the page during the call, and gone on here since. */
  function accepted(sent: NewMessage) {
    const keptSubject = keptWithDrafts(`${from.name} subject`).read() || from.subject;
    const keptBody = keptWithDrafts(`${from.name} body`).read();
    if (keptBody === sent.body && keptSubject.trim() === sent.subject) forgetTexts();
    attached.sent(sent.attachmentIds ?? []);
  }

  function forgetTexts() {
    startKey.forget();
    for (const draft of [about, subject, body]) draft.forget();
  }

  function discard() {
    forgetTexts();
    attached.clear();
  }

  function failed(thrown: unknown) {
    const { failure, fieldErrors } = formRefusalOf(thrown, ['subject', 'body']);
    setStatus({ error: failure === null ? null : failureText(failure), fieldErrors });
  }

  async function send() {
    const fieldErrors = faultsOf(subject.text, body.text);
    const held = attached.fault ?? offlineFault();
    setStatus({ error: held === undefined ? null : notSentText(held), fieldErrors });
    if (Object.keys(fieldErrors).length > 0 || held !== undefined) return;
    const draft = {
      subject: subject.text.trim(),
      body: body.text,
      ...(about.text !== '' && { policyUuid: about.text }),
      ...attached.input,
    };
    const { attachmentIds = [] } = attached.input;
    const idempotencyKey = startKey.keyOf([about.text, draft.subject, body.text, ...attachmentIds]);
    await start.mutateAsync({ ...draft, idempotencyKey }, { onSuccess: onStarted }).catch(failed);
  }
  return {
    ...{ about, subject, body, discard },
    isRestored: subject.isRestored || body.isRestored,
    lacksFiles: attached.isLost,
    ...{ send: () => run(send), isBusy, ...status },
  };
}

function useStart(onAccepted: (sent: NewMessage) => void) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const readListAgain = () => queryClient.invalidateQueries(trpc.messages.list.pathFilter());
  return useMutation(
    trpc.messages.start.mutationOptions({
      onSuccess(thread, sent) {
        onAccepted(sent);
        // Its heading need not wait, also where the answer of the firm lacks the subject.
        const started = { ...thread, subject: thread.subject ?? sent.subject };
        queryClient.setQueryData(trpc.messages.list.queryKey(), (list) => list && withThread(list, started));
        void readListAgain();
      },
      onError(failure) {
        // The client is asked to look whether it is there.
        if (mayBeDone(failure)) void readListAgain();
      },
    }),
  );
}

const lookFirst = 'Before you send it again, please look whether it is among your messages.';

function failureText(failure: unknown): string {
  return mayBeDone(failure) ? inDoubtText(lookFirst) : notSentText(failureSentence(failure));
}

function faultsOf(subject: string, body: string): FieldErrors<NewMessageField> {
  const fault = messageFault(body);
  return {
    ...(subject.trim() === '' && { subject: 'Say in a few words what it is about.' }),
    ...(subject.trim().length > MAX_SUBJECT_LENGTH && {
      subject: `A subject has at most ${MAX_SUBJECT_LENGTH} characters.`,
    }),
    ...(fault !== undefined && { body: fault }),
  };
}
