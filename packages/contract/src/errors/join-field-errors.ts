import type { FieldError } from './error.ts';

/**
 * API-31: errors of fields are joined into one text for the client, each once, in the order sent. Apart from error.ts,
 * so that the browser does not load zod for it.
 */
export function joinFieldErrors(fields: readonly FieldError[]): string {
  return joinSentences(fields.map((field) => field.message));
}

/** A sentence that another one follows ends with a full stop. */
export function joinSentences(sentences: readonly string[]): string {
  return [...new Set(sentences)].reduce(
    (text, next) => (text ? `${text.replace(/[\p{L}\p{N}]$/u, '$&.')} ${next}` : next),
    '',
  );
}
