import { createHmac } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { testNowSeconds } from '../../test/build/a-firm-token.ts';
import { aGoodToken, keys, startTokens } from '../../test/session-tokens.ts';

/** The same token with its header and claims changed, signed with the real key. */
async function resigned(change: { header?: object; claims?: object; key?: Buffer; hash?: string }) {
  const token = await aGoodToken();
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const header = { ...decodeProtectedHeader(token), ...change.header };
  const input = `${part(header)}.${part({ ...decodeJwt(token), ...change.claims })}`;
  const signature = createHmac(change.hash ?? 'sha256', change.key ?? keys.signing)
    .update(input)
    .digest('base64url');
  return `${input}.${signature}`;
}

describe('a session token that was tampered with', () => {
  it('the tampering helper gives a valid token when it changes nothing', async () => {
    const { tokens } = await startTokens();
    expect(await tokens.open(await resigned({}))).not.toBeNull();
  });

  it.each([
    ['alg none', { header: { alg: 'none' } }],
    ['alg nOnE', { header: { alg: 'nOnE' } }],
    ['HS384', { header: { alg: 'HS384' }, hash: 'sha384' }],
    ['HS512', { header: { alg: 'HS512' }, hash: 'sha512' }],
    ['RS256', { header: { alg: 'RS256' } }],
    ['an embedded key', { header: { jwk: { kty: 'oct', k: 'AAAA' } } }],
    ['a key address', { header: { jku: 'https://evil.example.com/keys' } }],
    ['a kid that is a path', { header: { kid: '../../dev/null' }, key: Buffer.alloc(32) }],
    ['an unknown crit', { header: { crit: ['exp'] } }],
    ['another typ', { header: { typ: 'at+jwt' } }],
    ['another key', { key: Buffer.alloc(32, 1) }],
  ])('SEC-D3: %s is refused', async (_what, change) => {
    const { tokens } = await startTokens();
    expect(await tokens.open(await resigned(change))).toBeNull();
  });

  it('SEC-D3: an unsigned one is refused', async () => {
    const { tokens } = await startTokens();
    const [header, claims] = (await aGoodToken()).split('.');
    expect(await tokens.open(`${header}.${claims}.`)).toBeNull();
  });

  it.each([
    'sub',
    'vip',
    'scope',
    'factor',
    'terms',
    'jti',
    'sid',
    'auth_time',
    'iat',
    'exp',
    'iss',
    'aud',
    'cnf',
    'firm',
  ])('SEC-D4: without %s it is refused', async (claim) => {
    const { tokens } = await startTokens();
    expect(await tokens.open(await resigned({ claims: { [claim]: undefined } }))).toBeNull();
  });

  it.each([
    ['exp as text', { exp: '9999999999' }],
    ['another issuer', { iss: 'firm-api' }],
    ['another audience', { aud: 'portal' }],
    ['a list of audiences', { aud: ['portal-web', 'x'] }],
    ['an unknown scope', { scope: 'admin' }],
    ['a claim that none of ours has', { nbf: testNowSeconds + 600 }],
    [
      'a firm token that was not sealed here',
      { firm: 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAA.AAAA.AAAA' },
    ],
  ])('SEC-D4: with %s it is refused', async (_what, claims) => {
    const { tokens } = await startTokens();
    expect(await tokens.open(await resigned({ claims }))).toBeNull();
  });

  it.each([{}, { jkt: '' }, { jkt: 7 }, { jkt: 'a', jwk: {} }, 'a'])(
    'SEC-D30: bound to %j, which is not a thumbprint, it is refused',
    async (cnf) => {
      const { tokens } = await startTokens();
      expect(await tokens.open(await resigned({ claims: { cnf } }))).toBeNull();
    },
  );

  it('is refused unread when it is far too long', async () => {
    const { tokens } = await startTokens();
    expect(await tokens.open(`${await aGoodToken()}${'A'.repeat(20_000)}`)).toBeNull();
  });
});
