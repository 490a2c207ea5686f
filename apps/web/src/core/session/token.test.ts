import { expect, test } from 'vitest';
import { aToken } from '#test/build/a-token.ts';
import { isExpired, readClaims } from './token.ts';

test('SEC-F6: person, sign-in, VIP flag, moment of issue and of expiry are read from the token, in any script', () => {
  const claims = readClaims(
    aToken({ sub: 'zoë-✓', sid: 's1', vip: true, iat: 1_799_999_100, exp: 1_800_000_000 }),
  );
  expect(claims).toEqual({
    subject: 'zoë-✓',
    sid: 's1',
    isVip: true,
    issuedAtMs: 1_799_999_100_000,
    expiresAtMs: 1_800_000_000_000,
  });
});

test.each([
  ['nothing', ''],
  ['one part', 'abc'],
  ['not JSON', 'a.b!.c'],
  ['JSON but not an object', `a.${btoa('null')}.c`],
])('a token that is %s is not a session', (_, token) => {
  expect(readClaims(token)).toBeNull();
});

test('a token without person, sign-in or expiry is not a session', () => {
  expect(readClaims(aToken({ sub: undefined }))).toBeNull();
  expect(readClaims(aToken({ sid: undefined }))).toBeNull();
  expect(readClaims(aToken({ exp: undefined }))).toBeNull();
});

test('only a true VIP claim makes someone VIP', () => {
  expect(readClaims(aToken({ vip: 'yes' as never }))?.isVip).toBe(false);
});

test('S-1: a token is over at its very moment of expiry, and not before', () => {
  const claims = readClaims(aToken({ exp: 1000 }))!;
  expect(isExpired(claims, 999_999)).toBe(false);
  expect(isExpired(claims, 1_000_000)).toBe(true);
});
