import { errorCodes, errorStatus } from '@portal/contract/errors/error';
import { TRPCError } from '@trpc/server';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { UpstreamError, type UpstreamErrorKind } from '../upstream/upstream-error.ts';
import { errorData, toTrpcError } from './error-answer.ts';
import { toFailure } from './error-map.ts';
import { logFailure } from './log-failure.ts';

const call = 'GET /v1/policy';
const create = 'POST /v1/authentication/create';
const refusal = (details: Partial<UpstreamError>, message = 'Words of the service') =>
  new UpstreamError('refused', message, { call, ...details } as never);
const codeOf = (thrown: unknown) => toFailure(thrown).code;

describe('the error map', () => {
  const ownCodes: readonly string[] = [
    'PROOF_REFUSED',
    'CLOCK_SKEW',
    'USE_DPOP_NONCE',
    'UPSTREAM_DOWN',
    'UPSTREAM_MALFORMED',
    'UNKNOWN',
  ];

  it.each(errorCodes.filter((code) => !ownCodes.includes(code)))(
    'keeps the code %s of the service',
    (code) => {
      expect(codeOf(refusal({ status: errorStatus[code], code }))).toBe(code);
    },
  );

  it.each(ownCodes)('SEC-D31: takes no %s of the service, which the gateway alone says', (code) => {
    expect(codeOf(refusal({ status: 401, code }))).toBe('UNAUTHORIZED');
  });

  it.each([
    ['transport', 'UPSTREAM_DOWN'],
    ['timeout', 'UPSTREAM_DOWN'],
    ['malformed', 'UPSTREAM_MALFORMED'],
    ['shed', 'UNAVAILABLE'],
  ] as [UpstreamErrorKind, string][])('a failure of the kind %s is %s', (kind, code) => {
    expect(codeOf(new UpstreamError(kind, '', { call }))).toBe(code);
  });

  it.each([
    [400, 'MALFORMED_REQUEST'],
    [401, 'UNAUTHORIZED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [409, 'CONFLICT'],
    [422, 'VALIDATION'],
    [429, 'TOO_MANY_REQUESTS'],
    [500, 'UPSTREAM_DOWN'],
    [502, 'UPSTREAM_DOWN'],
    [503, 'UNAVAILABLE'],
    [504, 'UPSTREAM_DOWN'],
    [410, 'UNKNOWN'],
    [418, 'UNKNOWN'],
  ])('a bare %i is %s', (status, code) => {
    expect(codeOf(refusal({ status }))).toBe(code);
    expect(codeOf(refusal({ status, code: 'SOME_CODE_OF_THEIRS' }))).toBe(code);
  });

  it.each(['DELETE /v1/user/mfa-delete', 'POST /v1/recovery-code', 'POST /v1/user/set-password'])(
    'SEC-C6, SEC-C12, L-36: a bare 503 leaves open whether %s was done, and says how long to wait',
    (call) => {
      const failure = toFailure(refusal({ call, status: 503, retryAfterSeconds: 7 }));
      expect(failure).toMatchObject({ code: 'UPSTREAM_DOWN', details: { retryAfterSeconds: 7 } });
      expect(codeOf(refusal({ call, status: 503, code: 'UNAVAILABLE' }))).toBe('UNAVAILABLE');
      expect(codeOf(new UpstreamError('shed', '', { call }))).toBe('UNAVAILABLE');
    },
  );

  it('L-2, L-4, R-3: a bare refusal of a sign-in step means what that step means', () => {
    expect(codeOf(refusal({ call: create, status: 401 }))).toBe('WRONG_CREDENTIALS');
    expect(codeOf(refusal({ call: 'POST /v1/authentication/mfa', status: 401 }))).toBe('INVALID_OTP');
    expect(codeOf(refusal({ call: 'GET /v1/invite/{code}', status: 404 }))).toBe('INVITE_NOT_FOUND');
    expect(codeOf(refusal({ call: 'POST /v1/user/set-password', status: 400 }))).toBe('PASSWORD_NOT_SET');
  });

  it.each([
    [create, [400, 401, 403, 404, 422], 'WRONG_CREDENTIALS'],
    ['POST /v1/authentication/mfa', [400, 401, 403, 404, 410, 422], 'INVALID_OTP'],
    ['POST /v1/user/mfa-verify', [400, 401, 422], 'INVALID_OTP'],
    ['DELETE /v1/user/mfa-delete', [400, 401, 422], 'INVALID_OTP'],
    ['GET /v1/invite/{code}', [400, 401, 404, 422], 'INVITE_NOT_FOUND'],
    ['GET /v1/invite/{code}', [410], 'INVITE_EXPIRED'],
    ['POST /v1/user/set-password', [400, 401, 404, 410], 'PASSWORD_NOT_SET'],
    ['POST /v1/user/password', [400, 401], 'WRONG_CREDENTIALS'],
  ] as const)('API-24: %s refused without a code by any of %j is %s', (call, statuses, code) => {
    for (const status of statuses) expect(codeOf(refusal({ call, status }))).toBe(code);
  });

  it.each([
    [create, 401, 'UNAUTHORIZED', 'WRONG_CREDENTIALS'],
    [create, 422, 'VALIDATION', 'WRONG_CREDENTIALS'],
    ['POST /v1/authentication/mfa', 401, 'UNAUTHORIZED', 'INVALID_OTP'],
    ['POST /v1/authentication/mfa', 401, 'SIGN_IN_LAPSED', 'SIGN_IN_LAPSED'],
    ['POST /v1/user/mfa-verify', 401, 'UNAUTHORIZED', 'INVALID_OTP'],
    ['POST /v1/user/set-password', 422, 'VALIDATION', 'VALIDATION'],
    ['POST /v1/user/password', 401, 'UNAUTHORIZED', 'WRONG_CREDENTIALS'],
    ['GET /v1/authentication/check', 401, 'UNAUTHORIZED', 'UNAUTHORIZED'],
  ] as const)(
    'API-24, L-2, L-4: %s refused by %i with the code %s is %s',
    (...[call, status, code, meaning]) => {
      expect(codeOf(refusal({ call, status, code }))).toBe(meaning);
    },
  );

  it('API-24: fields at fault say that a 400 is about a form, but for a sign-in, which is refused as a whole', () => {
    const fields = [{ field: 'password', code: 'invalid', message: 'Too short.' }];
    expect(codeOf(refusal({ call: 'POST /v1/user/set-password', status: 400, fields }))).toBe('VALIDATION');
    expect(codeOf(refusal({ call: create, status: 400, fields }))).toBe('WRONG_CREDENTIALS');
    expect(codeOf(refusal({ call: 'POST /v1/user/mfa-verify', status: 400, fields }))).toBe('INVALID_OTP');
  });

  it('L-19: the word counts in the sentence of a field, too', () => {
    const fields = [{ field: 'password', code: 'invalid', message: 'Attempts exhausted.' }];
    expect(codeOf(refusal({ call: create, status: 422, fields }, 'Not valid'))).toBe('LOGIN_EXHAUSTED');
  });

  it('L-19: "exhausted" in the refusal of a password is a lock, with the words of the service', () => {
    const message = 'Login attempts Exhausted, wait 30 minutes.';
    const failure = toFailure(refusal({ call: create, status: 401, code: 'WRONG_CREDENTIALS' }, message));
    expect(failure.code).toBe('LOGIN_EXHAUSTED');
    expect(toTrpcError(failure).message).toBe(message);
    expect(errorData(toTrpcError(failure)).serverMessage).toBe(message);
  });

  it('L-19: the word means nothing anywhere else', () => {
    expect(codeOf(refusal({ status: 404 }, 'exhausted'))).toBe('NOT_FOUND');
    expect(codeOf(new UpstreamError('malformed', 'exhausted', { call: create }))).toBe('UPSTREAM_MALFORMED');
  });

  it('API-24: a 422 keeps the message and the faults of the service, by the names of the portal', () => {
    const fault = { code: 'too_short', message: 'Too short.' };
    const fields = [{ ...fault, field: 'LoginForm[password]' }];
    const error = toTrpcError(refusal({ status: 422, code: 'VALIDATION', fields }));
    expect(error.message).toBe('Words of the service');
    expect(errorData(error)).toEqual({
      code: 'UNPROCESSABLE_CONTENT',
      httpStatus: 422,
      appCode: 'VALIDATION',
      serverMessage: 'Words of the service',
      fields: [{ ...fault, field: 'password' }],
    });
  });

  it.each([
    ['LoginForm[repeat_password]', 'repeatPassword'],
    ['LoginForm[username]', 'email'],
    ['OtpForm[otp]', 'code'],
    ['changedFields.address.line_1', 'changedFields.address.line1'],
    ['changedFields[telephone][mobile_number]', 'changedFields.telephone.mobileNumber'],
    ['policy_uuid', 'policyUuid'],
    ['Idempotency-Key', 'Idempotency-Key'],
  ])('API-24: the field %s of the service is %s to the browser', (field, name) => {
    const fields = [{ field, code: 'invalid', message: 'Not right.' }];
    const error = toTrpcError(refusal({ status: 422, code: 'VALIDATION', fields }));
    expect(errorData(error).fields?.map((fault) => fault.field)).toEqual([name]);
  });

  it('SEC-G31: words of the service are passed on for nothing else', () => {
    for (const code of errorCodes.filter((one) => one !== 'VALIDATION' && one !== 'LOGIN_EXHAUSTED')) {
      const error = toTrpcError(refusal({ status: errorStatus[code], code }));
      expect(error.message).not.toContain('Words');
      expect(errorData(error)).not.toHaveProperty('serverMessage');
    }
  });

  it('API-24: an input at fault is VALIDATION with its fields, without the values', () => {
    const cause = z
      .object({ email: z.email('Bad address'), code: z.string().max(3) })
      .safeParse({ email: 'canary', code: 'canary' }).error;
    const error = toTrpcError(new TRPCError({ code: 'BAD_REQUEST', cause }));
    expect(errorData(error)).toMatchObject({
      appCode: 'VALIDATION',
      fields: [{ field: 'email', message: 'Bad address' }, { field: 'code' }],
    });
    expect(JSON.stringify([error.message, errorData(error)])).not.toContain('canary');
  });
});

function logged(error: UpstreamError) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  logFailure(log, toTrpcError(error), '/documents');
  return { faults: log.error.mock.calls.length, lines: log.info.mock.calls.length };
}

it('S-7: a call that was shed is a fault, and one whose client has gone is not', () => {
  const call = 'GET /v1/document/{uuid}/content';
  expect(logged(new UpstreamError('shed', 'The breaker is open', { call }))).toEqual({ faults: 1, lines: 0 });
  const gone = new UpstreamError('shed', 'The client has gone', { call, isAbandoned: true });
  expect(logged(gone)).toEqual({ faults: 0, lines: 1 });
});
