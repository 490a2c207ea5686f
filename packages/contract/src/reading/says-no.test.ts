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
  ])('%j says yes', (json) => {
    expect(saysNo(json)).toBe(false);
  });

  test.each([
    false,
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
    { jwt: '', message: 'Unable to verify OTP' },
  ])('%j says no', (json) => {
    expect(saysNo(json)).toBe(true);
  });
});

describe('API-13: the answer to an acceptance that came as a success', () => {
  test.each([{}, { message: 'Terms accepted' }, { version: '3' }])('%j is one', (json) => {
    expect(namesRefusal(json)).toBe(false);
  });

  test.each([{ success: false }, { errors: { version: ['Not the latest'] } }, { error: 'No' }])(
    '%j is none',
    (json) => {
      expect(namesRefusal(json)).toBe(true);
    },
  );
});
