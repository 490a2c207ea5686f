import { messages } from '@portal/contract/messages';
import { useState } from 'react';
import { deviceTokens } from '#core/device/device-tokens.ts';
import { toAppError } from '#core/errors.ts';
import { failureSentence } from '#core/failure-sentence.ts';
import { type FieldErrors, fieldErrorsOf } from '#core/field-errors.ts';
import { trpc } from '#core/trpc/react.ts';
import {
  newPasswordFaults,
  type PasswordField,
  type PasswordForm,
  passwordFields,
} from './new-password-faults.ts';

type Refusal = { error: string | null; fieldErrors: FieldErrors<PasswordField> };

const none: Refusal = { error: null, fieldErrors: {} };

/** Row P8: changes the password, and tells what was wrong where it did not. */
export function useChangePassword() {
  const [refusal, setRefusal] = useState(none);
  const change = trpc.user.changePassword.useMutation({
    onError: (failure) => setRefusal(refusalOf(failure)),
  });

  function submit(form: PasswordForm) {
    const fieldErrors = newPasswordFaults(form);
    setRefusal({ error: null, fieldErrors });
    if (change.isPending || Object.keys(fieldErrors).length > 0) return;
    change.mutate({ ...form, deviceTokens: deviceTokens() });
  }
  return { ...refusal, submit, isBusy: change.isPending, isDone: change.isSuccess };
}

function refusalOf(failure: unknown): Refusal {
  const { code, fields } = toAppError(failure);
  if (code === 'WRONG_CREDENTIALS')
    return { error: null, fieldErrors: { currentPassword: messages.wrongCredentials } };
  const fieldErrors = code === 'VALIDATION' ? fieldErrorsOf(fields, passwordFields) : {};
  const isTold = Object.keys(fieldErrors).length > 0;
  return { error: isTold ? null : failureSentence(failure), fieldErrors };
}
