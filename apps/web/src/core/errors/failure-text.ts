import { toAppError } from './app-error.ts';
import { waitSentence } from './code-messages.ts';

/**
 * The text of a failure for clients: its message. After too many attempts it says how long to wait, in seconds or
 * minutes, where the server gives a time.
 */
export function failureSentence(thrown: unknown): string {
  const error = toAppError(thrown);
  return error.code === 'TOO_MANY_REQUESTS' ? waitSentence(error.retryAfterSeconds) : error.message;
}

/** The reference for support: the first eight characters of the request id, in two groups (7F2C-41A9). */
export function failureReference(requestId: string | undefined): string | null {
  const characters = (requestId ?? '').replace(/[^0-9a-z]/gi, '').toUpperCase();
  return characters.length < 8 ? null : `${characters.slice(0, 4)}-${characters.slice(4, 8)}`;
}
