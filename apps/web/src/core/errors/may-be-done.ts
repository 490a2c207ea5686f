import { toAppError } from './app-error.ts';
import type { AppErrorCode } from './code-messages.ts';

const open: ReadonlySet<AppErrorCode> = new Set([
  'NO_ANSWER',
  'UPSTREAM_DOWN',
  'UPSTREAM_MALFORMED',
  // The code of a fault in the gateway itself.
  'UNKNOWN',
  // A browser sends a request again by itself when its connection ends, with the proof that was used (proven-fetch.ts).
  'PROOF_REFUSED',
]);

/**
 * Whether a change may have been made although it failed: no answer, an interrupted service or a reused proof leaves
 * that open.
 */
export function mayBeDone(thrown: unknown): boolean {
  return open.has(toAppError(thrown).code);
}
