import type { FieldError } from '@portal/contract/error';

export type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/**
 * What the server says of the fields of a form (row A24), by their names there. A fault is named as it was sent, by the
 * gateway (`address.line1`) or by the firm's API (`LoginForm[repeat_password]`); the first fault of a field is told.
 */
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

/** The innermost name of a path, in camel case: `changedFields[address][line_1]` gives `line1`. */
function lastName(path: string): string {
  const inner = path.split(/[.[\]]+/).findLast((part) => part !== '') ?? '';
  return inner.replace(/_([a-z0-9])/g, (_, character: string) => character.toUpperCase());
}
