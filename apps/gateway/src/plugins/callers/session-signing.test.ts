import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { aFirmToken, testNowSeconds } from '../../test/build/a-firm-token.ts';
import { testSecret } from '../../test/build-test-app.ts';
import { aGoodToken, device, holder, keys, startTokens } from '../../test/session-tokens.ts';

const inSeconds = (seconds: number) => new Date((testNowSeconds + seconds) * 1000);
const holders = {
  interim: { ...holder, factor: 'required' },
  terms: { ...holder, termsAccepted: false },
  full: holder,
} as const;

describe('the session token', () => {
  it('carries who it is for and opens again with the firm token inside', async () => {
    const { tokens } = await startTokens();
    const firmToken = await aFirmToken({ vip: true });
    const { token, session } = await tokens.issue(firmToken, holders.terms);
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT', kid: keys.kid });
    expect(decodeJwt(token)).toMatchObject({
      iss: 'portal-gateway',
      aud: 'portal-web',
      vip: true,
      scope: 'terms',
      iat: testNowSeconds,
      exp: testNowSeconds + 1800,
    });
    expect(session.firmToken).toBe(firmToken);
    expect(await tokens.open(token)).toEqual(session);
  });

  it('SEC-D20: never shows the firm token to its holder', async () => {
    const firmToken = await aFirmToken();
    const { tokens } = await startTokens();
    const { token } = await tokens.issue(firmToken, holder);
    const whole = JSON.stringify(decodeJwt(token));
    for (const part of firmToken.split('.')) expect(whole).not.toContain(part);
    expect(decodeProtectedHeader(String(decodeJwt(token).firm))).toEqual({ alg: 'dir', enc: 'A256GCM' });
  });

  it('SEC-D20: holds the longest token that the firm may give, and refuses a longer one as it is issued', async () => {
    const { tokens } = await startTokens();
    const account = `${'a'.repeat(64)}@${'b'.repeat(185)}.com`;
    const bare = (await aFirmToken({ more: '' })).length;
    const longest = await aFirmToken({ more: 'x'.repeat(Math.floor(((8192 - bare) * 3) / 4)) });
    expect(longest.length).toBeGreaterThan(8188);
    const { token, session } = await tokens.issue(longest, { ...holder, account });
    expect(await tokens.open(token)).toEqual(session);
    const longer = await aFirmToken({ more: 'x'.repeat(8192) });
    await expect(tokens.issue(longer, holder)).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('SEC-D13: is another one at each step', async () => {
    const { tokens } = await startTokens();
    const firmToken = await aFirmToken();
    const [first, second] = await Promise.all([
      tokens.issue(firmToken, holder),
      tokens.issue(firmToken, holder),
    ]);
    expect(decodeJwt(first.token).jti).not.toBe(decodeJwt(second.token).jti);
  });

  it('SEC-D30: says to which key it is bound, and keeps that key at each step', async () => {
    const { tokens } = await startTokens();
    const first = await tokens.issue(await aFirmToken(), holders.interim);
    const next = await tokens.issue(await aFirmToken(), first.session);
    expect(decodeJwt(next.token).cnf).toEqual(device);
    expect(await tokens.open(next.token)).toMatchObject(device);
  });

  it('SEC-D5: keeps the sign-in it belongs to at each step, and starts one where there is none', async () => {
    const { tokens } = await startTokens();
    const firmToken = await aFirmToken();
    const first = await tokens.issue(firmToken, holder);
    const next = await tokens.issue(firmToken, first.session);
    const another = await tokens.issue(firmToken, holder);
    expect((await tokens.open(next.token))?.sid).toBe(first.session.sid);
    expect(another.session.sid).not.toBe(first.session.sid);
  });

  it.each([
    ['interim', 5],
    ['unlock', 5],
    ['terms', 30],
    ['full', 15],
  ] as const)('SEC-D18: of scope %s lives %i minutes, by the clock handed in', async (scope, minutes) => {
    const { tokens, time } = await startTokens();
    const firmToken = await aFirmToken();
    const { token, session } = await (scope === 'unlock'
      ? tokens.issueUnlock(firmToken, holder)
      : tokens.issue(firmToken, holders[scope]));
    expect(session.scope).toBe(scope);
    expect([decodeJwt(token).exp, session.exp]).toEqual(Array(2).fill(testNowSeconds + minutes * 60));
    time.now = inSeconds(minutes * 60 - 1);
    expect(await tokens.open(token)).not.toBeNull();
    time.now = inSeconds(minutes * 60);
    expect(await tokens.open(token)).toBeNull();
  });

  it('SEC-D6: ends no later than the firm token', async () => {
    const { tokens } = await startTokens();
    const { session } = await tokens.issue(await aFirmToken({ exp: testNowSeconds + 60 }), holder);
    expect(session.exp).toBe(testNowSeconds + 60);
  });

  it('SEC-D6: a session that is renewed repeatedly ends eight hours after sign-in', async () => {
    const { tokens, time } = await startTokens();
    const firmToken = await aFirmToken({ exp: testNowSeconds + 864_000 });
    let { session } = await tokens.issue(firmToken, holder);
    for (let minute = 10; minute < 480; minute += 10) {
      time.now = inSeconds(minute * 60);
      ({ session } = await tokens.issue(firmToken, session));
    }
    expect(session).toMatchObject({ authTime: testNowSeconds, exp: testNowSeconds + 28_800 });
  });

  it('R-45, API-1: reads vip and exp of the firm token and nothing else; without exp the limits of the gateway hold', async () => {
    const { tokens } = await startTokens();
    const bare = await new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32));
    const { session } = await tokens.issue(bare, holder);
    expect(session).toMatchObject({ vip: false, exp: testNowSeconds + 15 * 60 });
    const claims = { sub: 'somebody-else', scope: 'unlock', sid: 'x', terms: false };
    const { session: full } = await tokens.issue(await aFirmToken(claims), holder);
    expect(full).toMatchObject({ scope: 'full', termsAccepted: true, vip: true });
    expect(full.sub).not.toBe('somebody-else');
  });

  it('SEC-F3, SEC-H4: names its subject by a keyed hash of the account, the same however the address is written', async () => {
    const { tokens } = await startTokens();
    const firmToken = await aFirmToken();
    const subjectOf = async (account: string) =>
      decodeJwt((await tokens.issue(firmToken, { ...holder, account })).token).sub;
    const subject = await subjectOf('a@example.com');
    expect(subject).not.toContain('a@example.com');
    expect(await subjectOf(' A@Example.com')).toBe(subject);
    expect(await subjectOf('b@example.com')).not.toBe(subject);
    const elsewhere = await startTokens({ current: 'Qe5Wz8Xc2Vb9Nm4Kj7Hg1Fd6Sa3Po0Iu' });
    expect((await elsewhere.tokens.issue(firmToken, holder)).session.sub).not.toBe(subject);
  });

  it.each([
    ['no token at all', 'no token'],
    ['claims that are no JSON', 'aaaa.bbbb.cccc'],
  ])('is not made of %s', async (_what, firmToken) => {
    const { tokens } = await startTokens();
    await expect(tokens.issue(firmToken, holder)).rejects.toMatchObject({ kind: 'malformed' });
  });

  it.each([
    [1, true],
    ['true', true],
    [0, false],
    [null, false],
  ])('R-45: a firm token whose vip is %j makes a client VIP: %j', async (claim, vip) => {
    const { tokens } = await startTokens();
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const firmToken = `${part({ alg: 'HS256' })}.${part({ vip: claim })}.c2lnbmF0dXJl`;
    expect((await tokens.issue(firmToken, holder)).session.vip).toBe(vip);
  });

  it.each([
    { vip: 'maybe' },
    { vip: {} },
    { exp: '9999999999' },
    { exp: -1 },
    { exp: testNowSeconds },
    { exp: testNowSeconds - 60 },
  ])('API-1: is not made of a firm token with the claims %j', async (claims) => {
    const { tokens } = await startTokens();
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const firmToken = `${part({ alg: 'HS256' })}.${part({ vip: true, ...claims })}.c2lnbmF0dXJl`;
    await expect(tokens.issue(firmToken, holder)).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('a change of the secret', () => {
  const next = 'Qe5Wz8Xc2Vb9Nm4Kj7Hg1Fd6Sa3Po0Iu';

  it('SEC-D10: keeps tokens of the previous one good, and signs with the new one', async () => {
    const { tokens } = await startTokens({ current: next, previous: testSecret });
    expect(await tokens.open(await aGoodToken())).not.toBeNull();
    const { token } = await tokens.issue(await aFirmToken(), holder);
    expect(decodeProtectedHeader(token).kid).not.toBe(keys.kid);
  });

  it('SEC-D10: ends them once the previous one is gone', async () => {
    const { tokens } = await startTokens({ current: next });
    expect(await tokens.open(await aGoodToken())).toBeNull();
  });
});
