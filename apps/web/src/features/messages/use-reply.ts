import { useRef, useState } from 'react';
import { toAppError } from '#core/errors.ts';
import { failureSentence } from '#core/failure-sentence.ts';
import type { FieldErrors } from '#core/field-errors.ts';
import { trpc } from '#core/trpc/react.ts';
import { messageFault } from './message-length.ts';
import { useDraft } from './use-draft.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { type Conversation, useThread, useThreadAnswers } from './use-thread.ts';
import { type Message, wasDelivered } from './was-delivered.ts';

type Told = { error: string | null; fieldErrors: FieldErrors<'body'>; isSent: boolean };

const nothing: Told = { error: null, fieldErrors: {}, isSent: false };

/** Row P9: a reply. What was written stays until it has arrived, and nothing is sent twice. */
export function useReply({ thread: { uuid }, messages }: Conversation) {
  const [draft, setDraft] = useDraft(uuid);
  const [told, setTold] = useState(nothing);
  const { isBusy, run } = useOneAtATime();
  const answers = useThreadAnswers(uuid);
  const { refetch } = useThread(uuid);
  const reply = trpc.messages.reply.useMutation();
  /** What was there before a reply that nobody knows the fate of. */
  const beforeDoubt = useRef<readonly Message[] | null>(null);

  function arrived(message: Message) {
    beforeDoubt.current = null;
    answers.change((conversation) => withMessage(conversation, message));
    void answers.readListAgain();
    setDraft('');
    setTold({ ...nothing, isSent: true });
  }

  /** The conversation itself says whether a reply in doubt has arrived. */
  async function findDelivered(): Promise<Message | undefined> {
    if (beforeDoubt.current === null) return undefined;
    const { data } = await refetch();
    return data && wasDelivered(draft, beforeDoubt.current, data.messages);
  }

  async function failed(failure: unknown) {
    if (!isCertain(failure)) beforeDoubt.current ??= messages;
    const message = await findDelivered();
    if (message) arrived(message);
    else setTold({ ...nothing, error: failureSentence(failure) });
  }

  async function send() {
    const fault = messageFault(draft);
    setTold({ ...nothing, fieldErrors: fault === undefined ? {} : { body: fault } });
    if (fault !== undefined) return;
    const message = await findDelivered();
    if (message) arrived(message);
    else await reply.mutateAsync({ uuid, body: draft }).then(arrived, failed);
  }
  return { draft, setDraft, send: () => run(send), isBusy, ...told };
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
