import { errorStatus } from '@portal/contract/errors/error';
import { codeByStatus, refusalCode } from '@portal/contract/errors/refusal-code';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { ZodError } from 'zod';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { Failure } from './failure.ts';
import { fieldErrors, portalFields } from './field-errors.ts';

/**
 * The one map of errors: any thrown thing as one of the closed list of codes; the thing itself is kept as the cause,
 * for the log. error-answer.ts makes the answer of it.
 */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  if (thrown instanceof UpstreamError) return fromUpstream(thrown);
  if (thrown instanceof TRPCError) return fromTrpc(thrown);
  return new Failure('UNKNOWN', {}, thrown);
}

function fromTrpc(error: TRPCError): Failure {
  const { cause } = error;
  if (cause instanceof Failure || cause instanceof UpstreamError) return toFailure(cause);
  if (error.code === 'BAD_REQUEST' && cause instanceof ZodError)
    return new Failure('VALIDATION', fieldErrors(cause));
  return new Failure(codeByStatus(getHTTPStatusCodeFromError(error)), {}, cause);
}

/** SEC-G31: of the firm's words those about a lock (L-14) and about what was entered (API-24) are passed on. */
function fromUpstream(error: UpstreamError): Failure {
  const { kind, call, status = errorStatus.UNKNOWN, message, fields, retryAfterSeconds } = error;
  if (kind === 'malformed') return new Failure('UPSTREAM_MALFORMED', {}, error);
  if (kind === 'shed') return new Failure('UNAVAILABLE', { retryAfterSeconds }, error);
  if (kind !== 'refused') return new Failure('UPSTREAM_DOWN', {}, error);
  const code = refusalCode({ call, status, code: error.code, message, fields });
  // A 503 without the service's own code may be of a proxy that had passed the change on.
  const mayBeMade = status === errorStatus.UNAVAILABLE && error.code !== code && !call.startsWith('GET ');
  if (mayBeMade) return new Failure('UPSTREAM_DOWN', { retryAfterSeconds }, error);
  const serverMessage = message || undefined;
  if (code === 'LOGIN_EXHAUSTED') return new Failure(code, { serverMessage, retryAfterSeconds }, error);
  if (code === 'VALIDATION') return new Failure(code, { serverMessage, fields: portalFields(fields) }, error);
  // All others stay here: those of a refused sign-in could say who has an account (SEC-A1).
  return new Failure(code, { retryAfterSeconds }, error);
}
