import { describe, expect, test } from 'vitest';
import { mfaEndpoint } from '../v1/authentication.ts';
import { endSessionEndpoint } from '../v1/sessions.ts';
import { changePasswordEndpoint } from '../v1/user-password.ts';
import { isRefusedOrDoubtful, namesRefusal } from './refused-success.ts';

describe('API-2, API-5: the answer to a code that came as a success', () => {
  test.each([
    {},
    null,
    { data: {} },
    { data: null },
    { success: true },
    { success: 1, message: 'Verified' },
    { status: 'success', message: 'Welcome back' },
    { status: 200, message: 'OK' },
    { message: 'OK' },
    { data: { message: 'Verified.' } },
    { code: 200 },
    { code: 'OK', message: 'OK' },
    { verified: true },
    { user: { active: false } },
    { data: { user: { name: 'Ada Byron', active: false } } },
    { terms_accepted: 0, is_vip: false },
    { message: null, code: null, errors: [] },
    [],
    1,
    { recovery_codes: ['ABCD-EFGH'] },
    { data: { recovery_codes: ['ABCD-EFGH'] } },
    { roles: ['client'] },
    { jwt: 'a.b.c', message: 'Welcome back' },
    { data: { jwt: 'a.b.c' }, success: false },
    { terms_accepted: false },
    'OK',
    'Verified.',
    'done',
    { result: 'code accepted' },
    { success: true, first_login: false },
    { error: false },
    { username: 'ada@portal.example.com' },
    { otp: true },
    { OtpForm: { otp: 'verified' } },
    { msg: 'OK' },
  ])('%j says yes', (json) => {
    expect(isRefusedOrDoubtful(json, mfaEndpoint)).toBe(false);
  });

  test.each([
    false,
    'Unable to verify OTP',
    { success: false },
    { success: 0 },
    { success: 'false' },
    { success: '' },
    { status: 'failure' },
    { status: 422, message: 'x' },
    { data: false },
    { data: { success: false } },
    { error: 'Invalid token, please try again' },
    { errors: { otp: ['Unable to verify OTP'] } },
    [{ field: 'otp', message: 'Unable to verify OTP' }],
    { message: 'Invalid token, please try again' },
    { data: { message: 'Unable to verify OTP' } },
    { status: 'pending' },
    { valid: false },
    { jwt: '', message: 'Unable to verify OTP' },
    0,
    '0',
    [0],
    [false],
    { data: 0 },
    { data: [0] },
    { verified: false },
    { data: { isVerified: 0 } },
    { result: false },
    { result: 'invalid' },
    { ok: false },
    { otp_valid: false },
    { success: true, verified: false },
    { verified: true, message: 'Unable to verify OTP' },
    { code: 200, message: 'Unable to verify OTP' },
    { code: 200, errors: { otp: ['Unable to verify OTP'] } },
    { code: 'INVALID_OTP' },
    { code: 401 },
    { data: { code: 'INVALID_OTP' } },
    { detail: 'Unable to verify OTP' },
    { data: { detail: 'Unable to verify OTP' } },
    { otp: 'Unable to verify OTP' },
    { otp: ['Unable to verify OTP'] },
    { 'OtpForm[otp]': ['Unable to verify OTP'] },
    { data: { otp: ['Unable to verify OTP'] } },
    { otp: 'invalid' },
    { otp: ['Invalid'] },
    { otp: false },
    { OtpForm: { otp: ['Code is incorrect.'] } },
    { data: { OtpForm: { otp: ['Code is incorrect.'] } } },
    { success: true, errors: [], result: { OtpForm: { otp: 'incorrect' } } },
    { username: ['Unknown'] },
    { detail: 'Invalid' },
    { reason: 'expired' },
    { msg: 'failed' },
    { msg: ['failed'] },
    { passed: false },
    { correct: false },
    { accepted: false },
    { success: true, accepted: false },
    { valid_otp: false },
    { isOtpValid: false },
    { data: { anything: 0 } },
  ])('%j says no', (json) => {
    expect(isRefusedOrDoubtful(json, mfaEndpoint)).toBe(true);
  });
});

describe('API-3, API-6, API-7, API-9, API-10, API-13: a success whose answer is not shown', () => {
  test.each([
    undefined,
    null,
    '',
    'OK',
    7,
    [],
    {},
    { message: 'Terms accepted' },
    { version: '3' },
    { data: null },
    { data: { valid: true } },
    { status: 'active' },
    { status: 'pending' },
    { status: '' },
    { status: 'authenticated', error: 'none' },
    { status: 200, message: 'Unauthorized' },
    { error: null, errors: [] },
    { errors: {} },
    { jwt: 'a.b.c', success: false },
    { verified: false },
    { result: 0 },
    { password: ['Too short'] },
  ])('%j is a success', (json) => {
    expect(namesRefusal(json)).toBe(false);
  });

  test.each([
    false,
    'Unauthorized',
    { valid: false },
    { data: { valid: false } },
    { success: true, valid: 0 },
    { data: false },
    { data: 'Unauthorized' },
    { status: 'Unauthorized' },
    { data: { status: 'Unauthorised' } },
    { status: 401 },
    { authenticated: 'false' },
    { message: 'Unauthorized' },
    { success: false },
    { status: 'pending', error: 'No' },
    { errors: { version: ['Not the latest'] } },
    { error: 'No' },
    { is_authenticated: false },
    { isLoggedIn: false },
    { logged_in: 0 },
    { valid_invite: false },
    { result: 'Unauthorized' },
    { status: 'active', isAuthenticated: false },
  ])('%j clearly says no', (json) => {
    expect(namesRefusal(json)).toBe(true);
  });
});

describe('API-9, API-10: a success that lists faults of what was sent', () => {
  test.each([
    { current_password: ['Incorrect password'] },
    { status: 200, current_password: ['Incorrect password'] },
    { current_password: 'Incorrect password' },
    { 'LoginForm[password]': ['Too short'] },
    { LoginForm: { password: ['Too short'] } },
    { data: { LoginForm: { password: 'Too short' } } },
    { message: 'Validation', LoginForm: { password: [{ message: 'Too short' }] } },
  ])('%j says no', (json) => {
    expect(namesRefusal(json, changePasswordEndpoint)).toBe(true);
  });

  test.each([
    { email: 'ada@portal.example.com' },
    { password: 'changed' },
    { roles: ['client'] },
    { password: [] },
  ])('%j is a success', (json) => {
    expect(namesRefusal(json, changePasswordEndpoint)).toBe(false);
  });
});

describe('API-24: the answer to the end of a session', () => {
  test.each([{ status: 'revoked' }, { status: 'expired' }, 'Revoked', { message: 'revoked' }])(
    '%j says that it has ended',
    (json) => {
      expect(namesRefusal(json, endSessionEndpoint)).toBe(false);
      expect(namesRefusal(json, changePasswordEndpoint)).toBe(true);
    },
  );

  test.each([{ status: 'failed' }, { success: false }, 'Unauthorized'])('%j says no', (json) => {
    expect(namesRefusal(json, endSessionEndpoint)).toBe(true);
  });
});
