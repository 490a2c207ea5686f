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
