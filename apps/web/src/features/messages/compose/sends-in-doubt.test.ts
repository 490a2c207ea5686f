import { afterEach, expect, test } from 'vitest';
import { sendsInDoubt } from './sends-in-doubt.ts';

const sends = sendsInDoubt<string>('a reply');

afterEach(() => sends.end());

test('P-9: a message is in doubt from its first send until none is open, and keeps what was noted first', () => {
  const first = sends.begin(['Thank you.'], 'before the first');
  const again = sends.begin(['Thank you.'], 'before the second');
  expect(again).toBe(first);
  sends.refused(again);
  expect(sends.read()?.note).toBe('before the first');
  sends.refused(first);
  expect(sends.read()).toBeNull();
});

test('P-9, SEC-I24: a late answer to an earlier send leaves the doubt and the key of a later one', () => {
  const earlier = sends.begin(['Thank you.'], '');
  const later = sends.begin(['Thank you. In May?'], '');
  sends.arrived(earlier);
  expect(sends.read()?.keys).toEqual([later]);
  sends.arrived(earlier);
  expect(sends.begin(['Thank you. In May?'], '')).toBe(later);
});

test('P-9: after a message has arrived nothing is in doubt, and the same words have a new key', () => {
  const sent = sends.begin(['Thank you.'], '');
  sends.arrived(sent);
  expect(sends.failureText('You are offline.', 'Look first.')).toBe(
    'Your message was not sent. You are offline. What you wrote is kept.',
  );
  expect(sends.begin(['Thank you.'], '')).not.toBe(sent);
  expect(sends.failureText('You are offline.', 'Look first.')).toBe(
    'We do not know whether your message arrived. You are offline. What you wrote is kept. Look first.',
  );
});
