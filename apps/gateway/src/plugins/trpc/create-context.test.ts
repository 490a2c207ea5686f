import { describe, expect, it } from 'vitest';
import { aDevice } from '../../test/a-device.ts';
import { aFirmToken, testNowSeconds } from '../../test/build/a-firm-token.ts';
import { buildTestApp, errorOf, injectedOrigin, testNonce } from '../../test/build-test-app.ts';
import { startFakeFirm } from '../../test/fake-firm.ts';

const credentials = { email: 'person@example.com', password: 'Portal-Demo-2026!' };

/** A device of a client whose account is locked, with the token that unlocking by code gave it. */
async function unlocked() {
  const firm = await startFakeFirm({
    'POST /v1/authentication/mfa': { data: { jwt: await aFirmToken({ scope: 'unlock' }) } },
    'POST /v1/authentication/create': { jwt: await aFirmToken(), terms_accepted: true },
    'GET /v1/user/mfa': { mfa_configured: 2 },
    'GET /v1/authentication/check': { status: 'authenticated', scope: 'full', terms_accepted: true },
  });
  const { app } = await buildTestApp({ UPSTREAM_URL: firm.origin });
  const device = aDevice();
  const send = (name: string, { input, token }: { input?: object | undefined; token?: string } = {}) => {
    const method = input ? 'POST' : 'GET';
    const url = `/trpc/${name}`;
    const call = { method, url: injectedOrigin + url, at: testNowSeconds, token };
    const proven = device.headers({ ...call, nonce: testNonce });
    return app.inject({
      method,
      url,
      headers: { ...(input ? { 'content-type': 'application/json' } : {}), ...proven },
      ...(input ? { payload: JSON.stringify(input) } : {}),
    });
  };
  const answer = await send('authentication.unlock', { input: { ...credentials, code: '123456' } });
  return { firm, send, unlockToken: answer.json().result.data.unlockToken as string };
}

describe('SEC-B19, SEC-D17: a token that unlocks', () => {
  it.each([
    ['authentication.signOut', {}],
    ['authentication.check', undefined],
    ['authentication.verifyCode', { code: '123456' }],
    ['authentication.renew', {}],
    ['policies.list', undefined],
  ])('opens no session: %s is refused as to anyone, and the firm is not asked', async (name, input) => {
    const { firm, send, unlockToken } = await unlocked();
    const callsBefore = firm.requests.length;
    const refused = await send(name, { input, token: unlockToken });
    expect([refused.statusCode, errorOf(refused).data.appCode]).toEqual([401, 'UNAUTHORIZED']);
    expect(firm.requests).toHaveLength(callsBefore);
  });

  it('has one use, the retry of the password, and no other call uses it up', async () => {
    const { send, unlockToken } = await unlocked();
    await send('authentication.signOut', { input: {}, token: unlockToken });
    const retried = await send('authentication.signIn', { input: { ...credentials, unlockToken } });
    expect(retried.statusCode).toBe(200);
  });
});
