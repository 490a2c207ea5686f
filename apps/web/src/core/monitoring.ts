import { toAppError } from './errors.ts';

/** Row S6: a failure is noted by place, code and request id; never its message, which may hold what a person typed. */
export function noteFailure(place: string, failure: unknown): void {
  const { code, requestId } = toAppError(failure);
  // biome-ignore lint/suspicious/noConsole: the browser's log is where row S6 asks for it; this is the only place.
  console.warn(`${place}: ${code}${requestId ? `, request ${requestId}` : ''}`);
}
