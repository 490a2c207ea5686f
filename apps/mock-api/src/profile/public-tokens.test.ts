import { describe, expect, test } from 'vitest';
import { systemRandom } from '../random.ts';
import { asSpecified, buildTestApp, type TestApp, testSecret } from '../test/build-test-app.ts';
import { callsOf } from '../test/calls.ts';
import { fullToken, passwordToken } from '../test/sign-in.ts';
import { createPublicTokens } from './public-tokens.ts';

const hourMs = 3_600_000;

function partsOf(token: string): [header: string, claims: string, signature: string] {
  return token.split('.') as [string, string, string];
}

function decode(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

async function statusOf(mock: TestApp, token: string): Promise<number> {
  return (await callsOf(mock).get('/v1/policy', { token })).status;
}

describe('API-1: the token of the specification profile', () => {
  test('has the claims vip and exp, and no others', async () => {
    const mock = await buildTestApp(asSpecified);
    const seconds = (hours: number) => (mock.clock.now().getTime() + hours * hourMs) / 1000;
    const [, standard] = partsOf(await passwordToken(mock, 'standard'));
    expect(decode(standard)).toEqual({ vip: false, exp: seconds(8) });
    const [, vip] = partsOf(await passwordToken(mock, 'vip'));
    expect(decode(vip)).toEqual({ vip: true, exp: seconds(8) });
  });

  test('says nowhere who the client is: its header has a random id', async () => {
    const mock = await buildTestApp(asSpecified);
    const [one, other] = [await passwordToken(mock, 'standard'), await passwordToken(mock, 'standard')];
    const [header] = partsOf(one);
    expect(decode(header)).toEqual({
      alg: 'HS256',
      typ: 'JWT',
      kid: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(one).not.toBe(other);
    expect([await statusOf(mock, one), await statusOf(mock, other)]).toEqual([200, 200]);
  });

  test.each([
    [
      'another claim',
      ([header, , signature]) => [header, encode({ vip: true, exp: 9_999_999_999 }), signature],
    ],
    [
      'another id',
      ([header, claims, signature]) => [encode({ ...decode(header), kid: 'x' }), claims, signature],
    ],
    ['the signature of another', ([header, claims]) => [header, claims, 'A'.repeat(43)]],
    ['no signature', ([header, claims]) => [header, claims, '']],
    ['alg none', ([, claims]) => [encode({ alg: 'none', typ: 'JWT' }), claims, '']],
  ] as [string, (parts: ReturnType<typeof partsOf>) => string[]][])(
    'SEC-D3: one with %s is refused with 401',
    async (_what, change) => {
      const mock = await buildTestApp(asSpecified);
      const token = await fullToken(mock, 'standard');
      expect(await statusOf(mock, token)).toBe(200);
      expect(await statusOf(mock, change(partsOf(token)).join('.'))).toBe(401);
    },
  );

  test('SEC-D3: a token of the full profile, signed with the same secret, opens nothing', async () => {
    const token = await fullToken(await buildTestApp(), 'standard');
    expect(await statusOf(await buildTestApp(asSpecified), token)).toBe(401);
  });

  test('SEC-D4: it ends with its exp, and an interim one after five minutes unless it is stepped up', async () => {
    const mock = await buildTestApp(asSpecified);
    const [interim, full] = [await passwordToken(mock, 'vip'), await fullToken(mock, 'standard')];
    const check = async (token: string) =>
      (await callsOf(mock).get('/v1/authentication/check', { token })).status;
    mock.clock.advance(hourMs / 12 - 1);
    expect([await check(interim), await check(full)]).toEqual([200, 200]);
    mock.clock.advance(1);
    expect([await check(interim), await check(full)]).toEqual([401, 200]);
    mock.clock.advance(8 * hourMs);
    expect(await check(full)).toBe(401);
  });
});

describe('API-1: tokens that were given out', () => {
  const start = new Date('2026-03-02T10:00:00.000Z');

  function tokensAt(clock: { now(): Date }) {
    return createPublicTokens({ secret: testSecret, clock, random: systemRandom });
  }

  const innerAt = (exp: number) => `x.${encode({ vip: false, scope: 'full', exp })}.x`;

  test('open nothing once they have ended', () => {
    let now = start;
    const tokens = tokensAt({ now: () => now });
    const token = tokens.issue(innerAt(start.getTime() / 1000 + 60));
    expect(tokens.find(token).inner).toContain('x.');
    now = new Date(start.getTime() + 60_000);
    expect(() => tokens.find(token)).toThrow('Please sign in.');
  });

  test('are ten thousand at most: the oldest makes room', () => {
    const tokens = tokensAt({ now: () => start });
    const inner = innerAt(start.getTime() / 1000 + 60);
    const [first = '', second = ''] = Array.from({ length: 10_001 }, () => tokens.issue(inner));
    expect(() => tokens.find(first)).toThrow('Please sign in.');
    expect(tokens.find(second).inner).toBe(inner);
  });
});
