import { expect, test } from 'vitest';
import { AppError } from './errors.ts';
import { failureSentence } from './failure-sentence.ts';

const tooMany = (retryAfterSeconds?: number) =>
  failureSentence(new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds }));

test('B1: too many tries say how long to wait, in seconds or in minutes', () => {
  expect(tooMany(1)).toBe('Too many tries in a short time. Please wait 1 second and try again.');
  expect(tooMany(89)).toContain('wait 89 seconds');
  expect(tooMany(90)).toContain('wait 2 minutes');
  expect(tooMany()).toBe('Too many tries in a short time. Please wait a little and try again.');
});

test('A24: a refusal of fields is told in the words of the server', () => {
  expect(failureSentence(new AppError('VALIDATION', { message: 'Must be a telephone number' }))).toBe(
    'Must be a telephone number',
  );
});
