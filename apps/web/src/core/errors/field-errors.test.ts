import { expect, test } from 'vitest';
import { fieldErrorsOf } from './field-errors.ts';

const fault = (field: string, message: string) => ({ field, code: 'invalid', message });

test('API-24: faults reach their fields, however deep these lie', () => {
  const names = ['password', 'repeatPassword', 'line1', 'mobileNumber'] as const;
  const faults = [
    fault('password', 'Too easy to guess.'),
    fault('repeatPassword', 'They do not match.'),
    fault('changedFields.address.line1', 'Too long.'),
    fault('changedFields.telephone.mobileNumber', 'Must be a telephone number'),
  ];
  expect(fieldErrorsOf(faults, names)).toEqual({
    password: 'Too easy to guess.',
    repeatPassword: 'They do not match.',
    line1: 'Too long.',
    mobileNumber: 'Must be a telephone number',
  });
});

test('API-24: of several errors of a field the first is shown, and without a field nothing', () => {
  const faults = [fault('password', 'First.'), fault('password', 'Second.'), fault('input', 'Nowhere.')];
  expect(fieldErrorsOf(faults, ['password'])).toEqual({ password: 'First.' });
});
