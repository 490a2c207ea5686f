import { expect, test } from 'vitest';
import { AppError, failureSentence } from './app-error.ts';
import { fieldErrorsOf, formRefusalOf } from './field-errors.ts';

const fault = (field: string, message: string) => ({ field, code: 'invalid', message });

test('API-32: faults reach their fields, however deep these lie', () => {
  const names = ['password', 'repeatPassword', 'line1', 'mobileNumber'] as const;
  const faults = [
    fault('password', 'Too easy to guess.'),
    fault('repeatPassword', 'They do not match.'),
    fault('changedFields.address.line1', 'Too long.'),
    fault(
      'changedFields.telephone.mobileNumber',
      'Please enter a telephone number with digits, spaces and + only.',
    ),
  ];
  expect(fieldErrorsOf(faults, names)).toEqual({
    password: 'Too easy to guess.',
    repeatPassword: 'They do not match.',
    line1: 'Too long.',
    mobileNumber: 'Please enter a telephone number with digits, spaces and + only.',
  });
});

test('API-32: of several errors of a field the first is shown, and without a field nothing', () => {
  const faults = [fault('password', 'First.'), fault('password', 'Second.'), fault('input', 'Nowhere.')];
  expect(fieldErrorsOf(faults, ['password'])).toEqual({ password: 'First.' });
});

test('API-32: an error of a field that the form lacks is shown above it, beside the errors of its fields', () => {
  const refusalOf = (...fields: ReturnType<typeof fault>[]) =>
    formRefusalOf(new AppError('VALIDATION', { message: 'The given data was invalid.', fields }), [
      'password',
    ]);
  const weak = fault('password', 'Too easy to guess.');
  const { failure, fieldErrors } = refusalOf(
    weak,
    fault('input', 'Used too lately.'),
    fault('input', 'Too easy to guess.'),
  );
  expect(fieldErrors).toEqual({ password: 'Too easy to guess.' });
  expect(failureSentence(failure)).toBe('Used too lately.');
  expect(refusalOf(weak).failure).toBeNull();
  expect(failureSentence(refusalOf(fault('input', 'Nowhere.')).failure)).toBe('The given data was invalid.');
});

test('API-32: a failure that is about no entry is shown above the form as it is', () => {
  const failure = new AppError('UPSTREAM_DOWN');
  expect(formRefusalOf(failure, ['password'])).toEqual({ failure, fieldErrors: {} });
});
