import type { RouterInputs } from '#core/trpc/procedures.ts';
import { type Changeable, changeables, type Details, isName, isTelephone } from './changeable-details.ts';

type ChangedFields = RouterInputs['client']['update']['changedFields'];

/**
 * P-8: what differs from what was shown, and nothing else; null where nothing does. Outer spaces are not a change. What
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
