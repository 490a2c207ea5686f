import { describe, expect, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import { parseJson } from './json-body.ts';

const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`;

describe('SEC-G24: JSON is read with care', () => {
  test.each([
    ['an object', '{"a":{"b":[1,{"c":null}]},"d":"x:y\\"{"}'],
    ['a list', '[{"a":1},{"a":2}]'],
    ['a bare value', '"__proto__:"'],
    ['twenty levels', nested(20)],
    ['keys that are alike but for case', '{"a":1,"A":2}'],
    ['an escaped backslash before a quote', '{"a":"\\\\","b":":"}'],
  ])('%s is taken as it is', (_what, text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  test.each([
    ['text that is not JSON', '{"a":'],
    ['an open string', '{"a":"\\"'],
    ['twenty-one levels', nested(21)],
    ['thirty thousand brackets', '['.repeat(30_000)],
    ['__proto__', '{"__proto__":{"isVip":true}}'],
    ['constructor, deeper down', '{"a":[{"constructor":{"prototype":{}}}]}'],
    ['an escaped __proto__', '{"\\u005f_proto__":1}'],
    ['the same key twice', '{"version":"1","version":"2"}'],
    ['the same key twice, once escaped', '{"a":1,"\\u0061":2}'],
    ['the same key twice, deeper down', '[{"a":{"b":1,"b":1}}]'],
  ])('%s is refused', (_what, text) => {
    expect(() => parseJson(text)).toThrow(ApiError);
  });

  test.each([
    ['quotes behind backslashes', '"\\'.repeat(32_000)],
    ['strings that open and close', '"'.repeat(64_000)],
    ['one string that never ends', `"${'a'.repeat(63_999)}`],
    ['brackets', '['.repeat(64_000)],
    ['braces and colons', '{:'.repeat(32_000)],
  ])('hostile text of the largest size costs no more than its length: %s', (_what, text) => {
    const counted = countReads(text, 4 * text.length);
    expect(() => parseJson(counted.text)).toThrow(ApiError);
    expect(counted.reads()).toBeGreaterThan(text.length / 4);
  });
});

/**
 * A text that counts how often its characters are read, which is the work on any machine, and refuses more than `most`.
 */
function countReads(text: string, most: number) {
  let reads = 0;
  const counting = new Proxy(Object(text), {
    get(_text, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
      if (reads > most) throw new RangeError(`More than ${most} reads of ${text.length} characters`);
      const member = Reflect.get(Object(text), key);
      return typeof member === 'function' ? member.bind(text) : member;
    },
  });
  return { text: counting as string, reads: () => reads };
}
