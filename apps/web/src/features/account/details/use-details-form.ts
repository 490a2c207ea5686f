import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldErrors, formRefusalOf } from '#core/errors/field-errors.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import {
  type Changeable,
  type Client,
  changeables,
  type Details,
  wantedDetails,
} from './changeable-details.ts';
import { changedFields } from './changed-fields.ts';

type FormStatus = { failure: unknown; fieldErrors: FieldErrors<Changeable>; isUnchanged: boolean };

const nothing: FormStatus = { failure: null, fieldErrors: {}, isUnchanged: false };

/** The form of the details, measured against what the client wants already. */
export function useDetailsForm(client: Client, onSent: (client: Client) => void) {
  const trpc = useTRPC();
  const [shown] = useState(() => wantedDetails(client));
  const [entered, setEntered] = useState(shown);
  const [status, setStatus] = useState(nothing);
  const update = useMutation(
    trpc.client.update.mutationOptions({
      onSuccess: onSent,
      onError: (failure) => setStatus({ ...nothing, ...refusalOf(failure) }),
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
      if (changed !== null) update.mutate({ changedFields: changed });
    },
  };
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
