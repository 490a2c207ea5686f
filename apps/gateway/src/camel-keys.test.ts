import { describe, expect, it } from 'vitest';
import { camelKeys } from './camel-keys.ts';

describe('camelKeys', () => {
  it('renames at every depth and in lists', () => {
    const wire = {
      line_1: 'a',
      country_id: null,
      owners: [{ tax_basis: 'net' }],
      inner: { two_words_more: 1 },
    };
    expect(camelKeys(wire)).toEqual({
      line1: 'a',
      countryId: null,
      owners: [{ taxBasis: 'net' }],
      inner: { twoWordsMore: 1 },
    });
  });

  it('SEC-G1: leaves every link out', () => {
    expect(JSON.stringify(camelKeys({ a: [{ _links: { self: { href: '/v1/x' } } }], _links: {} }))).toBe(
      '{"a":[{}]}',
    );
  });
});
