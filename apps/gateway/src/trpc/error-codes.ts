import type { ErrorCode } from '@portal/contract/errors/error';
import { messages } from '@portal/contract/errors/messages';
import type { TRPCError } from '@trpc/server';

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
  UNAUTHORIZED: 'UNAUTHORIZED',
  PROOF_REFUSED: 'UNAUTHORIZED',
  CLOCK_SKEW: 'UNAUTHORIZED',
  FORBIDDEN: 'FORBIDDEN',
  TERMS_NOT_ACCEPTED: 'FORBIDDEN',
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

/** The usual message of each code, for those who call the gateway. The browser words each code for clients. */
export const callerMessages: Record<ErrorCode, string> = {
  WRONG_CREDENTIALS: messages.wrongCredentials,
  LOGIN_EXHAUSTED: 'Login attempts exhausted.',
  INVALID_OTP: messages.invalidOtp,
  INVITE_NOT_FOUND: messages.inviteNotFound,
  INVITE_EXPIRED: 'This invitation has expired.',
  PASSWORD_NOT_SET: messages.passwordNotSet,
  VALIDATION: 'Some of what was sent is not right.',
  MALFORMED_REQUEST: 'The request could not be read.',
  UNAUTHORIZED: 'Please sign in again.',
  PROOF_REFUSED: 'This call did not prove which device it comes from.',
  CLOCK_SKEW: 'The clock of this device differs from ours.',
  FORBIDDEN: 'You may not do this.',
  TERMS_NOT_ACCEPTED: 'Please accept the terms first.',
  NOT_FOUND: 'This could not be found.',
  METHOD_NOT_ALLOWED: 'This cannot be done in this way.',
  CONFLICT: 'Something changed in the meantime. Please look again.',
  PAYLOAD_TOO_LARGE: 'Too much was sent at once.',
  UNSUPPORTED_MEDIA_TYPE: 'Only JSON is understood here.',
  TOO_MANY_REQUESTS: 'Too many attempts. Please wait a little.',
  NOT_IMPLEMENTED: 'This is not available yet.',
  UNAVAILABLE: 'The service is busy. Please try again in a moment.',
  UPSTREAM_DOWN: 'The service cannot be reached at the moment. Please try again.',
  UPSTREAM_MALFORMED: 'The service answered in a way we could not read. Please try again.',
  UNKNOWN: 'Something went wrong. Please try again.',
};
