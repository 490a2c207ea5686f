import type { FieldError } from '@portal/contract/errors/error';
import { joinFieldErrors } from '@portal/contract/errors/join-field-errors';
import { AppError, toAppError } from './app-error.ts';

export type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** API-32: errors for the fields of a form, by the names of the form; the first error of each field. */
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

type FormRefusal<Name extends string> = { failure: unknown; fieldErrors: FieldErrors<Name> };

/**
 * API-32: a failure as a form shows it: at its fields, and above them what is about none of them, null for nothing.
 * Where no error is of its fields, the whole failure is above them, with the text of API-31.
 */
export function formRefusalOf<Name extends string>(
  failure: unknown,
  names: readonly Name[],
): FormRefusal<Name> {
  const { code, fields } = toAppError(failure);
  const fieldErrors = fieldErrorsOf(code === 'VALIDATION' ? fields : [], names);
  const shown: unknown[] = Object.values(fieldErrors);
  if (shown.length === 0) return { failure, fieldErrors };
  const isElsewhere = ({ field, message }: FieldError) =>
    !names.some((name) => name === lastName(field)) && !shown.includes(message);
  const message = joinFieldErrors(fields.filter(isElsewhere));
  return { failure: message === '' ? null : new AppError(code, { message }), fieldErrors };
}

/** `changedFields.address.line1` gives `line1`. */
function lastName(path: string): string | undefined {
  return path.split('.').at(-1);
}
