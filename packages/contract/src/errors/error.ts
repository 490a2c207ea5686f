import { z } from 'zod';

/**
 * The closed list of error codes. Every hop maps it with a `Record`, so that a new code does not compile
 * until each hop has answered for it.
 */
export const errorCodes = [
  'WRONG_CREDENTIALS',
  'LOGIN_EXHAUSTED',
  'INVALID_OTP',
  'INVITE_NOT_FOUND',
  'INVITE_EXPIRED',
  'PASSWORD_NOT_SET',
  'VALIDATION',
  'MALFORMED_REQUEST',
  'SIGN_IN_LAPSED',
  'UNAUTHORIZED',
  'PROOF_REFUSED',
  'CLOCK_SKEW',
  'USE_DPOP_NONCE',
  'FORBIDDEN',
  'TERMS_NOT_ACCEPTED',
  'STEP_UP_REQUIRED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'NOT_IMPLEMENTED',
  'UNAVAILABLE',
  'UPSTREAM_DOWN',
  'UPSTREAM_MALFORMED',
  'UNKNOWN',
] as const;

export const errorCodeSchema = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

/** One field at fault: its name as it was sent, a stable code, and a sentence for people. */
export const fieldErrorSchema = z.object({ field: z.string(), code: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/**
 * API-24: the body of every answer that is not a success. That of a 422 also has the errors of fields.
 * `code` is read leniently: a service with other codes is still understood by its status.
 */
export const wireErrorSchema = z.object({
  code: z.string().optional(),
  message: z.string(),
  fields: z.array(fieldErrorSchema).optional(),
});
export type WireError = { code: ErrorCode; message: string; fields?: FieldError[] };

/** HTTP status of each code on the wire of /v1. */
export const errorStatus: Record<ErrorCode, number> = {
  WRONG_CREDENTIALS: 401,
  LOGIN_EXHAUSTED: 423,
  INVALID_OTP: 401,
  INVITE_NOT_FOUND: 404,
  INVITE_EXPIRED: 410,
  PASSWORD_NOT_SET: 400,
  VALIDATION: 422,
  MALFORMED_REQUEST: 400,
  SIGN_IN_LAPSED: 401,
  UNAUTHORIZED: 401,
  PROOF_REFUSED: 401,
  CLOCK_SKEW: 401,
  USE_DPOP_NONCE: 401,
  FORBIDDEN: 403,
  TERMS_NOT_ACCEPTED: 403,
  STEP_UP_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  NOT_IMPLEMENTED: 501,
  UNAVAILABLE: 503,
  UPSTREAM_DOWN: 502,
  UPSTREAM_MALFORMED: 502,
  UNKNOWN: 500,
};
