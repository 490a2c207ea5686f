import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureSentence, isAborted, toAppError } from '#core/errors/app-error.ts';
import { type FieldErrors, fieldErrorsOf } from '#core/errors/field-errors.ts';
import { gatewayFetch } from '#core/trpc/gateway-fetch.ts';
import { saveFile } from '#ui/action/save-file.ts';
import {
  type EarlierDays,
  firstChoices,
  type OrderChoices,
  type OrderField,
  orderFaults,
  orderOf,
} from './order.ts';

/** A statement as it was made, and the name that it is saved under. */
export type MadeStatement = { name: string; file: Blob; choices: OrderChoices };

/** What is chosen, and how far the statement is. One that is made is saved at once. */
export function useOrder(earlier: EarlierDays | null) {
  const [choices, setChoices] = useState(firstChoices);
  const [faults, setFaults] = useState<FieldErrors<OrderField>>({});
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationKey: ['statement'],
    gcTime: 0,
    mutationFn: makeStatement,
    onSuccess: saveStatement,
    onError: (failure) => setFaults(faultsOf(failure)),
  });

  /** Whether everything is chosen that it takes; if not, the fields say what is missing. */
  function isComplete(): boolean {
    const missing = orderFaults(choices, earlier);
    setFaults(missing);
    reset();
    return Object.keys(missing).length === 0;
  }

  return {
    choices,
    faults,
    isBusy: isPending,
    error: error === null || isAborted(error) ? null : failureSentence(error),
    made: data ?? null,
    choose(change: Partial<OrderChoices>) {
      setChoices((last) => ({ ...last, ...change }));
      setFaults({});
    },
    isComplete,
    make() {
      sending.current = new AbortController();
      mutate({ choices, signal: sending.current.signal });
    },
    cancel: () => sending.current?.abort(),
    again: reset,
  };
}

/** What the gateway refused of the choices, by field. */
function faultsOf(failure: unknown): FieldErrors<OrderField> {
  const { day, policyIds: policies } = fieldErrorsOf(toAppError(failure).fields, ['day', 'policyIds']);
  return { ...(day && { day }), ...(policies && { policies }) };
}

export function saveStatement({ name, file }: MadeStatement): void {
  saveFile({ name, content: file });
}

type Order = { choices: OrderChoices; signal: AbortSignal };

/** P-15: has the gateway make a statement, with a proof of this device's key. */
async function makeStatement({ choices, signal }: Order): Promise<MadeStatement> {
  const answer = await gatewayFetch('/statements', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderOf(choices)),
    signal,
  });
  return { name: fileNameOf(answer), file: await answer.blob(), choices };
}

/** The name that the gateway gives, as far as it is a plain one. */
function fileNameOf(answer: Response): string {
  const given = /filename="?([\w .-]+\.pdf)\b/.exec(answer.headers.get('content-disposition') ?? '');
  return given?.[1] ?? 'statement-of-holdings.pdf';
}
