import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldErrors, formRefusalOf } from '#core/errors/field-errors.ts';
import type { RouterInputs } from '#core/trpc/procedures.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import {
  type Changeable,
  type Client,
  changeables,
  type Details,
  isName,
  isTelephone,
  wantedDetails,
} from './changeable-details.ts';

type FormStatus = { failure: unknown; fieldErrors: FieldErrors<Changeable>; isUnchanged: boolean };

const nothing: FormStatus = { failure: null, fieldErrors: {}, isUnchanged: false };

/** P-8: the form of the details, measured against what the client wants already; only what changed is sent. */
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

type ChangedFields = RouterInputs['client']['update']['changedFields'];

/**
 * P-8: what differs from what was shown, and nothing else; null where nothing does. Outer spaces are no change. What
 * was emptied is sent as null, but for a name, which is a text always.
 */
export function changedFields(shown: Details, entered: Details): ChangedFields | null {
  const changed = changeables.filter((field) => entered[field].trim() !== shown[field].trim());
  if (changed.length === 0) return null;
  const of = (group: (field: Changeable) => boolean) =>
    Object.fromEntries(changed.filter(group).map((field) => [field, textOf(field, entered)]));
  const telephone = of(isTelephone);
  const address = of((field) => !isTelephone(field) && !isName(field));
  return {
    ...of(isName),
    ...(Object.keys(telephone).length > 0 && { telephone }),
    ...(Object.keys(address).length > 0 && { address: withWholeCountry(address, entered) }),
  };
}

function textOf(field: Changeable, entered: Details): string | null {
  const text = entered[field].trim();
  return text === '' && !isName(field) ? null : text;
}

/** A country is known by its name and its code together. */
function withWholeCountry(address: Record<string, string | null>, entered: Details) {
  if (!('country' in address || 'countryId' in address)) return address;
  return {
    ...address,
    country: textOf('country', entered),
    countryId: textOf('countryId', entered),
  };
}
