import { expect, test } from 'vitest';
import { addressOf, readParams } from './search-params.ts';

const pageIn = (page: string) => readParams(new URLSearchParams({ page })).page;

test('P-7: the page and the open notification are in the address', () => {
  const params = { page: 2, id: '00000000-0000-4000-8000-000000000001' };
  const address = addressOf(params);
  expect(address).toBe(`/tabs/notifications?page=2&id=${params.id}`);
  expect(readParams(new URL(address, 'http://portal.test').searchParams)).toEqual(params);
});

test('P-7: the first page has no parameter', () => {
  expect(addressOf({ page: 1, id: null })).toBe('/tabs/notifications');
  expect(readParams(new URLSearchParams())).toEqual({ page: 1, id: null });
});

test.each(['', '0', '-1', '1.5', '1e3', 'two', '01', '1000001', '99999999999'])(
  'P-7: page %j is read as the first',
  (text) => expect(pageIn(text)).toBe(1),
);

test('P-7: a high page number is a page', () => {
  expect(pageIn('1000000')).toBe(1_000_000);
});
