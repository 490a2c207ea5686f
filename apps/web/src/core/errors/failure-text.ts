import { toAppError } from './app-error.ts';

/** The text of any failure for clients. */
export function failureSentence(thrown: unknown): string {
  return toAppError(thrown).message;
}

/** The reference for support: the first eight characters of the request id, in two groups (7F2C-41A9). */
export function failureReference(requestId: string | undefined): string | null {
  const characters = (requestId ?? '').replace(/[^0-9a-z]/gi, '').toUpperCase();
  return characters.length < 8 ? null : `${characters.slice(0, 4)}-${characters.slice(4, 8)}`;
}
