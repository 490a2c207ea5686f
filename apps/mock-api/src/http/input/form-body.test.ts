import { describe, expect, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import { parseForm } from './form-body.ts';

describe('API-1, API-19: names with brackets become groups', () => {
  test('LoginForm[username] and LoginForm[password] are read into one group', () => {
    const form = parseForm('LoginForm%5Busername%5D=a%40b.example&LoginForm[password]=p+w%2B1');
    expect(form).toEqual({ LoginForm: { username: 'a@b.example', password: 'p w+1' } });
  });

  test('InsightSearch[categories] is read from a query, beside plain names', () => {
    const query = parseForm('InsightSearch%5Bcategories%5D=tax&cursor=abc');
    expect(query).toEqual({ InsightSearch: { categories: 'tax' }, cursor: 'abc' });
  });

  test('no text, stray separators and empty values are read as what they are', () => {
    expect(parseForm('')).toEqual({});
    expect(parseForm('&a=&b&')).toEqual({ a: '', b: '' });
  });
});

describe('SEC-G48: a form that could do harm is refused', () => {
  test.each([
    ['the same name twice', 'a=1&a=2'],
    ['the same name in a group twice', 'F[a]=1&F%5Ba%5D=2'],
    ['a value in place of a group', 'a[b]=1&a=2'],
    ['a group in place of a value', 'a=2&a[b]=1'],
    ['__proto__ as a name', '__proto__[x]=1'],
    ['__proto__ in a group', 'a[__proto__]=1'],
    ['constructor in a group', 'a[constructor][prototype]=1'],
    ['a list', 'a[]=1'],
    ['a bracket that does not close', 'a[b=1'],
    ['text behind a bracket', 'a[b]c=1'],
    ['an empty name', '=1'],
    ['more depth than any form has', 'a[b][c][d][e][f]=1'],
    ['a broken escape', 'a=%E0%A4%A'],
    ['more names than any form has', Array.from({ length: 101 }, (_, index) => `k${index}=1`).join('&')],
  ])('%s', (_what, text) => {
    expect(() => parseForm(text)).toThrow(ApiError);
  });

  test('what is read has no prototype to reach', () => {
    expect(Object.getPrototypeOf(parseForm('a[b]=1'))).toBeNull();
    expect('toString' in parseForm('a=1')).toBe(false);
  });
});
