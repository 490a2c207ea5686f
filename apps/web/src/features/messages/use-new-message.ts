import { MAX_SUBJECT_LENGTH } from '@portal/contract/constants';
import { useState } from 'react';
import { toAppError } from '#core/errors.ts';
import { failureSentence } from '#core/failure-sentence.ts';
import { type FieldErrors, fieldErrorsOf } from '#core/field-errors.ts';
import { trpc } from '#core/trpc/react.ts';
import { messageFault } from './message-length.ts';
import { startKey } from './start-key.ts';
import { useDraft } from './use-draft.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import type { Thread } from './use-thread.ts';

export type NewMessageField = 'subject' | 'body';

type Told = { error: string | null; fieldErrors: FieldErrors<NewMessageField> };

const nothing: Told = { error: null, fieldErrors: {} };

/** Row P9: begins a conversation. What was written stays until it has been taken, and is taken once (security I7). */
export function useNewMessage(onStarted: (thread: Thread) => void) {
  const [about, setAbout] = useDraft('new about');
  const [subject, setSubject] = useDraft('new subject');
  const [body, setBody] = useDraft('new body');
  const [told, setTold] = useState(nothing);
  const { isBusy, run } = useOneAtATime();
  const start = trpc.messages.start.useMutation();

  function started(thread: Thread) {
    startKey.forget();
    for (const setText of [setAbout, setSubject, setBody]) setText('');
    onStarted(thread);
  }

  function failed(failure: unknown) {
    const { code, fields } = toAppError(failure);
    const fieldErrors = code === 'VALIDATION' ? fieldErrorsOf(fields, ['subject', 'body']) : {};
    const isTold = Object.keys(fieldErrors).length > 0;
    setTold({ error: isTold ? null : failureSentence(failure), fieldErrors });
  }

  async function send() {
    const fieldErrors = faultsOf(subject, body);
    setTold({ error: null, fieldErrors });
    if (Object.keys(fieldErrors).length > 0) return;
    const draft = { subject: subject.trim(), body, ...(about !== '' && { policyUuid: about }) };
    const idempotencyKey = startKey.keyOf([about, draft.subject, body]);
    await start.mutateAsync({ ...draft, idempotencyKey }).then(started, failed);
  }
  return {
    ...{ about, setAbout, subject, setSubject, body, setBody },
    ...{ send: () => run(send), isBusy, ...told },
  };
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
