import { endpoints } from '@portal/contract/endpoints';
import type { TokenScope } from '@portal/contract/v1/authentication';
import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { callsOf, type Method } from '../../test/calls.ts';
import { codeOf, emailOf, fullToken, lockLogin, passwordToken, tokenOf } from '../../test/sign-in.ts';

type Kind = TokenScope | 'none' | 'expired' | 'revoked';

const reachedBy: Record<'interim' | 'terms' | 'full', readonly Kind[]> = {
  interim: ['interim', 'terms', 'full'],
  terms: ['terms', 'full'],
  full: ['full'],
};

/** One token of each kind, and none. */
async function tokensOf(mock: TestApp): Promise<Record<Kind, string | undefined>> {
  const expired = await fullToken(mock, 'standard');
  mock.clock.advance(8 * 60 * 60_000);
  const revoked = await fullToken(mock, 'empty');
  const empty = { client: { email: emailOf('empty') } };
  await mock.database.issuedToken.updateMany({ where: empty, data: { revokedAt: mock.clock.now() } });
  await lockLogin(mock, emailOf('locked'));
  const unlocked = await callsOf(mock).form('POST /v1/authentication/mfa', {
    'OtpForm[otp]': await codeOf('locked', mock.clock),
    username: emailOf('locked'),
    unlock: '1',
  });
  return {
    none: undefined,
    unlock: tokenOf(unlocked),
    interim: await passwordToken(mock, 'vip'),
    terms: await passwordToken(mock, 'terms'),
    full: await fullToken(mock, 'standard'),
    expired,
    revoked,
  };
}

type Knock = { name: string; kind: Kind; method: Method; url: string };
const kinds: readonly Kind[] = ['none', 'unlock', 'interim', 'terms', 'full', 'expired', 'revoked'];

/** Every endpoint that asks for a token, with every kind that reaches its level, or with every kind that does not. */
function knocks(reaching: boolean): Knock[] {
  return Object.entries(endpoints).flatMap(([name, { method, path, auth }]) => {
    const url = path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
    const fitting =
      auth === 'none' ? [] : kinds.filter((kind) => reachedBy[auth].includes(kind) === reaching);
    return fitting.map((kind) => ({ name, kind, method, url }));
  });
}

describe('SEC-D1: what each kind of token opens', () => {
  test('every endpoint refuses every token that does not reach its level', async () => {
    const mock = await buildTestApp();
    const tokens = await tokensOf(mock);
    const answered: string[] = [];
    for (const { name, kind, method, url } of knocks(false)) {
      const { status } = await callsOf(mock).bare(method, url, { token: tokens[kind] });
      const wanted = ['none', 'expired', 'revoked'].includes(kind) ? 401 : 403;
      if (status !== wanted) answered.push(`${name} with ${kind}: ${status}`);
    }
    expect(knocks(false).length).toBeGreaterThan(150);
    expect(answered).toEqual([]);
  });

  test('every endpoint lets in every token that reaches its level', async () => {
    const mock = await buildTestApp();
    const tokens = await tokensOf(mock);
    const refused: string[] = [];
    for (const { name, kind, method, url } of knocks(true)) {
      const { status, text } = await callsOf(mock).bare(method, url, { token: tokens[kind] });
      if (status === 401 || text.includes('TERMS_NOT_ACCEPTED')) refused.push(`${name} with ${kind}`);
    }
    expect(refused).toEqual([]);
  });

  test.each([
    ['API-21, SEC-D1: GET /v1/policy without a token', 'none', 401, 'UNAUTHORIZED'],
    ['API-21, SEC-D1: GET /v1/policy with an interim token', 'interim', 403, 'FORBIDDEN'],
    ['API-21, SEC-D1: GET /v1/policy before the terms are accepted', 'terms', 403, 'TERMS_NOT_ACCEPTED'],
    ['API-21, SEC-D1: GET /v1/policy with an unlock token', 'unlock', 403, 'FORBIDDEN'],
    ['API-21, SEC-D1: GET /v1/policy with an expired token', 'expired', 401, 'UNAUTHORIZED'],
    ['API-21, SEC-D11: GET /v1/policy with a revoked token', 'revoked', 401, 'UNAUTHORIZED'],
  ] as const)('%s is refused', async (...[_title, kind, status, code]) => {
    const mock = await buildTestApp();
    const token = (await tokensOf(mock))[kind];
    const answer = await callsOf(mock).get('/v1/policy', { token });
    expect(answer.status).toBe(status);
    expect(answer.body.code).toBe(code);
    expect(Object.keys(answer.body)).toEqual(['code', 'message']);
  });
});

describe('SEC-D33: a token is only as good as its account', () => {
  test('a disabled account, and one that is gone, end the session at once', async () => {
    const mock = await buildTestApp();
    const where = { email: emailOf('standard') };
    const token = await fullToken(mock, 'standard');
    const status = async () => (await callsOf(mock).get('/v1/client', { token })).status;
    expect(await status()).toBe(200);
    await mock.database.client.update({ where, data: { disabledAt: mock.clock.now() } });
    expect(await status()).toBe(401);
    await mock.database.client.update({ where, data: { disabledAt: null } });
    expect(await status()).toBe(200);
    await mock.database.client.delete({ where });
    expect(await status()).toBe(401);
  });

  test('a session outlives a restart', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'standard');
    expect((await callsOf(await mock.restart()).get('/v1/client', { token })).status).toBe(200);
  });
});

describe('SEC-D6: lives of tokens', () => {
  test.each([
    ['an interim token five minutes', 'vip', 5 * 60],
    ['a terms token eight hours', 'terms', 8 * 60 * 60],
    ['a full token eight hours', 'standard', 8 * 60 * 60],
  ] as const)('%s', async (_title, person, seconds) => {
    const mock = await buildTestApp();
    const token = await passwordToken(mock, person);
    const check = async () => (await callsOf(mock).get('/v1/authentication/check', { token })).status;
    mock.clock.advance(seconds * 1000 - 1);
    expect(await check()).toBe(200);
    mock.clock.advance(1);
    expect(await check()).toBe(401);
  });
});
