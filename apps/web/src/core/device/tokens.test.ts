import { expect, test } from 'vitest';
import { clearWebStorage } from '#core/session/sign-out/clear-stores.ts';
import { deviceTokens, keepDeviceToken } from './tokens.ts';

const token = (name: string) => `${name}.aaaabbbbccccdddd`;

test('SEC-B6: a token is kept once, the latest first, for four people', () => {
  for (const name of ['a', 'b', 'a', 'c', 'd', 'e']) keepDeviceToken(token(name));
  expect(deviceTokens()).toEqual(['e', 'd', 'c', 'a'].map(token));
});

test('SEC-B6: tokens outlive sign-out', () => {
  keepDeviceToken(token('a'));
  clearWebStorage();
  expect(deviceTokens()).toEqual([token('a')]);
});

test('SEC-B6: an invalid token is not sent, so that it cannot prevent a sign-in', () => {
  localStorage.setItem('portal.device-tokens', `x,${token('a')},a b c d e f g h i j,`);
  expect(deviceTokens()).toEqual([token('a')]);
});
