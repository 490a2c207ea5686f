import type { FieldError } from './error.ts';

/**
 * API-31: errors of fields are joined into one text for the client, each once, in the order sent; one that another
 * follows ends with a full stop. Apart from error.ts, so that the browser does not load zod for it.
 */
export function joinFieldErrors(fields: readonly Pick<FieldError, 'message'>[]): string {
  return [...new Set(fields.map((field) => field.message))].reduce(
    (text, next) => (text ? `${text.replace(/[\p{L}\p{N}]$/u, '$&.')} ${next}` : next),
    '',
  );
}
