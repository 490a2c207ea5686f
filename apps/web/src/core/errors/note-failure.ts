import { type AppError, toAppError } from './app-error.ts';

type Report = (operation: string, failure: AppError) => void;

let report: Report | undefined;

/** Also reports each failure that is noted from now on (S-15). */
export function reportFailuresTo(next: Report): void {
  report = next;
}

/**
 * S-13: a failure is logged with operation, code and request id; never its message, which may contain client input.
 * trpc/cache/query-client.ts notes each query and change that fails.
 */
export function noteFailure(operation: string, failure: unknown): void {
  const error = toAppError(failure);
  const { code, requestId } = error;
  // biome-ignore lint/suspicious/noConsole: the browser's log is where S-13 asks for it; this is the only place.
  console.warn(`${operation}: ${code}${requestId ? `, request ${requestId}` : ''}`);
  report?.(operation, error);
}
