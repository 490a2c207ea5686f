import type { FieldError } from '@portal/contract/error';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * What a schema found wrong, as rows of a 422 (row A24). `nameOf` writes a path the way the caller sent it.
 * Values are never repeated.
 */
export function fieldErrors(
  issues: readonly Issue[],
  nameOf: (path: readonly PropertyKey[]) => string,
): FieldError[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ field: nameOf([...issue.path, key]), ...notAccepted }))
      : [{ field: nameOf(issue.path), ...describe(issue) }],
  );
}

const notAccepted = { code: 'unrecognized_key', message: 'This field is not accepted here.' };

/** A path as it stands in JSON: `changedFields.address.postcode`. */
export function jsonName(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}

function describe(issue: Issue): { code: string; message: string } {
  if (issue.code === 'invalid_type')
    return issue.input === undefined
      ? { code: 'required', message: 'This field is required.' }
      : { code: 'invalid_type', message: 'This field has the wrong type.' };
  if (issue.code === 'custom')
    return { code: String(issue.params?.code ?? 'invalid'), message: issue.message };
  return { code: issue.code, message: issue.message };
}
