import { expect, test } from 'vitest';
import { joinFieldErrors } from './join-field-errors.ts';

test('API-31: field errors are concatenated, each once, in the order sent', () => {
  const joined = joinFieldErrors([
    { field: 'LoginForm[password]', code: 'too_short', message: 'Too short.' },
    { field: 'LoginForm[repeat_password]', code: 'mismatch', message: 'No match.' },
    { field: 'LoginForm[code]', code: 'too_short', message: 'Too short.' },
  ]);
  expect(joined).toBe('Too short. No match.');
});

test('API-31: a sentence that another one follows ends with a full stop', () => {
  const joined = joinFieldErrors([
    { field: 'LoginForm[username]', code: 'invalid', message: 'Please enter a valid email address' },
    { field: 'LoginForm[password]', code: 'leaked', message: 'Was it in a leak?' },
    { field: 'LoginForm[code]', code: 'used', message: 'Unable to verify OTP' },
  ]);
  expect(joined).toBe('Please enter a valid email address. Was it in a leak? Unable to verify OTP');
});
