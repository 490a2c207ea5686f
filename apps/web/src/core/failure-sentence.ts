import { type AppError, toAppError } from './errors.ts';

/** What a person reads of a failure: its own sentence, or how long to wait where the server said so. */
export function failureSentence(thrown: unknown): string {
  const error = toAppError(thrown);
  return isTooManyTries(error) ? waitSentence(error.retryAfterSeconds) : error.message;
}

function isTooManyTries(error: AppError): error is AppError & { retryAfterSeconds: number } {
  return error.code === 'TOO_MANY_REQUESTS' && (error.retryAfterSeconds ?? 0) > 0;
}

function waitSentence(seconds: number): string {
  const [count, unit] = seconds < 90 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `Too many tries in a short time. Please wait ${count} ${unit}${count === 1 ? '' : 's'} and try again.`;
}
