import type { ErrorCode, FieldError } from '@portal/contract/errors/error';
import { refusalMessages } from '@portal/contract/errors/refusal-messages';
import type { StepUpFamily } from '@portal/contract/shapes/step-up-family';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { type TRPC_ERROR_CODE_NUMBER, TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { toFailure } from './error-map.ts';
import type { Failure, FailureDetails } from './failure.ts';

/** tRPC's code for each of ours. tRPC has no 423, so a locked login is FORBIDDEN there; the browser reads `appCode`. */
export const trpcCodes: Record<ErrorCode, TRPCError['code']> = {
  WRONG_CREDENTIALS: 'UNAUTHORIZED',
  LOGIN_EXHAUSTED: 'FORBIDDEN',
  INVALID_OTP: 'UNAUTHORIZED',
  INVITE_NOT_FOUND: 'NOT_FOUND',
  INVITE_EXPIRED: 'NOT_FOUND',
  PASSWORD_NOT_SET: 'BAD_REQUEST',
  VALIDATION: 'UNPROCESSABLE_CONTENT',
  MALFORMED_REQUEST: 'BAD_REQUEST',
  SIGN_IN_LAPSED: 'UNAUTHORIZED',
  UNAUTHORIZED: 'UNAUTHORIZED',
  PROOF_REFUSED: 'UNAUTHORIZED',
  CLOCK_SKEW: 'UNAUTHORIZED',
  USE_DPOP_NONCE: 'UNAUTHORIZED',
  FORBIDDEN: 'FORBIDDEN',
  TERMS_NOT_ACCEPTED: 'FORBIDDEN',
  STEP_UP_REQUIRED: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  METHOD_NOT_ALLOWED: 'METHOD_NOT_SUPPORTED',
  CONFLICT: 'CONFLICT',
  PAYLOAD_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  UNSUPPORTED_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  TOO_MANY_REQUESTS: 'TOO_MANY_REQUESTS',
  NOT_IMPLEMENTED: 'NOT_IMPLEMENTED',
  UNAVAILABLE: 'SERVICE_UNAVAILABLE',
  UPSTREAM_DOWN: 'BAD_GATEWAY',
  UPSTREAM_MALFORMED: 'BAD_GATEWAY',
  UNKNOWN: 'INTERNAL_SERVER_ERROR',
};

/** The data of an error for the browser, besides its message. */
export type ErrorData = {
  code: TRPCError['code'];
  httpStatus: number;
  appCode: ErrorCode;
  /** The firm's own words, where the browser shows them (API-31 and L-14). */
  serverMessage?: string;
  fields?: FieldError[];
  retryAfterSeconds?: number;
  stepUpFamily?: StepUpFamily;
  serverTimeMs?: number;
  continued?: FailureDetails['continued'];
};

/** Whatever was thrown below a procedure, as a tRPC error whose cause is a Failure. */
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
  const { fields, retryAfterSeconds, stepUpFamily, serverTimeMs, continued, serverMessage } = failure.details;
  return {
    code,
    httpStatus: getHTTPStatusCodeFromError(new TRPCError({ code })),
    appCode: failure.code,
    ...(serverMessage === undefined ? {} : { serverMessage }),
    ...(fields && fields.length > 0 ? { fields: [...fields] } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(stepUpFamily === undefined ? {} : { stepUpFamily }),
    ...(serverTimeMs === undefined ? {} : { serverTimeMs }),
    ...(continued === undefined ? {} : { continued }),
  };
}

/** The error in an answer, in the shape that tRPC's clients read. */
type ErrorAnswer = {
  /** For direct callers of the gateway: the browser shows its own text, or `serverMessage`. */
  message: string;
  code: TRPC_ERROR_CODE_NUMBER;
  data: ErrorData & { requestId: string | null };
};

/**
 * SEC-G11: every error answer is a general sentence, data and the request id, which is null where there is no request.
 * Nothing else of what was thrown is disclosed.
 */
export function errorAnswer(error: TRPCError, requestId: string | null): ErrorAnswer {
  return {
    message: messageOf(toFailure(error)),
    code: TRPC_ERROR_CODES_BY_KEY[error.code],
    data: { ...errorData(error), requestId },
  };
}

function messageOf({ code, details }: Failure): string {
  return details.serverMessage ?? details.message ?? refusalMessages[code];
}
