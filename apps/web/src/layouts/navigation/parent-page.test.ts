import { expect, test } from 'vitest';
import { parentPageOf } from './parent-page.ts';

test('R-43: the parent of a page inside a tab is its list', () => {
  expect(parentPageOf('/tabs/information/view/7')).toBe('/tabs/information');
  expect(parentPageOf('/tabs/information/due-diligence/report/7')).toBe('/tabs/information/due-diligence');
  expect(parentPageOf('/tabs/information/due-diligence/3/report/7')).toBe('/tabs/information/due-diligence');
  expect(parentPageOf('/tabs/account/mfa-setup')).toBe('/tabs/account');
  expect(parentPageOf('/tabs/documents/view/7')).toBe('/tabs/documents');
  expect(parentPageOf('/tabs/documents/requests/7')).toBe('/tabs/documents');
  expect(parentPageOf('/tabs/documents')).toBe('/tabs/account');
});

test('R-43: the tabs themselves have no parent page', () => {
  for (const tab of [
    '/tabs/policies',
    '/tabs/information',
    '/tabs/information/due-diligence',
    '/tabs/account',
    '/tabs/messages',
  ])
    expect(parentPageOf(tab)).toBeNull();
});

test('R-43: the parent of a part of a page, selected by the query, is the page', () => {
  expect(parentPageOf('/tabs/account', '?part=devices')).toBe('/tabs/account');
  expect(parentPageOf('/tabs/messages', '?thread=7')).toBe('/tabs/messages');
  expect(parentPageOf('/tabs/policies', '?category=pension')).toBeNull();
});

test('R-43: the parent of an open notification is the list, of which no page has a parent', () => {
  expect(parentPageOf('/tabs/notifications', '?id=7')).toBe('/tabs/notifications');
  expect(parentPageOf('/tabs/notifications', '?page=2&id=7')).toBe('/tabs/notifications');
  expect(parentPageOf('/tabs/notifications', '?page=2')).toBeNull();
  expect(parentPageOf('/tabs/notifications')).toBeNull();
});
