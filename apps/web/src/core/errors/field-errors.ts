import type { FieldError } from '@portal/contract/errors/error';

export type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** The gateway's errors for the fields of a form (API-24), by the names of the form; the first error of each field. */
export function fieldErrorsOf<Name extends string>(
  faults: readonly FieldError[],
  names: readonly Name[],
): FieldErrors<Name> {
  const found: Partial<Record<Name, string>> = {};
  for (const { field, message } of faults) {
    const name = names.find((candidate) => candidate === lastName(field));
    if (name !== undefined) found[name] ??= message;
  }
  return found;
}

/** `changedFields.address.line1` gives `line1`. */
function lastName(path: string): string | undefined {
  return path.split('.').at(-1);
}
