import { MAX_SUBJECT_LENGTH } from '@portal/contract/constants';
import { type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureSentence } from '#core/errors/app-error.ts';
import { type FieldErrors, formRefusalOf } from '#core/errors/field-errors.ts';
import { mayBeDone } from '#core/errors/may-be-done.ts';
import { type RouterInputs, useTRPC } from '#core/trpc/procedures.ts';
import { useAttached } from '../compose/attach-files.tsx';
import { messageFault, offlineFault, useOneAtATime } from '../compose/compose.tsx';
import { keptWithDrafts, useDraft } from '../compose/drafts.ts';
import { sendsInDoubt } from '../compose/sends-in-doubt.ts';
import { type Thread, withThread } from '../thread-queries.ts';

export type NewMessageField = 'subject' | 'body';

type FormStatus = { error: string | null; fieldErrors: FieldErrors<NewMessageField> };

const nothing: FormStatus = { error: null, fieldErrors: {} };

type NewMessage = RouterInputs['messages']['start'];

/** What a new message starts with; the texts that follow it are kept under its name. */
export type MessageStart = { name: string; policyUuid: string; subject: string };

/**
 * P-9: starts a conversation. The text is kept until it has been accepted, and is accepted once (SEC-I7). `onStarted`
 * is for the page that waits for it: a client who has left it meanwhile is not brought back.
 */
export function useNewMessage(from: MessageStart, onStarted: (thread: Thread) => void) {
  /** Kept with the draft, so that a retry after returning or a reload counts once (SEC-I7). */
  const inDoubt = sendsInDoubt<null>(from.name);
  const texts = useTexts(from, inDoubt.end);
  const { about, subject, body } = texts;
  const attached = useAttached(from.name);
  const [status, setStatus] = useState(nothing);
  const { isBusy, run } = useOneAtATime();
  const start = useStart(accepted, ({ idempotencyKey = '' }) => inDoubt.refused(idempotencyKey));
  const earlier = useEarlierStart(inDoubt.read()?.keys ?? [], onStarted, showFailure);

  function accepted(sent: NewMessage) {
    inDoubt.arrived(sent.idempotencyKey ?? '');
    texts.accepted(sent);
    attached.sent(sent.attachmentIds ?? []);
  }

  function discard() {
    inDoubt.end();
    texts.forget();
    attached.clear();
  }

  const failureText = (why: string) => inDoubt.failureText(why, lookFirst);

  function showFailure(thrown: unknown) {
    const { failure, fieldErrors } = formRefusalOf(thrown, ['subject', 'body']);
    setStatus({ error: failure === null ? null : failureText(failureSentence(failure)), fieldErrors });
  }

  async function send() {
    if (earlier.isPending) return;
    const fieldErrors = faultsOf(subject.text, body.text);
    const held = attached.fault ?? offlineFault();
    setStatus({ error: held === undefined ? null : failureText(held), fieldErrors });
    if (Object.keys(fieldErrors).length > 0 || held !== undefined) return;
    const draft = {
      subject: subject.text.trim(),
      body: body.text,
      ...(about.text !== '' && { policyUuid: about.text }),
      ...attached.input,
    };
    const { attachmentIds = [] } = attached.input;
    const idempotencyKey = inDoubt.begin([about.text, draft.subject, body.text, ...attachmentIds], null);
    await start.mutateAsync({ ...draft, idempotencyKey }, { onSuccess: onStarted }).catch(showFailure);
  }
  return {
    ...{ about, subject, body, discard },
    isRestored: about.isRestored || subject.isRestored || body.isRestored,
    lacksFiles: attached.isLost,
    ...{ send: () => run(send), isBusy: isBusy || earlier.isPending, ...status },
  };
}

function useTexts(from: MessageStart, onEmptied: () => void) {
  const about = useDraft(`${from.name} about`, from.policyUuid);
  const subject = useDraft(`${from.name} subject`, from.subject);
  const body = useDraft(`${from.name} body`);

  function forget() {
    for (const draft of [about, subject, body]) draft.forget();
  }
  return {
    ...{ about, subject, forget },
    body: {
      ...body,
      write(text: string) {
        body.write(text);
        if (text === '') onEmptied();
      },
    },
    /** Only what was sent goes: the client may have left the page during the call, and gone on here since. */
    accepted(sent: NewMessage) {
      const keptSubject = keptWithDrafts(`${from.name} subject`).read() ?? from.subject;
      const keptBody = keptWithDrafts(`${from.name} body`).read();
      if (keptBody === sent.body && keptSubject.trim() === sent.subject) forget();
    },
  };
}

function useStart(onAccepted: (sent: NewMessage) => void, onRefused: (sent: NewMessage) => void) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const readListAgain = () => queryClient.invalidateQueries(trpc.messages.list.pathFilter());
  return useMutation(
    trpc.messages.start.mutationOptions({
      onSuccess(thread, sent) {
        onAccepted(sent);
        // Its heading need not wait, even where the answer of the firm lacks the subject.
        const started = { ...thread, subject: thread.subject ?? sent.subject };
        queryClient.setQueryData(trpc.messages.list.queryKey(), (list) => list && withThread(list, started));
        void readListAgain();
      },
      onError(failure, sent) {
        // The client is asked to check whether it is there.
        if (mayBeDone(failure)) void readListAgain();
        else onRefused(sent);
      },
    }),
  );
}

/** P-9: the message is still being sent where the client left the page meanwhile and has come back. */
function useEarlierStart(
  keys: readonly string[],
  onStarted: (thread: Thread) => void,
  onFailed: (failure: unknown) => void,
) {
  const mutationKey = useTRPC().messages.start.mutationKey();
  const mutations = useQueryClient().getMutationCache();
  const [earlierId] = useState(() => {
    const isThis = (variables: unknown) => keys.includes((variables as NewMessage).idempotencyKey ?? '');
    const predicate = ({ state }: { state: MutationState }) => isThis(state.variables);
    return mutations.find({ mutationKey, status: 'pending', predicate })?.mutationId;
  });
  const [earlier] = useMutationState<MutationState<Thread>>({
    filters: { mutationKey, predicate: ({ mutationId }) => mutationId === earlierId },
    select: ({ state }) => state,
  });
  const status = earlier?.status;
  const settle = useEffectEvent(() => {
    if (earlier?.data) onStarted(earlier.data);
    else if (earlier?.error) onFailed(earlier.error);
  });
  useEffect(() => {
    if (status === 'success' || status === 'error') settle();
  }, [status]);
  return { isPending: status === 'pending' };
}

const lookFirst = 'Before you send it again, please check whether it is already in your messages.';

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
