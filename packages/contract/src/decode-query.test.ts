import { describe, expect, it } from 'vitest';
import { decodeQuery } from './decode-query.ts';

describe('decodeQuery', () => {
  it('A19: reads a next link with its filters', () => {
    expect(decodeQuery('?InsightSearch%5Bcategories%5D=tax&InsightSearch[writer]=ann&cursor=abc')).toEqual({
      InsightSearch: { categories: 'tax', writer: 'ann' },
      cursor: 'abc',
    });
  });

  it('reads nothing from nothing', () => {
    expect(decodeQuery('')).toEqual({});
  });

  it.each([
    '?a=1&a=2',
    '?a[b]=1&a[b]=2',
    '?a=1&a[b]=2',
    '?a[b]=1&a=2',
    '?a[b=1',
    '?a[b][c]=1',
    '?=1',
    '?a.b=1',
  ])('G6: refuses %s', (search) => {
    expect(decodeQuery(search)).toBeUndefined();
  });

  it('G6: a name such as __proto__ changes no prototype', () => {
    decodeQuery('?__proto__[polluted]=1');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
