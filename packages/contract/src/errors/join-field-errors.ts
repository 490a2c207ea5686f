import type { FieldError } from './error.ts';

/**
 * API-31: errors of fields are joined into one text for the client, each once, in the order sent. Apart from error.ts,
 * so that the browser does not load zod for it.
 */
export function joinFieldErrors(fields: readonly FieldError[]): string {
  return [...new Set(fields.map((field) => field.message))].join(' ');
}
