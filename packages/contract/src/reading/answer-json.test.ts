import { describe, expect, test } from 'vitest';
import { readAnswerJson, readSuccess } from './answer-json.ts';

const read = (value: unknown, contentType = 'application/json') =>
  readAnswerJson({ contentType, text: JSON.stringify(value) });

const tooMuch = { json: undefined, isTooMuch: true };
const none = { json: undefined, isTooMuch: false };

describe('SEC-I12, SEC-I13: the JSON of an answer', () => {
  test.each([
    'application/json',
    'Application/JSON; charset=utf-8',
    'application/json ; charset=utf-8',
    'application/json\t;charset=utf-8',
    'application/hal+json',
    'application/problem+json; charset=utf-8',
  ])('is read with the type %j', (contentType) => {
    expect(read({ a: 1 }, contentType)).toEqual({ json: { a: 1 }, isTooMuch: false });
  });

  test.each(['', 'text/html', 'text/json', 'application/jsonp', 'application/json5', 'application/json x'])(
    'is not read with the type %j, however long it is',
    (contentType) => {
      expect(read({ a: 1 }, contentType)).toEqual(none);
      expect(read(Array(5001).fill(1), contentType)).toEqual(none);
    },
  );

  test('that cannot be parsed is not JSON', () => {
    for (const text of ['', '{"a":', '<p>Hello</p>'])
      expect(readAnswerJson({ contentType: 'application/json', text })).toEqual(none);
  });

  test('of five thousand entries is read, and with a longer list not at all', () => {
    const long = (length: number) => Array.from({ length }, (_, uuid) => ({ uuid }));
    expect(read(long(5000)).json).toHaveLength(5000);
    expect(read(long(5001))).toEqual(tooMuch);
    expect(read({ data: long(10_000) })).toEqual(tooMuch);
    expect(read({ uuid: 'a', colours: Array(5001).fill('red') })).toEqual(tooMuch);
  });

  test('that nests endlessly, or has too many values in all, is not read', () => {
    const nested = (depth: number): unknown => (depth === 0 ? {} : { more: nested(depth - 1) });
    expect(read({ uuid: 'a', more: nested(20) }).json).toMatchObject({ uuid: 'a' });
    expect(read({ uuid: 'a', more: nested(1000) })).toEqual(tooMuch);
    expect(read(Array(60).fill(Array(4500).fill(0)))).toEqual(tooMuch);
  });
});

describe('API-24: a success of a call that one may refuse', () => {
  const of = (contentType: string, text: string) =>
    readSuccess({ isRefused: () => false }, { contentType, text });

  test.each([
    ['text/plain', 'Unable to verify OTP'],
    ['text/plain; charset=utf-8', ' OK\n'],
    ['', 'OK'],
  ])('is read as the same text in JSON: %s %j', (contentType, text) => {
    expect(of(contentType, text)).toEqual({ json: text.trim(), isTooMuch: false });
  });

  test.each(['', 'text/plain', 'text/html; charset=UTF-8', 'text/json'])(
    'is read where it is JSON sent as %j, within the same bounds',
    (contentType) => {
      expect(of(contentType, ' {"success":true}\n')).toEqual({ json: { success: true }, isTooMuch: false });
      expect(of(contentType, JSON.stringify(Array(5001).fill(1)))).toEqual(tooMuch);
      expect(of(contentType, '{"success":tr')).toBe('unreadable');
    },
  );

  test.each([
    ['text/html', '<html>Sign in to the network</html>'],
    ['text/html', 'OK'],
    ['text/plain', '<html></html>'],
    ['text/plain', 'x'.repeat(201)],
    ['application/json', '{"data":{"jw'],
    ['application/octet-stream', 'OK'],
  ])('is unreadable as %s %j', (contentType, text) => {
    expect(of(contentType, text)).toBe('unreadable');
  });

  test.each(['text/html', 'application/json', ''])('may be empty, whatever its type: %j', (contentType) => {
    expect(of(contentType, '')).toEqual({ json: undefined, isTooMuch: false });
  });

  test('of any other call stays what it is', () => {
    const page = { contentType: 'text/html', text: '<html></html>' };
    expect(readSuccess({}, page)).toEqual(none);
    expect(readSuccess({}, { contentType: 'text/html', text: '{"items":[]}' })).toEqual(none);
  });
});
