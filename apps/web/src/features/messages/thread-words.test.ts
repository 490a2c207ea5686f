import { expect, test } from 'vitest';
import { threadSubject, withContact } from './thread-words.ts';

test('P9: a conversation says whom it is with, and a team is named once', () => {
  expect(withContact({ name: 'Ruth Vasey', role: 'Your adviser' })).toBe('With Ruth Vasey, your adviser');
  expect(withContact({ name: 'Client services', role: 'Client services team' })).toBe('With Client services');
  for (const role of ['', null]) expect(withContact({ name: 'Ruth Vasey', role })).toBe('With Ruth Vasey');
  expect(withContact(null)).toBeNull();
});

test.each([null, '', ' '])('P9: a conversation whose subject is %j is called by a plain word', (subject) => {
  expect(threadSubject({ subject })).toBe('Conversation');
});
