import { useState } from 'react';
import { toAppError } from '#core/errors.ts';
import { failureSentence } from '#core/failure-sentence.ts';
import { trpc } from '#core/trpc/react.ts';
import { messageFault } from './message-length.ts';
import { useDraft } from './use-draft.ts';
import { type Conversation, useThread, useThreadAnswers } from './use-thread.ts';
import { type Message, wasDelivered } from './was-delivered.ts';

type Told = { fault: string | undefined; error: string | null; isSent: boolean };

const nothing: Told = { fault: undefined, error: null, isSent: false };

/** Row P9: a reply. What was written stays until it has arrived, and nothing is sent twice. */
export function useReply({ thread: { uuid }, messages }: Conversation) {
  const [draft, setDraft] = useDraft(uuid);
  const [told, setTold] = useState(nothing);
  const answers = useThreadAnswers(uuid);
  const { refetch } = useThread(uuid);
  const reply = trpc.messages.reply.useMutation();
  const [isBusy, setBusy] = useState(false);

  function arrived(message: Message) {
    answers.change((conversation) => withMessage(conversation, message));
    void answers.readListAgain();
    setDraft('');
    setTold({ ...nothing, isSent: true });
  }

  /** Without a good answer nobody knows: the conversation itself says whether it arrived. */
  async function failed(failure: unknown) {
    const { data } = isCertain(failure) ? {} : await refetch();
    const message = data && wasDelivered(draft, messages, data.messages);
    if (message) arrived(message);
    else setTold({ ...nothing, error: failureSentence(failure) });
  }

  async function send() {
    const fault = messageFault(draft);
    setTold({ ...nothing, fault });
    if (fault !== undefined || isBusy) return;
    setBusy(true);
    await reply.mutateAsync({ uuid, body: draft }).then(arrived, failed);
    setBusy(false);
  }
  return { draft, setDraft, send, isBusy, ...told };
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
