import type { FieldError } from './error.ts';

/**
 * API-31: errors of fields are joined into one text for the client, each once, in the order sent. Apart from error.ts,
 * so that the browser does not load zod for it.
 */
export function joinFieldErrors(fields: readonly FieldError[]): string {
  return joinSentences(fields.map(({ message }) => message));
}

/** A sentence that another one follows gets a full stop where it has none. */
export function joinSentences(sentences: readonly string[]): string {
  const different = [...new Set(sentences)].filter(Boolean);
  const last = different.pop() ?? '';
  return [...different.map((sentence) => sentence.replace(/[\p{L}\p{N}]$/u, '$&.')), last].join(' ');
}
