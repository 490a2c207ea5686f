import { expect, test } from 'vitest';
import { withContact } from './thread-words.ts';

test('P9: a conversation says whom it is with, and a team is named once', () => {
  expect(withContact({ name: 'Ruth Vasey', role: 'Your adviser' })).toBe('With Ruth Vasey, your adviser');
  expect(withContact({ name: 'Client services', role: 'Client services team' })).toBe('With Client services');
  expect(withContact({ name: 'Ruth Vasey', role: '' })).toBe('With Ruth Vasey');
});
