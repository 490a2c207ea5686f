import { expect, test } from 'vitest';
import { createSupportKey } from './support-key.ts';

const request = { name: 'Ada Vale', email: 'ada@b.example', reason: 'Something else' };

function countedKeys() {
  let made = 0;
  return createSupportKey(() => `key-${++made}`);
}

test('I7: the same words have the same key until they have arrived', () => {
  const supportKey = countedKeys();
  expect([supportKey.keyOf(request), supportKey.keyOf({ ...request })]).toEqual(['key-1', 'key-1']);
  supportKey.arrived();
  expect(supportKey.keyOf(request)).toBe('key-2');
});

test('I7: other words have another key, as they are another request', () => {
  const supportKey = countedKeys();
  supportKey.keyOf(request);
  expect(supportKey.keyOf({ ...request, reason: 'My account is locked' })).toBe('key-2');
});
