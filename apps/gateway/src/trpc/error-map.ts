import { type ErrorCode, errorStatus, type FieldError } from '@portal/contract/errors/error';
import { codeByStatus, refusalCode } from '@portal/contract/errors/refusal-code';
import type { StepUpFamily } from '@portal/contract/shapes/step-up-family';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { ZodError } from 'zod';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { callerMessages, trpcCodes } from './error-codes.ts';
import { Failure } from './failure.ts';
import { fieldErrors, portalFields } from './field-errors.ts';

/** The data of an error for the browser, besides its message. */
export type ErrorData = {
  code: TRPCError['code'];
  httpStatus: number;
  appCode: ErrorCode;
  /** The firm's own words, where the browser shows them (API-24 and L-14). */
  serverMessage?: string;
  fields?: FieldError[];
  retryAfterSeconds?: number;
  stepUpFamily?: StepUpFamily;
  serverTimeMs?: number;
};

/**
 * The one map of errors: whatever was thrown below a procedure becomes a tRPC error whose
 * cause is a Failure. Nothing of the thrown error is disclosed, except the message of a refusal that clients must read.
 */
export function toTrpcError(thrown: unknown): TRPCError {
  const failure = toFailure(thrown);
  return new TRPCError({
    code: trpcCodes[failure.code],
    message: messageOf(failure),
    cause: failure,
  });
}

/** Data of an error answer. Errors that never passed a procedure (unknown path, batch too long) are mapped here too. */
export function errorData(error: TRPCError): ErrorData {
  const failure = toFailure(error);
  const code = trpcCodes[failure.code];
  const { fields, retryAfterSeconds, stepUpFamily, serverTimeMs, serverMessage } = failure.details;
  return {
    code,
    httpStatus: getHTTPStatusCodeFromError(new TRPCError({ code })),
    appCode: failure.code,
    ...(serverMessage === undefined ? {} : { serverMessage }),
    ...(fields && fields.length > 0 ? { fields: [...fields] } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(stepUpFamily === undefined ? {} : { stepUpFamily }),
    ...(serverTimeMs === undefined ? {} : { serverTimeMs }),
  };
}

/** For direct callers of the gateway: the browser shows its own text, or `serverMessage`. */
export function errorMessage(error: TRPCError): string {
  return messageOf(toFailure(error));
}

function messageOf({ code, details }: Failure): string {
  return details.serverMessage ?? details.message ?? callerMessages[code];
}

/** Any thrown thing as one of the closed list of codes; the thing itself is kept as the cause, for the log. */
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

function fromUpstream(error: UpstreamError): Failure {
  const { kind, call, status = errorStatus.UNKNOWN, message, fields, retryAfterSeconds } = error;
  if (kind === 'malformed') return new Failure('UPSTREAM_MALFORMED', {}, error);
  if (kind === 'shed') return new Failure('UNAVAILABLE', { retryAfterSeconds }, error);
  if (kind !== 'refused') return new Failure('UPSTREAM_DOWN', {}, error);
  const code = refusalCode({ call, status, code: error.code, message, fields });
  const serverMessage = message || undefined;
  if (code === 'LOGIN_EXHAUSTED') return new Failure(code, { serverMessage, retryAfterSeconds }, error);
  if (code === 'VALIDATION') return new Failure(code, { serverMessage, fields: portalFields(fields) }, error);
  return new Failure(code, { retryAfterSeconds }, error);
}
