import { MAX_SUBJECT_LENGTH } from '@portal/contract/constants';
import { useState } from 'react';
import { toAppError } from '#core/errors.ts';
import { failureSentence } from '#core/failure-sentence.ts';
import { type FieldErrors, fieldErrorsOf } from '#core/field-errors.ts';
import { trpc } from '#core/trpc/react.ts';
import { messageFault } from './message-length.ts';
import { useDraft } from './use-draft.ts';
import type { Thread } from './use-thread.ts';

export type NewMessageField = 'subject' | 'body';

type Told = { error: string | null; fieldErrors: FieldErrors<NewMessageField> };

const nothing: Told = { error: null, fieldErrors: {} };

/** Row P9: begins a conversation. What was written stays until it has been taken. */
export function useNewMessage(onStarted: (thread: Thread) => void) {
  const [subject, setSubject] = useDraft('new subject');
  const [body, setBody] = useDraft('new body');
  const [told, setTold] = useState(nothing);
  const start = trpc.messages.start.useMutation({
    onSuccess(thread) {
      setSubject('');
      setBody('');
      onStarted(thread);
    },
    onError(failure) {
      const { code, fields } = toAppError(failure);
      const fieldErrors = code === 'VALIDATION' ? fieldErrorsOf(fields, ['subject', 'body']) : {};
      const isTold = Object.keys(fieldErrors).length > 0;
      setTold({ error: isTold ? null : failureSentence(failure), fieldErrors });
    },
  });

  /** `about` is the uuid of a policy, or empty. */
  function send(about: string) {
    const fieldErrors = faultsOf(subject, body);
    setTold({ error: null, fieldErrors });
    if (start.isPending || Object.keys(fieldErrors).length > 0) return;
    start.mutate({ subject: subject.trim(), body, ...(about !== '' && { policyUuid: about }) });
  }
  return { subject, setSubject, body, setBody, send, isBusy: start.isPending, ...told };
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
