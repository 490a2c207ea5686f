import { describe, expect, test } from 'vitest';
import { isWithinBounds } from './json-bounds.ts';

const list = (length: number, item = '1') => `[${Array(length).fill(item).join()}]`;
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('SEC-I12: the text of an answer is bounded before it is parsed', () => {
  test.each([
    ['an empty text', ''],
    ['text', '"a, [b] {c} \\" d"'],
    ['five thousand entries', list(5000)],
    ['a text with as many commas', JSON.stringify({ text: ','.repeat(600_000) })],
    ['brackets in a text', JSON.stringify({ text: '[{'.repeat(100_000) })],
    ['a record within thirty others', nested(31)],
    ['a list of lists that are long together', list(45, list(5000))],
  ])('%s passes', (_name, text) => {
    expect(isWithinBounds(text)).toBe(true);
  });

  test.each([
    ['one entry more', list(5001)],
    ['one entry more, deep inside', `{"a":[{"b":${list(5001, '{}')}}]}`],
    ['a record of as many fields', `{${Array.from({ length: 5001 }, (_, at) => `"${at}":1`).join()}}`],
    ['a record within too many others', nested(32)],
    ['a hundred thousand brackets', '['.repeat(100_000)],
    ['more values than any answer has', list(51, list(5000))],
    ['records alone', list(60, list(4500, '{}'))],
    ['a list after a text with a backslash at its end', `["\\\\",${list(5001)}]`],
  ])('%s does not', (_name, text) => {
    expect(isWithinBounds(text)).toBe(false);
  });

  test('text that is not JSON ends the check', () => {
    expect(isWithinBounds(`]${'['.repeat(1000)}`)).toBe(true);
    expect(isWithinBounds('["never closed \\')).toBe(true);
  });
});
