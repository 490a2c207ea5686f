import type { ErrorCode } from '@portal/contract/errors/error';
import type { TRPCError } from '@trpc/server';
import { UpstreamError } from '../upstream/upstream-error.ts';
import type { Log } from './context.ts';
import { toFailure } from './error-map.ts';

/** Codes of errors in this service or the firm's API; all others are caused by clients. */
const faults: readonly ErrorCode[] = ['UNKNOWN', 'UPSTREAM_DOWN', 'UPSTREAM_MALFORMED', 'UNAVAILABLE'];

/** True where the reason belongs in the log. */
function isFault(code: ErrorCode): boolean {
  return faults.includes(code);
}

/**
 * One line for each procedure that failed; only a fault has its reason, and is reported (S-7). A call that its client
 * abandoned is not a fault.
 */
export function logFailure(log: Log, error: TRPCError, procedure: string | undefined): void {
  const { code, cause } = toFailure(error);
  const isAbandoned = cause instanceof UpstreamError && cause.isAbandoned;
  if (isFault(code) && !isAbandoned)
    log.error({ appCode: code, procedure, err: cause ?? error }, 'a procedure failed');
  else log.info({ appCode: code, procedure }, 'a procedure was refused');
}
