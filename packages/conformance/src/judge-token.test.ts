import { expect, test } from 'vitest';
import { judgeToken } from './judge-token.ts';

const claims = { sub: 'someone', vip: true, scope: 'full', jti: 'one', iat: 1, exp: 2 };

function tokenOf(payload: unknown): string {
  return `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2ln`;
}

function told(jwt: string): string[] {
  return judgeToken(jwt).map(({ where, message }) => `${where} ${message}`);
}

test('Q5: a token tells who, how far, until when, and the brand; more than that is welcome', () => {
  expect(told(tokenOf(claims))).toEqual([]);
  expect(told(tokenOf({ ...claims, iss: 'the firm' }))).toEqual([]);
});

test('Q5: a claim that is missing or of another kind', () => {
  const { vip: _missing, ...rest } = claims;
  expect(told(tokenOf({ ...rest, exp: '2' }))).toEqual([
    'jwt claim vip is missing (a boolean)',
    'jwt claim exp expected a number, came a string',
  ]);
});

test('Q5: a token that cannot be read', () => {
  expect(told('opaque')).toEqual(['jwt has no claims that can be read']);
});
