import { useEffect, useRef, useState } from 'react';
import { isAborted, toAppError } from '#core/errors/app-error.ts';
import { failureSentence } from '#core/errors/failure-text.ts';
import { fieldErrorsOf } from '#core/errors/field-errors.ts';
import { gatewayFetch } from '#core/trpc/gateway-fetch.ts';
import { saveFile } from '#ui/action/save-file.ts';
import {
  type EarlierDays,
  firstChoices,
  type OrderChoices,
  type OrderField,
  orderFaults,
  orderOf,
  type StatementOrder,
} from './order.ts';

/** A statement as it was made, and the name that it is saved under. */
export type MadeStatement = { name: string; file: Blob };

type OrderState = {
  choices: OrderChoices;
  faults: Readonly<Partial<Record<OrderField, string>>>;
  isBusy: boolean;
  error: string | null;
  made: (MadeStatement & { choices: OrderChoices }) | null;
};

const firstState: OrderState = {
  choices: firstChoices,
  faults: {},
  isBusy: false,
  error: null,
  made: null,
};

/** What is chosen, and how far the statement is. One that is made is saved at once. */
export function useOrder(earlier: EarlierDays | null) {
  const [state, setState] = useState(firstState);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const set = (change: Partial<OrderState>) => setState((last) => ({ ...last, ...change }));
  const { choices } = state;

  /** Whether everything is chosen that it takes; if not, the fields say what is missing. */
  function isComplete(): boolean {
    const faults = orderFaults(choices, earlier);
    set({ faults, error: null });
    return Object.keys(faults).length === 0;
  }

  async function make() {
    sending.current = new AbortController();
    set({ isBusy: true, error: null });
    try {
      const made = await sendOrder(orderOf(choices), sending.current.signal);
      saveStatement(made);
      set({ isBusy: false, made: { ...made, choices } });
    } catch (failure) {
      set({ isBusy: false, ...refusalOf(failure) });
    }
  }

  return {
    ...state,
    choose: (change: Partial<OrderChoices>) =>
      setState((last) => ({ ...last, choices: { ...last.choices, ...change }, faults: {} })),
    isComplete,
    make,
    cancel: () => sending.current?.abort(),
    again: () => set({ made: null }),
  };
}

/** What is said of a failure: at its field where it is about one. */
function refusalOf(failure: unknown): Pick<OrderState, 'faults' | 'error'> {
  if (isAborted(failure)) return { faults: {}, error: null };
  const { day, policyIds: policies } = fieldErrorsOf(toAppError(failure).fields, ['day', 'policyIds']);
  const faults = { ...(day && { day }), ...(policies && { policies }) };
  return { faults, error: failureSentence(failure) };
}

export function saveStatement({ name, file }: MadeStatement): void {
  saveFile({ name, content: file });
}

/** P-15: has the gateway make a statement, with a proof of this device's key. */
async function sendOrder(order: StatementOrder, signal: AbortSignal): Promise<MadeStatement> {
  const answer = await gatewayFetch('/statements', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
    signal,
  });
  return { name: fileNameOf(answer), file: await answer.blob() };
}

/** The name that the gateway gives, as far as it is a plain one. */
function fileNameOf(answer: Response): string {
  const given = /filename="?([\w .-]+\.pdf)\b/.exec(answer.headers.get('content-disposition') ?? '');
  return given?.[1] ?? 'statement-of-holdings.pdf';
}
