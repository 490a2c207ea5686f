import { expect, test } from 'vitest';
import { createRequestKey } from './request-key.ts';

const words = ['Ada Vale', 'ada@b.example', 'Something else'];

function countedKeys() {
  let made = 0;
  return createRequestKey(() => `key-${++made}`);
}

test('SEC-I24: the same words have the same key until they have arrived', () => {
  const requestKey = countedKeys();
  expect([requestKey.keyOf(words), requestKey.keyOf([...words])]).toEqual(['key-1', 'key-1']);
  requestKey.forget();
  expect(requestKey.keyOf(words)).toBe('key-2');
});

test('SEC-I24: other words have another key, as they are another request', () => {
  const requestKey = countedKeys();
  requestKey.keyOf(words);
  expect(requestKey.keyOf([...words.slice(0, 2), 'My account is locked'])).toBe('key-2');
});
