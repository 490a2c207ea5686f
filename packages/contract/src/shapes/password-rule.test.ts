import { describe, expect, test } from 'vitest';
import { newPassword } from './fields.ts';
import { newPasswordErrors, passwordProblem } from './password-rule.ts';

describe('L-7: a new password', () => {
  test.each([
    ['Ab1!!!xyz', 'too_short'],
    ['Ab1!!!wxyz', undefined],
    ['Abcdefgh!!', 'too_few_symbols'],
    ['abcdefghij', 'too_few_symbols'],
    [`!!!${'a'.repeat(61)}`, undefined],
    [`!!!${'a'.repeat(125)}`, undefined],
    [`!!!${'a'.repeat(126)}`, 'too_long'],
    ['pass wörd £€¥', undefined],
    ['trailing!!! ', undefined],
    ['🙂🙂🙂', 'too_short'],
    ['🙂🙂🙂1234567', undefined],
  ] as const)('%j gives %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  test('is rejected with the exact message', () => {
    const result = newPassword.safeParse('short');
    expect(result.error?.issues[0]?.message).toBe('Password must be at least 10 characters long.');
  });

  test('spaces and letters beyond English are not symbols', () => {
    expect(passwordProblem('àéîõü ñç ß')).toBe('too_few_symbols');
  });

  test('is entered twice alike, or the second entry has the exact message', () => {
    const repeatPassword = 'Ab1!!!wxy';
    expect(newPasswordErrors({ password: 'Ab1!!!wxyz', repeatPassword })).toEqual({
      repeatPassword: 'Your passwords do not match.',
    });
    expect(newPasswordErrors({ password: 'short', repeatPassword })).toEqual({
      password: 'Password must be at least 10 characters long.',
    });
    expect(newPasswordErrors({ password: 'Ab1!!!wxyz', repeatPassword: 'Ab1!!!wxyz' })).toEqual({});
  });
});
