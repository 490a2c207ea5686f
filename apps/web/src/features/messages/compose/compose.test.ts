import { expect, test } from 'vitest';
import { lengthLeft, messageFault } from './compose.tsx';

test('P-9: a message holds 5,000 characters and says how many are left', () => {
  expect(lengthLeft('')).toBe('5,000 characters left');
  expect(lengthLeft(` ${'x'.repeat(4999)} `)).toBe('1 character left');
  expect(messageFault('x'.repeat(5000))).toBeUndefined();
});

test('P-9: a longer one is refused and not cut, and an empty one is not sent', () => {
  expect(messageFault('x'.repeat(5001))).toBe('This is 1 character too long.');
  expect(lengthLeft('x'.repeat(5012))).toBe('12 characters too many');
  expect(messageFault('  \n ')).toBe('Write your message first.');
});
