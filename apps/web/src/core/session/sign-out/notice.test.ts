import { expect, test } from 'vitest';
import { clearWebStorage } from './clear-stores.ts';
import { endSentence, keepEnd } from './notice.ts';

test.each([
  ['idle', 'You were signed out after 15 minutes without activity.'],
  ['expired', 'Your session has ended. Please sign in again.'],
  ['refused', 'Your session has ended. Please sign in again.'],
] as const)('R-28, S-1, S-2, SEC-D6: the sign-in says of a session that was %s: %s', (reason, sentence) => {
  keepEnd(reason);
  clearWebStorage();
  expect(endSentence()).toBe(sentence);
});

test('R-28: says nothing about a session that the client ended', () => {
  keepEnd('idle');
  keepEnd(null);
  expect(endSentence()).toBeUndefined();
});
