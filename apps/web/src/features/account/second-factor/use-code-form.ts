import { CODE_DIGITS } from '@portal/contract/constants';
import { messages } from '@portal/contract/messages';
import { useState } from 'react';
import { toAppError } from '#core/errors.ts';
import { failureSentence } from '#core/failure-sentence.ts';

export type CodeRefusal = { error: string | null; fieldErrors: { readonly code?: string } };

const none: CodeRefusal = { error: null, fieldErrors: {} };
/** A new one each time, so that the field is focused each time. */
const notThisCode = (): CodeRefusal => ({ error: null, fieldErrors: { code: messages.invalidOtp } });
const shape = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** Sends a one-time code off, once at a time, and tells what was wrong where it was refused (rows A5, A6). */
export function useCodeForm(spend: (code: string) => Promise<unknown>) {
  const [refusal, setRefusal] = useState(none);
  const [isBusy, setBusy] = useState(false);

  async function submit(text: string) {
    const code = text.replaceAll(/\s/g, '');
    if (isBusy) return;
    if (!shape.test(code)) return setRefusal(notThisCode());
    setBusy(true);
    setRefusal(none);
    try {
      await spend(code);
    } catch (failure) {
      setRefusal(codeRefusal(failure));
    }
    setBusy(false);
  }
  return { ...refusal, isBusy, submit };
}

/** A refused code is told at the field, anything else above the form. */
function codeRefusal(failure: unknown): CodeRefusal {
  const { code } = toAppError(failure);
  if (code === 'INVALID_OTP' || code === 'VALIDATION') return notThisCode();
  return { error: failureSentence(failure), fieldErrors: {} };
}
