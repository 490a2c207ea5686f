import { expect, test } from 'vitest';
import { aNotification } from '#test/build/a-notification.ts';
import { withAllRead, withRead } from './mark-as-read.ts';
import type { NotificationPage } from './notification-queries.ts';

const unread = aNotification(1, { isRead: false });
const read = aNotification(2);
const page: NotificationPage = {
  items: [unread, read],
  page: 1,
  pages: 2,
  totalCount: 26,
  unread: 3,
  countsAllPages: true,
  unreadable: 0,
};

test('P-20: one becomes read, and the count over all pages goes down by one', () => {
  const changed = withRead(page, unread.id, true);
  expect(changed.items).toEqual([{ ...unread, isRead: true }, read]);
  expect(changed.unread).toBe(2);
});

test('P-20: what the firm did not accept is as it was before', () => {
  expect(withRead(withRead(page, unread.id, true), unread.id, false)).toEqual(page);
});

test('P-20: one of another page changes the count alone', () => {
  expect(withRead(page, 'elsewhere', true)).toEqual({ ...page, unread: 2 });
});

test('P-87: one of another page leaves a count that is of its own page', () => {
  const ofItself = { ...page, unread: 1, countsAllPages: false };
  expect(withRead(ofItself, 'elsewhere', true)).toBe(ofItself);
  expect(withRead(ofItself, unread.id, true).unread).toBe(0);
});

test('P-20: the count never falls below zero', () => {
  expect(withRead({ ...page, unread: 0 }, unread.id, true).unread).toBe(0);
});

test('P-20: all become read', () => {
  const changed = withAllRead(page);
  expect(changed.items.every(({ isRead }) => isRead)).toBe(true);
  expect(changed.unread).toBe(0);
});
