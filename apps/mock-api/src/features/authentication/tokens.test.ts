import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp, testSecret } from '../../test/build-test-app.ts';
import { callsOf } from '../../test/calls.ts';
import { emailOf, fullToken } from '../../test/sign-in.ts';

type Fields = Record<string, unknown>;
const hashes = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' } as const;

/** A forged token. */
function forge(header: Fields, claims: Fields, secret = testSecret): string {
  const part = (value: Fields) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const input = `${part(header)}.${part(claims)}`;
  const hash = hashes[header.alg as keyof typeof hashes] ?? 'sha256';
  return `${input}.${createHmac(hash, secret).update(input).digest('base64url')}`;
}

const goodHeader = { alg: 'HS256', typ: 'JWT' };

/** The claims of a real session, on record, so that nothing but what a test changes can be the reason of a refusal. */
async function realClaims(mock: TestApp): Promise<Fields> {
  const token = await fullToken(mock, 'standard');
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

async function status(mock: TestApp, token: string): Promise<number> {
  return (await callsOf(mock).get('/v1/policy', { token })).status;
}

test('SEC-D3: a forged token with the right key and claims is accepted, so the tests below fail only for what they change', async () => {
  const mock = await buildTestApp();
  expect(await status(mock, forge(goodHeader, await realClaims(mock)))).toBe(200);
});

describe('SEC-D3: only HS256 with the key of this service', () => {
  test.each([
    ['another key', goodHeader, 'another-secret-of-more-than-32-bytes-in-length'],
    ['HS384', { alg: 'HS384', typ: 'JWT' }, testSecret],
    ['HS512', { alg: 'HS512', typ: 'JWT' }, testSecret],
    ['RS256 in name only', { alg: 'RS256', typ: 'JWT' }, testSecret],
    ['an algorithm in other letters', { alg: 'hs256', typ: 'JWT' }, testSecret],
    ['an unknown critical extension', { ...goodHeader, crit: ['b64'], b64: false }, testSecret],
    ['another type', { alg: 'HS256', typ: 'at+jwt' }, testSecret],
    ['no type', { alg: 'HS256' }, testSecret],
  ])('%s is refused', async (_what, header, secret) => {
    const mock = await buildTestApp();
    expect(await status(mock, forge(header, await realClaims(mock), secret))).toBe(401);
  });

  test.each(['none', 'None', 'nOnE', 'NONE'])(
    'alg %s is refused, with and without a signature',
    async (alg) => {
      const mock = await buildTestApp();
      const token = forge({ alg, typ: 'JWT' }, await realClaims(mock));
      const unsigned = `${token.split('.').slice(0, 2).join('.')}.`;
      expect([await status(mock, token), await status(mock, unsigned)]).toEqual([401, 401]);
    },
  );

  test('keys that a token brings along are not looked at', async () => {
    const mock = await buildTestApp();
    const key = 'the-attackers-own-key-of-more-than-32-bytes';
    const jwk = { kty: 'oct', k: Buffer.from(key).toString('base64url') };
    const header = { ...goodHeader, jwk, jku: 'https://evil.example/keys', kid: '../../../dev/null' };
    expect(await status(mock, forge(header, await realClaims(mock), key))).toBe(401);
  });

  test('a changed claim breaks the signature', async () => {
    const mock = await buildTestApp();
    const claims = await realClaims(mock);
    const [header, , signature] = forge(goodHeader, claims).split('.');
    const changed = Buffer.from(JSON.stringify({ ...claims, vip: true })).toString('base64url');
    expect(await status(mock, `${header}.${changed}.${signature}`)).toBe(401);
  });
});

describe('SEC-D4: every claim is needed and must be right', () => {
  test.each(['iss', 'aud', 'sub', 'scope', 'jti', 'iat', 'exp', 'vip'])(
    'without %s: refused',
    async (claim) => {
      const mock = await buildTestApp();
      const { [claim]: _left, ...rest } = await realClaims(mock);
      expect(await status(mock, forge(goodHeader, rest))).toBe(401);
    },
  );

  test.each([
    ['another issuer', { iss: 'portal-gateway' }],
    ['another audience', { aud: 'portal-web' }],
    ['a scope that does not exist', { scope: 'admin' }],
    ['an end as text', { exp: '9999999999' }],
    ['an end in the past', { exp: 1 }],
    ['a begin in the future', { nbf: 9_999_999_999 }],
    ['a token id that was never issued', { jti: randomUUID() }],
    ['another person', { sub: randomUUID() }],
  ])('%s: refused', async (_what, change) => {
    const mock = await buildTestApp();
    expect(await status(mock, forge(goodHeader, { ...(await realClaims(mock)), ...change }))).toBe(401);
  });

  test('the token of one client does not become that of another, though both are on record', async () => {
    const mock = await buildTestApp();
    const other = await mock.database.client.findUniqueOrThrow({ where: { email: emailOf('empty') } });
    const claims = { ...(await realClaims(mock)), sub: other.uuid };
    expect(await status(mock, forge(goodHeader, claims))).toBe(401);
  });

  test.each(['', 'Basic abc', 'Bearer', 'Bearer a b', 'Bearer a.b', `Bearer ${'a'.repeat(9000)}.b.c`])(
    'the header "%s" is not a token',
    async (authorization) => {
      const mock = await buildTestApp();
      const answer = await callsOf(mock).get('/v1/policy', { headers: { authorization } });
      expect(answer.status).toBe(401);
    },
  );
});
