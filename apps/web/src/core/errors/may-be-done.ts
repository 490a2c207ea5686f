import { toAppError } from './app-error.ts';
import type { AppErrorCode } from './code-messages.ts';

const open: ReadonlySet<AppErrorCode> = new Set([
  'NO_ANSWER',
  'UPSTREAM_DOWN',
  'UPSTREAM_MALFORMED',
  // The code of a fault in the gateway itself.
  'UNKNOWN',
]);

/** Whether a change may have been made although it failed: silence, or a service that broke off, leaves that open. */
export function mayBeDone(thrown: unknown): boolean {
  return open.has(toAppError(thrown).code);
}
