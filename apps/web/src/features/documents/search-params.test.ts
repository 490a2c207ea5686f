import { describe, expect, test } from 'vitest';
import {
  addressOf,
  type DocumentsParams,
  everyDocument,
  inputOf,
  isFiltered,
  readParams,
  writeParams,
} from './search-params.ts';

const read = (query: Record<string, string>) => readParams(new URLSearchParams(query));

const chosen: DocumentsParams = {
  kind: 'tax_voucher',
  year: 2025,
  policy: 'p-1',
  search: 'annual',
  isNew: true,
  page: 2,
};

describe('P-52: what the list shows is in the address', () => {
  test('a choice that is written is read again', () => {
    expect(readParams(writeParams(chosen))).toEqual(chosen);
    expect(addressOf(chosen)).toBe(
      '/tabs/documents?kind=tax_voucher&year=2025&policy=p-1&search=annual&new=1&page=2',
    );
  });

  test('the whole list has the plain address, and asks for its first page alone', () => {
    expect(addressOf(everyDocument)).toBe('/tabs/documents');
    expect(read({})).toEqual(everyDocument);
    expect(inputOf(everyDocument)).toEqual({ page: 1 });
  });

  test('only the filters in use are sent to the gateway, by its names', () => {
    expect(inputOf(chosen)).toEqual({
      kind: 'tax_voucher',
      year: 2025,
      policyId: 'p-1',
      search: 'annual',
      unread: true,
      page: 2,
    });
  });

  test('a page alone is not a filter', () => {
    expect(isFiltered({ ...everyDocument, page: 3 })).toBe(false);
    expect(isFiltered({ ...everyDocument, isNew: true })).toBe(true);
  });

  test.each([
    ['kind', 'recipe'],
    ['kind', 'constructor'],
    ['year', '0'],
    ['year', '20255'],
    ['year', '2025 '],
    ['policy', '../user'],
    ['policy', 'a b'],
    ['new', 'yes'],
    ['page', '0'],
    ['page', '-1'],
    ['page', '1000001'],
  ])('SEC-G2: %s=%j is ignored', (name, text) => {
    expect(read({ [name]: text })).toEqual(everyDocument);
  });

  test('SEC-G2: a search is one line of at most 100 characters', () => {
    expect(read({ search: ' annual \n statement\u0000 ' }).search).toBe('annual statement');
    expect(read({ search: 'x'.repeat(300) }).search).toHaveLength(100);
  });
});
