import { messages } from '@portal/contract/errors/messages';
import { newPasswordErrors } from '@portal/contract/shapes/password-rule';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deviceTokens } from '#core/device/tokens.ts';
import { failureSentence, toAppError } from '#core/errors/app-error.ts';
import { type FieldErrors, formRefusalOf } from '#core/errors/field-errors.ts';
import { mayBeDone } from '#core/errors/may-be-done.ts';
import { useTRPC } from '#core/trpc/procedures.ts';

type Refusal = { error: string | null; fieldErrors: FieldErrors<PasswordField> };

const none: Refusal = { error: null, fieldErrors: {} };

/** Changes the password, and returns the errors when it is refused. */
export function useChangePassword() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState(none);
  // Other sessions may have ended, and the history has a new entry.
  function readAgain() {
    for (const part of [trpc.sessions, trpc.securityEvents, trpc.notifications])
      void queryClient.invalidateQueries(part.pathFilter());
  }
  const change = useMutation(
    trpc.user.changePassword.mutationOptions({
      // No cache keeps the passwords.
      gcTime: 0,
      onSuccess: readAgain,
      onError(failure) {
        setRefusal(refusalOf(failure));
        if (mayBeDone(failure)) readAgain();
      },
    }),
  );

  function submit(form: PasswordForm) {
    const fieldErrors = newPasswordFaults(form);
    setRefusal({ error: null, fieldErrors });
    if (change.isPending || Object.keys(fieldErrors).length > 0) return;
    change.mutate({ ...form, deviceTokens: deviceTokens() });
  }
  return { ...refusal, submit, isBusy: change.isPending, isDone: change.isSuccess };
}

function refusalOf(thrown: unknown): Refusal {
  if (toAppError(thrown).code === 'WRONG_CREDENTIALS')
    return { error: null, fieldErrors: { currentPassword: messages.incorrectPassword } };
  const { failure, fieldErrors } = formRefusalOf(thrown, passwordFields);
  return { error: failure === null ? null : sentenceOf(failure), fieldErrors };
}

/** L-36: a retry with the password from before would be refused, and counted. */
function sentenceOf(failure: unknown): string {
  const sentence = failureSentence(failure);
  if (toAppError(failure).code === 'PROOF_REFUSED')
    return `${sentence} Your password may have been changed: try the new one first.`;
  return mayBeDone(failure)
    ? `${sentence} Your password may have been changed all the same. Before you try again, sign out and sign in with the new password to find out.`
    : sentence;
}

const passwordFields = ['currentPassword', 'password', 'repeatPassword'] as const;
export type PasswordField = (typeof passwordFields)[number];
type PasswordForm = Record<PasswordField, string>;

/**
 * L-7: the errors of a password change before it is sent. The server reports those that only it can find, such as a
 * common password.
 */
export function newPasswordFaults(form: PasswordForm): FieldErrors<PasswordField> {
  return {
    ...(form.currentPassword === '' && { currentPassword: 'Please enter your current password.' }),
    ...newPasswordErrors(form),
  };
}
