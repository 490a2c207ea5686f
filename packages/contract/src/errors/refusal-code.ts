import type { Endpoint } from '../endpoint.ts';
import { type Refusal, readRefusal } from '../reading/refusal.ts';
import { type ErrorCode, errorCodeSchema, errorCodes, errorStatus } from './error.ts';

/**
 * A refusal with the call that was refused, as method and path pattern. A 2xx answer that means a refusal has the
 * status of statusOfRefusedSuccess.
 */
export type Refused = Refusal & { readonly call: string; readonly status: number };

/** The status of a 2xx answer that means a refusal: 401, or 422 where it is about what was sent. */
export function statusOfRefusedSuccess(endpoint: Endpoint, json: unknown): number {
  const { refusedStatus = errorStatus.UNAUTHORIZED, mayBlameFields } = endpoint;
  const isFormFault = mayBlameFields && readRefusal(json, endpoint).fields.length > 0;
  return isFormFault ? errorStatus.VALIDATION : refusedStatus;
}

/** The codes that a firm may use: the browser acts on those that the gateway alone gives. */
const firmCodeSchema = errorCodeSchema.exclude([
  'PROOF_REFUSED',
  'CLOCK_SKEW',
  'USE_DPOP_NONCE',
  'UPSTREAM_DOWN',
  'UPSTREAM_MALFORMED',
  'UNKNOWN',
]);

/**
 * The code of a refusal: a lock if its messages name one, else the service's own code if it is known and says
 * more than its status, else what the status means. The gateway goes by this rule and conformance judges by it.
 */
export function refusalCode(refused: Refused): ErrorCode {
  if (saysExhausted(refused)) return 'LOGIN_EXHAUSTED';
  const { call, status, code, fields } = refused;
  const known = firmCodeSchema.safeParse(code);
  if (known.success && !isVague(call, known.data)) return known.data;
  const isRefusedAsAWhole =
    call.includes('/authentication/') || statusMeanings[call]?.[errorStatus.VALIDATION] !== undefined;
  const isFormFault = status === 400 && fields.length > 0 && !isRefusedAsAWhole;
  if (isFormFault) return 'VALIDATION';
  // A failing service is not an error of this one.
  return statusMeanings[call]?.[status] ?? codeByStatus(status === 500 ? 502 : status);
}

/** True for a code such as UNAUTHORIZED where its status means something of its own to the call. */
function isVague(call: string, code: ErrorCode): boolean {
  const status = errorStatus[code];
  return codeByStatus(status) === code && statusMeanings[call]?.[status] !== undefined;
}

/** Where several codes share a status, the one that a bare status means. */
const plainMeaning: Readonly<Record<number, ErrorCode>> = {
  400: 'MALFORMED_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  // An invitation that has expired says it with this status too; of any other call it means no more than before.
  410: 'UNKNOWN',
  502: 'UPSTREAM_DOWN',
  504: 'UPSTREAM_DOWN',
};

/** The code of a status without one. */
export function codeByStatus(status: number): ErrorCode {
  return plainMeaning[status] ?? errorCodes.find((code) => errorStatus[code] === status) ?? 'UNKNOWN';
}

/** One meaning for each status that is a refusal by itself. */
function forAll(code: ErrorCode, statuses: readonly number[]): Readonly<Record<number, ErrorCode>> {
  return Object.fromEntries(statuses.map((status) => [status, code]));
}

/**
 * What a bare status of one call means, for a service that sends no code, or one that says no more. A 401 of a call
 * that checks a password or a code is about that; a session that has ended is found by the check that follows every
 * failure (S-2). These are the refusals of R-3, L-2, L-4, L-5 and L-35.
 */
const statusMeanings: Readonly<Record<string, Readonly<Record<number, ErrorCode>>>> = {
  'POST /v1/authentication/create': forAll('WRONG_CREDENTIALS', [400, 401, 403, 404, 422]),
  'POST /v1/authentication/mfa': forAll('INVALID_OTP', [400, 401, 403, 404, 410, 422]),
  'POST /v1/authentication/recovery-code': forAll('INVALID_OTP', [400, 401, 422]),
  'POST /v1/user/mfa-verify': forAll('INVALID_OTP', [400, 401, 422]),
  'DELETE /v1/user/mfa-delete': forAll('INVALID_OTP', [400, 401, 422]),
  'GET /v1/invite/{code}': {
    ...forAll('INVITE_NOT_FOUND', [400, 401, 404, 422]),
    410: 'INVITE_EXPIRED',
  },
  'POST /v1/user/set-password': forAll('PASSWORD_NOT_SET', [400, 401, 404, 410]),
  'POST /v1/user/password': forAll('WRONG_CREDENTIALS', [400, 401]),
};

/** The calls that count wrong passwords. */
const passwordCalls: readonly string[] = [
  'POST /v1/authentication/create',
  'POST /v1/authentication/step-up',
  'POST /v1/user/password',
];

/** L-19: the firm's API names a lock by a word in its sentences. This is the only place that looks for it. */
function saysExhausted({ call, status, message, fields }: Refused): boolean {
  // A failing service may have exhausted its memory.
  if (status >= 500) return false;
  const sentences = [message, ...fields.map((field) => field.message)];
  return passwordCalls.includes(call) && sentences.some((sentence) => /exhausted/i.test(sentence));
}
