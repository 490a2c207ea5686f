import { describe, expect, it } from 'vitest';
import { hasDoubledParameter, inputProblem } from './input-check.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('SEC-G24: the text of an input', () => {
  it('is accepted as plain JSON', () => {
    expect(inputProblem('{"a":{"b":["[[[[[[[[[[[[[[[[[[[[[[[[["]},"c":"\\"{"}')).toBeUndefined();
  });

  it('may nest twenty deep and no more', () => {
    expect(inputProblem(nested(20))).toBeUndefined();
    expect(inputProblem(nested(21))).toBe('too_deep');
    expect(inputProblem('['.repeat(60_000))).toBe('too_deep');
  });

  it.each([
    ['ends in quotes', ''],
    ['ends in a backslash', '\\'],
  ])('is checked in one pass, even if a string is not closed and %s', { timeout: 2000 }, (_how, end) => {
    expect(inputProblem(`"${'\\"'.repeat(32_000)}${end}`)).toBe('unreadable');
  });

  it.each(['{"__proto__":{"a":1}}', '{"a":{"constructor":1}}', '[{"prototype":1}]', '{"__pro\\u0074o__":1}'])(
    'may not name the inside of objects: %s',
    (text) => {
      expect(inputProblem(text)).toBe('forbidden_key');
    },
  );

  it.each(['{', '{"a":', 'undefined', "{'a':1}"])('must be JSON: %s', (text) => {
    expect(inputProblem(text)).toBe('unreadable');
  });
});

it.each([
  [{ input: '{}', batch: '1' }, false],
  [{ input: ['{}', '{}'] }, true],
])('SEC-G25: whether a parameter is there twice: %j', (query, isDoubled) => {
  expect(hasDoubledParameter(query)).toBe(isDoubled);
});
