import { describe, expect, test } from 'vitest';
import { namesRefusal, saysNo } from './says-no.ts';

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
    { jwt: 'a.b.c', message: 'Welcome back' },
    { data: { jwt: 'a.b.c' }, success: false },
    { terms_accepted: false },
    'OK',
    'Verified.',
    'done',
    { result: 'code accepted' },
  ])('%j says yes', (json) => {
    expect(saysNo(json)).toBe(false);
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
  ])('%j says no', (json) => {
    expect(saysNo(json)).toBe(true);
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
  ])('%j clearly says no', (json) => {
    expect(namesRefusal(json)).toBe(true);
  });
});
