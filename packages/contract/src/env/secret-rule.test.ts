import { expect, test } from 'vitest';
import { looksGuessable, serverSecret } from './secret-rule.ts';

test('SEC-D7: a secret has at least 32 bytes, whatever its number of characters', () => {
  expect(serverSecret.safeParse('x'.repeat(31)).success).toBe(false);
  expect(serverSecret.safeParse('x'.repeat(32)).success).toBe(true);
  expect(serverSecret.safeParse('é'.repeat(16)).success).toBe(true);
});

test.each(['0a1b2c3d4'.repeat(8), 'ChangeMe-h0uGm7Tn2qZx9Lw4RkVb6Yc1', 'h0uGm7Tn2qZx9-PASSWORD-Lw4RkVb6Yc1'])(
  'SEC-D7: %j looks guessable',
  (secret) => {
    expect(looksGuessable(secret)).toBe(true);
  },
);

test.each([
  'h0uGm7Tn2q-Zx9Lw4RkVb6Yc1Jd8Fs3P',
  '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
])('SEC-D7: %j does not, in base64 as in hex', (secret) => {
  expect(looksGuessable(secret)).toBe(false);
});
