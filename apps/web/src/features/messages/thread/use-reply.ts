import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '#core/errors/app-error.ts';
import type { FieldErrors } from '#core/errors/field-errors.ts';
import { mayBeDone } from '#core/errors/may-be-done.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { useAttached } from '../compose/attach-files.tsx';
import { messageFault, offlineFault, useOneAtATime } from '../compose/compose.tsx';
import { keptWithDrafts, useDraft } from '../compose/drafts.ts';
import { type Conversation, type Message, useThread, useThreadAnswers } from '../thread-queries.ts';
import { type Reply, replyInDoubt, wasDelivered } from './reply-in-doubt.ts';

type FormStatus = { error: string | null; fieldErrors: FieldErrors<'body'>; isSent: boolean };

const nothing: FormStatus = { error: null, fieldErrors: {}, isSent: false };

/** P-9: a reply. What was written stays until it has arrived. */
export function useReply(conversation: Conversation) {
  const { uuid } = conversation.thread;
  const draft = useDraft(uuid);
  const attached = useAttached(uuid);
  const [status, setStatus] = useState(nothing);
  const { isBusy, run } = useOneAtATime();
  const inDoubt = replyInDoubt(uuid);
  const deliver = useDelivery(conversation, arrived);

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
  function arrived({ body, attachmentIds = [] }: Reply) {
    if (keptWithDrafts(uuid).read() === body) draft.forget();
    attached.sent(attachmentIds);
    setStatus({ ...nothing, isSent: true });
  }

  const failureText = (why: string) => inDoubt.failureText(why, lookedFor);

  async function send() {
    const fault = messageFault(draft.text);
    const held = attached.fault ?? offlineFault();
    setStatus({
      ...nothing,
      fieldErrors: fault === undefined ? {} : { body: fault },
      error: held === undefined ? null : failureText(held),
    });
    if (fault !== undefined || held !== undefined) return;
    const failure = await deliver({ body: draft.text, ...attached.input });
    if (failure !== null) setStatus({ ...nothing, error: failureText(failureSentence(failure)) });
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

const lookedFor = 'If you send it again, we first check whether it has already arrived.';

/**
 * Sends a reply, and resolves to the failure, or to null where it has arrived. It counts once, even where the firm
 * ignores the key (SEC-I7).
 */
function useDelivery({ thread: { uuid }, messages }: Conversation, onArrived: (sent: Reply) => void) {
  const trpc = useTRPC();
  const answers = useThreadAnswers(uuid);
  const { refetch } = useThread(uuid);
  const reply = useMutation(trpc.messages.reply.mutationOptions());
  const inDoubt = replyInDoubt(uuid);

  function arrived(message: Message, sent: Reply) {
    answers.change((conversation) => withMessage(conversation, message));
    void answers.readListAgain();
    onArrived(sent);
    return null;
  }

  /** The conversation itself says whether a reply in doubt has arrived. */
  async function findDelivered(sent: Reply): Promise<Message | undefined> {
    const doubt = inDoubt.read();
    // Offline the read would wait for the connection.
    if (doubt === null || !navigator.onLine) return undefined;
    const { data } = await refetch();
    return data && wasDelivered(sent, doubt.note, data.messages);
  }

  return async (sent: Reply): Promise<unknown> => {
    const delivered = await findDelivered(sent);
    if (delivered) {
      inDoubt.end();
      return arrived(delivered, sent);
    }
    const idempotencyKey = inDoubt.begin(sent, messages);
    return reply.mutateAsync({ uuid, ...sent, idempotencyKey }).then(
      (message) => {
        inDoubt.arrived(idempotencyKey);
        return arrived(message, sent);
      },
      async (failure) => {
        if (!mayBeDone(failure)) inDoubt.refused(idempotencyKey);
        const message = await findDelivered(sent);
        if (message === undefined) return failure;
        inDoubt.arrived(idempotencyKey);
        return arrived(message, sent);
      },
    );
  };
}

function withMessage(conversation: Conversation, message: Message): Conversation {
  const isThere = conversation.messages.some(({ uuid }) => uuid === message.uuid);
  return isThere ? conversation : { ...conversation, messages: [...conversation.messages, message] };
}
