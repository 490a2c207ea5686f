import { useState } from 'react';
import { toAppError } from '#core/errors.ts';
import { failureSentence } from '#core/failure-sentence.ts';
import { type FieldErrors, fieldErrorsOf } from '#core/field-errors.ts';
import { trpc } from '#core/trpc/react.ts';
import {
  type Changeable,
  type Client,
  changeables,
  type Details,
  wantedDetails,
} from '../changeable-details.ts';
import { changedFields } from './changed-fields.ts';

type Told = { error: string | null; fieldErrors: FieldErrors<Changeable>; isUnchanged: boolean };

const nothing: Told = { error: null, fieldErrors: {}, isUnchanged: false };

/** Row P8: the form of the details, measured against what the client wants already; only what changed is sent. */
export function useDetailsForm(client: Client, onSent: (client: Client) => void) {
  const [shown] = useState(() => wantedDetails(client));
  const [entered, setEntered] = useState(shown);
  const [told, setTold] = useState(nothing);
  const update = trpc.client.update.useMutation({
    onSuccess: onSent,
    onError: (failure) => setTold({ ...nothing, ...refusalOf(failure) }),
  });
  const changed = changedFields(shown, entered);

  return {
    entered,
    ...told,
    isDirty: changed !== null && !update.isSuccess,
    isBusy: update.isPending,
    change: (part: Partial<Details>) => setEntered((before) => ({ ...before, ...part })),
    submit() {
      if (update.isPending) return;
      setTold({ ...nothing, isUnchanged: changed === null });
      if (changed !== null) update.mutate({ changedFields: changed });
    },
  };
}

/** A refused country is told where it is chosen, whether its name or its code was at fault. */
function refusalOf(failure: unknown): Pick<Told, 'error' | 'fieldErrors'> {
  const { code, fields } = toAppError(failure);
  const { countryId, ...others } = code === 'VALIDATION' ? fieldErrorsOf(fields, changeables) : {};
  const fieldErrors = { ...(countryId !== undefined && { country: countryId }), ...others };
  const isTold = Object.keys(fieldErrors).length > 0;
  return { error: isTold ? null : failureSentence(failure), fieldErrors };
}
