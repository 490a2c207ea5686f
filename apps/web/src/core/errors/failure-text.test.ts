import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { failureReference, failureSentence } from './failure-text.ts';

const tooMany = (retryAfterSeconds?: number) => {
  const error = new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds });
  expect(failureSentence(error)).toBe(error.message);
  return error.message;
};

test('SEC-B1: too many attempts say how long to wait, in seconds or in minutes', () => {
  expect(tooMany(1)).toBe('Too many attempts in a short time. Please wait 1 second and try again.');
  expect(tooMany(89)).toContain('wait 89 seconds');
  expect(tooMany(90)).toContain('wait 2 minutes');
  expect(tooMany()).toBe('Too many attempts in a short time. Please wait a moment and try again.');
});

test('API-31: a refusal of fields shows the message of the server', () => {
  expect(failureSentence(new AppError('VALIDATION', { message: 'Must be a telephone number' }))).toBe(
    'Must be a telephone number',
  );
});

test('a reference is short enough to be read out, and finds the request by its first eight characters', () => {
  expect(failureReference('7f2c41a9-0d7e-4c7e-9f43-2f9a4a1f6f10')).toBe('7F2C-41A9');
});

test('without an answer there is no reference', () => {
  expect(failureReference(undefined)).toBeNull();
  expect(failureReference('ab-1')).toBeNull();
});
