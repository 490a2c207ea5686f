import { expect, test } from 'vitest';
import { judgeToken } from './judge-token.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const later = now.getTime() / 1000 + 60;

function tokenOf(payload: unknown): string {
  return `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2ln`;
}

function found(payload: unknown): string[] {
  return judgeToken(tokenOf(payload), now).map(({ level, where, message }) => `${level} ${where} ${message}`);
}

test('Q-5: a token says the brand and when it expires; more than that is welcome', () => {
  expect(found({ vip: true, exp: later })).toEqual([]);
  expect(found({ vip: false, exp: later, sub: 'someone', iss: 'the firm' })).toEqual([]);
});

test('Q-5: a token without `vip`, or with one of another kind, is a difference', () => {
  expect(found({ exp: later })).toEqual(['difference jwt claim vip is missing (a boolean)']);
  expect(found({ vip: null, exp: later })).toEqual(['difference jwt claim vip is missing (a boolean)']);
  expect([1, 0, 'true', 'yes'].flatMap((vip) => found({ vip, exp: later }))).toEqual([]);
  expect(found({ vip: 'maybe', exp: later })).toEqual([
    'difference jwt claim vip expected a boolean, came a string',
  ]);
});

test("Q-5: a token without `exp` is noted, since the gateway's own limit holds; an expired one signs no client in", () => {
  expect(found({ vip: true })).toEqual(["note jwt claim exp is missing: the gateway's own limit holds"]);
  expect(found({ vip: true, exp: '2' })).toEqual([
    'difference jwt claim exp expected a number, came a string',
  ]);
  expect(found({ vip: true, exp: now.getTime() / 1000 })).toEqual(['difference jwt claim exp is over']);
});

test('Q-5: a token that cannot be read', () => {
  for (const jwt of ['opaque', tokenOf([]), tokenOf('vip')])
    expect(judgeToken(jwt, now).map(({ where, message }) => `${where} ${message}`)).toEqual([
      'jwt has no claims that can be read',
    ]);
});
