import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { AppError, isAborted, toAppError, wasAnswered } from './app-error.ts';

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

test('an AppError stays itself, also when the client wrapped it', () => {
  const error = new AppError('UNAUTHORIZED');
  expect(toAppError(error)).toBe(error);
  expect(toAppError(TRPCClientError.from(error)).code).toBe('UNAUTHORIZED');
});

test('a request that was given up is no failure', () => {
  const given = TRPCClientError.from(new DOMException('The user aborted a request.', 'AbortError'));
  expect(isAborted(given)).toBe(true);
  expect(isAborted(answered({ appCode: 'UNKNOWN' }))).toBe(false);
});
