import type { FieldError } from '@portal/contract/errors/error';
import { faultSentence } from '@portal/contract/errors/fault-sentence';
import { z } from 'zod';
import { type ApiError, invalidField } from '../api-error.ts';

// The messages of a schema are for programmers; clients get plain sentences.
z.config({ customError: faultSentence });

type Issue = z.core.$ZodIssue;

/**
 * The issues of a schema, as fields of a 422 (API-24). `nameOf` writes a path the way the caller sent it.
 * Values are never repeated.
 */
export function fieldErrors(
  issues: readonly Issue[],
  nameOf: (path: readonly PropertyKey[]) => string,
): FieldError[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          field: nameOf([...issue.path, key]),
          code: 'unrecognized_key',
          message: issue.message,
        }))
      : [{ field: nameOf(issue.path), ...describe(issue) }],
  );
}

/** The refusal of a call without a field that only the service can require. */
export function missingField(field: string): ApiError {
  return invalidField(field, 'required', 'This field is required.');
}

/** A path in JSON: `changedFields.address.postcode`. */
export function jsonName(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}

function describe(issue: Issue): { code: string; message: string } {
  const { code, message } = issue;
  if (code === 'invalid_type' && issue.input === undefined) return { code: 'required', message };
  if (code === 'custom') return { code: String(issue.params?.code ?? 'invalid'), message };
  return { code, message };
}
