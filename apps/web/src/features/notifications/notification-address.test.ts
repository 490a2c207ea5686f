import { expect, test } from 'vitest';
import { placeAddress, readPlace } from './notification-address.ts';

const pageIn = (page: string) => readPlace(new URLSearchParams({ page })).page;

test('P7: the page and the notification that is read stand in the address', () => {
  const place = { page: 2, id: '00000000-0000-4000-8000-000000000001' };
  const address = placeAddress(place);
  expect(address).toBe(`/tabs/notifications?page=2&id=${place.id}`);
  expect(readPlace(new URL(address, 'http://portal.test').searchParams)).toEqual(place);
});

test('P7: the first page needs no words', () => {
  expect(placeAddress({ page: 1, id: null })).toBe('/tabs/notifications');
  expect(readPlace(new URLSearchParams())).toEqual({ page: 1, id: null });
});

test.each(['', '0', '-1', '1.5', '1e3', 'two', '01', '1000001', '99999999999'])(
  'P7: page %j is read as the first',
  (text) => expect(pageIn(text)).toBe(1),
);

test('P7: far pages are pages', () => {
  expect(pageIn('1000000')).toBe(1_000_000);
});
