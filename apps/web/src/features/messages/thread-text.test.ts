import { expect, test } from 'vitest';
import { aMessage, aThread } from '#test/build/a-message.ts';
import { contactText, firstUnreadOf, listMoment, messageMoment, threadSubject } from './thread-text.ts';

test('P-9: a conversation says whom it is with, and a team is named once', () => {
  expect(contactText({ name: 'Ruth Vasey', role: 'Your adviser' })).toBe('With Ruth Vasey, your adviser');
  expect(contactText({ name: 'Ruth Vasey', role: 'IFA' })).toBe('With Ruth Vasey, IFA');
  expect(contactText({ name: 'Client services', role: 'Client services team' })).toBe('With Client services');
  for (const role of ['', null]) expect(contactText({ name: 'Ruth Vasey', role })).toBe('With Ruth Vasey');
  expect(contactText(null)).toBeNull();
});

test('P-9: a conversation without a subject is called by a plain word', () => {
  expect(threadSubject({ subject: null })).toBe('Untitled conversation');
});

const now = new Date('2026-11-21T14:00:00Z');

test('P-9: in the list a conversation shows the time of today, or the day it moved last', () => {
  expect(listMoment('2026-11-21T09:40:00Z', now)).toBe('09:40');
  expect(listMoment('2026-11-12T08:55:00Z', now)).toBe('12 Nov');
  expect(listMoment('2025-12-31T23:30:00Z', now)).toBe('31 Dec 2025');
});

test('P-9: a message shows its day and its time, in London whatever the season', () => {
  expect(messageMoment('2026-11-21T09:40:00Z', now)).toBe('Today, 09:40');
  expect(messageMoment('2026-11-20T16:05:00Z', now)).toBe('20 Nov, 16:05');
  expect(messageMoment('2026-07-01T23:30:00Z', now)).toBe('2 Jul, 00:30');
});

test('P-9: the first unread message is as many messages of the firm from the end as are unread', () => {
  const from = (uuid: string, isClient: boolean) => aMessage({ uuid, isClient });
  const messages = [
    from('m1', false),
    from('m2', true),
    from('m3', false),
    from('m4', true),
    from('m5', false),
  ];
  const first = (unreadCount: number | null) => firstUnreadOf({ thread: aThread({ unreadCount }), messages });
  expect([first(1), first(2), first(3)]).toEqual(['m5', 'm3', 'm1']);
  // The firm counts more than it shows.
  expect(first(9)).toBe('m1');
  expect([first(0), first(null)]).toEqual([null, null]);
});
