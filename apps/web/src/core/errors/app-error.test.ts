import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import {
  AppError,
  failureReference,
  failureSentence,
  isAborted,
  toAppError,
  wasAnswered,
} from './app-error.ts';

function answered(data: object, message = 'As the gateway words it'): Error {
  return TRPCClientError.from({ error: { code: -32000, message, data } } as never);
}

test('API-31: a 422 keeps the message of the server and its field errors', () => {
  const fields = [{ field: 'email', code: 'invalid', message: 'Not an address.' }];
  const error = toAppError(
    answered({ appCode: 'VALIDATION', serverMessage: 'As the server words it', fields, requestId: 'r-1' }),
  );
  expect(error).toMatchObject({
    code: 'VALIDATION',
    message: 'As the server words it. Not an address.',
    fields,
    requestId: 'r-1',
  });
});

test('API-31: without a message of its own the field errors are joined, each once', () => {
  const fields = [
    { field: 'password', code: 'too_short', message: 'Too short.' },
    { field: 'repeat', code: 'too_short', message: 'Too short.' },
    { field: 'repeat', code: 'mismatch', message: 'Not the same.' },
  ];
  expect(toAppError(answered({ appCode: 'VALIDATION', fields })).message).toBe('Too short. Not the same.');
});

test('API-31: what the message of the server says of a field already is not said again', () => {
  const leaked = { field: 'password', code: 'invalid', message: 'This password was found in a leak.' };
  const short = { field: 'password', code: 'invalid', message: 'Too short.' };
  const messageOf = (serverMessage: string) =>
    toAppError(answered({ appCode: 'VALIDATION', serverMessage, fields: [leaked, short, short] })).message;
  expect(messageOf('The given data was invalid.')).toBe(
    'The given data was invalid. This password was found in a leak. Too short.',
  );
  expect(messageOf('Too short. (and 1 more error)')).toBe(
    'Too short. (and 1 more error) This password was found in a leak.',
  );
});

test('L-14: the lockout sentence is the one of the server; other sentences are ours', () => {
  const serverMessage = 'As the server words it';
  expect(toAppError(answered({ appCode: 'LOGIN_EXHAUSTED', serverMessage })).message).toBe(serverMessage);
  expect(toAppError(answered({ appCode: 'WRONG_CREDENTIALS' })).message).toBe('Incorrect password');
});

test('an unknown code is UNKNOWN, and so is any other thrown value', () => {
  expect(toAppError(answered({ appCode: 'SOMETHING_NEW' })).code).toBe('UNKNOWN');
  expect(toAppError(answered({})).code).toBe('UNKNOWN');
  expect(toAppError('thrown text').code).toBe('UNKNOWN');
  expect(toAppError(new TypeError('a bug')).code).toBe('UNKNOWN');
});

test('no answer at all is distinguished from an answer that is an error', () => {
  const silent = TRPCClientError.from(new TypeError('Failed to fetch'));
  expect(toAppError(silent).code).toBe('NO_ANSWER');
  expect(wasAnswered(silent)).toBe(false);
  expect(wasAnswered(answered({ appCode: 'NOT_FOUND' }))).toBe(true);
});

test('an AppError stays itself, even when the client wrapped it', () => {
  const error = new AppError('UNAUTHORIZED');
  expect(toAppError(error)).toBe(error);
  expect(toAppError(TRPCClientError.from(error)).code).toBe('UNAUTHORIZED');
});

test('a request that was given up is not a failure', () => {
  const given = TRPCClientError.from(new DOMException('The user aborted a request.', 'AbortError'));
  expect(isAborted(given)).toBe(true);
  expect(isAborted(answered({ appCode: 'UNKNOWN' }))).toBe(false);
});

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
  expect(
    failureSentence(
      new AppError('VALIDATION', {
        message: 'Please enter a telephone number with digits, spaces and + only.',
      }),
    ),
  ).toBe('Please enter a telephone number with digits, spaces and + only.');
});

test('a reference is short enough to be read out, and finds the request by its first eight characters', () => {
  expect(failureReference('7f2c41a9-0d7e-4c7e-9f43-2f9a4a1f6f10')).toBe('7F2C-41A9');
});

test('without an answer there is no reference', () => {
  expect(failureReference(undefined)).toBeNull();
  expect(failureReference('ab-1')).toBeNull();
});
