import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldErrors, formRefusalOf } from '#core/errors/field-errors.ts';
import { mayBeDone } from '#core/errors/may-be-done.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import {
  type Changeable,
  type Client,
  changeables,
  type Details,
  isOpen,
  recordedDetails,
  wantedDetails,
} from './changeable-details.ts';
import { changedFields } from './changed-fields.ts';

type FormStatus = { failure: unknown; fieldErrors: FieldErrors<Changeable>; isUnchanged: boolean };

const nothing: FormStatus = { failure: null, fieldErrors: {}, isUnchanged: false };

/** What the account says of a change that has been sent. */
export type SentChange = 'sent' | 'withdrawn';

/**
 * The form of the details, measured against what the client wants already. `onSent` is for the page that waits for it:
 * a client who has left it meanwhile is not led anywhere.
 */
export function useDetailsForm(client: Client, onSent: (change: SentChange) => void) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const queryKey = trpc.client.get.queryKey();
  const [shown] = useState(() => wantedDetails(client));
  const [entered, setEntered] = useState(shown);
  const [status, setStatus] = useState(nothing);
  const readAgain = (answer: Client | null) => {
    if (answer) queryClient.setQueryData(queryKey, answer);
    else void queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries(trpc.securityEvents.pathFilter());
  };
  const update = useMutation(
    trpc.client.update.mutationOptions({
      onSuccess: readAgain,
      onError: (failure) => {
        // The account then shows whether it arrived.
        if (mayBeDone(failure)) readAgain(null);
        setStatus({ ...nothing, ...refusalOf(failure) });
      },
    }),
  );
  const changed = changedFields(shown, entered);

  return {
    entered,
    ...status,
    isDirty: changed !== null && !update.isSuccess,
    isBusy: update.isPending,
    change: (part: Partial<Details>) => setEntered((before) => ({ ...before, ...part })),
    submit() {
      if (update.isPending) return;
      setStatus({ ...nothing, isUnchanged: changed === null });
      if (changed === null) return;
      const onSuccess = (answer: Client | null) =>
        onSent(isTakenBack(client, entered, answer) ? 'withdrawn' : 'sent');
      update.mutate({ changedFields: changed }, { onSuccess });
    },
  };
}

/**
 * No pending change can also mean that the firm applied or declined the new one at once. Without an answer, what was
 * entered decides.
 */
function isTakenBack(before: Client, entered: Details, answer: Client | null): boolean {
  const pendingAmendment = answer?.pendingAmendment ?? null;
  const wasOpen = before.pendingAmendment !== null && isOpen(before.pendingAmendment);
  return wasOpen && pendingAmendment === null && changedFields(recordedDetails(before), entered) === null;
}

/** A refused country is shown where it is chosen, whether its name or its code was at fault. */
function refusalOf(failure: unknown): Pick<FormStatus, 'failure' | 'fieldErrors'> {
  const refusal = formRefusalOf(failure, changeables);
  const { countryId, ...others } = refusal.fieldErrors;
  return {
    failure: refusal.failure,
    fieldErrors: { ...(countryId !== undefined && { country: countryId }), ...others },
  };
}
