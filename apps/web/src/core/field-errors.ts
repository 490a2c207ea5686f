import type { FieldError } from '@portal/contract/error';

export type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** What the gateway says of the fields of a form (row A24), by their names there; the first fault of a field is told. */
export function fieldErrorsOf<Name extends string>(
  faults: readonly FieldError[],
  names: readonly Name[],
): FieldErrors<Name> {
  const told: Partial<Record<Name, string>> = {};
  for (const { field, message } of faults) {
    const name = names.find((candidate) => candidate === lastName(field));
    if (name !== undefined) told[name] ??= message;
  }
  return told;
}

/** `changedFields.address.line1` gives `line1`. */
function lastName(path: string): string | undefined {
  return path.split('.').at(-1);
}
