import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type LinkedApps, linkApps, mockProfile } from './support/linked-apps.ts';
import {
  callPortal,
  codeOf,
  enterPassword,
  type SignedIn,
  sendPortal,
  signIn,
} from './support/portal-caller.ts';

let apps: LinkedApps;
beforeEach(async () => {
  apps = await linkApps();
});
afterEach(() => apps.close());

const vip = 'vip@portal.example.com';
const standard = 'standard@portal.example.com';

describe('L-17: after the password', () => {
  test('API-1, API-2: mfa_configured true asks for the code, and the code opens everything', async () => {
    const first = await enterPassword(apps, vip);
    expect(first.data).toMatchObject({ scope: 'interim', secondFactor: 'required' });
    const second = await sendPortal<SignedIn>(apps, 'authentication.verifyCode', {
      token: first.data.token,
      input: { code: codeOf(apps, vip) },
    });
    expect(second.data).toMatchObject({ scope: 'full', termsAccepted: true });
    const client = await callPortal(apps, 'client.get', { token: second.data.token });
    expect(client.data).toMatchObject({ isVip: true });
  });

  test('mfa_configured 2 continues without a code', async () => {
    const reply = await enterPassword(apps, standard);
    expect(reply.data).toMatchObject({ scope: 'full', secondFactor: 'none', termsAccepted: true });
  });

  test('anything else forces set-up, whose secret and picture leave the server only then', async () => {
    const reply = await enterPassword(apps, 'setup@portal.example.com');
    expect(reply.data).toMatchObject({ scope: 'interim', secondFactor: 'setup' });
    const pending = await callPortal(apps, 'user.mfa', { token: reply.data.token });
    expect(pending.data).toMatchObject({
      state: 'setup',
      secret: expect.stringMatching(/^[A-Z2-7]{32,}$/),
      qrImage: expect.stringMatching(/^data:image\/png;base64,/),
    });
    const enrolled = await enterPassword(apps, vip);
    const confirmed = await callPortal(apps, 'user.mfa', { token: enrolled.data.token });
    expect(confirmed.data).toEqual({ state: 'required', secret: null, otpauthAddress: null, qrImage: null });
  });

  test('SEC-C5: its state can be requested without the pending secret', async () => {
    const token = await signIn(apps, standard);
    const pending = await callPortal(apps, 'user.mfa', { token });
    expect(pending.data).toMatchObject({ state: 'none', secret: expect.stringMatching(/^[A-Z2-7]{32,}$/) });
    const state = await callPortal(apps, 'user.mfaState', { token });
    expect(state.data).toEqual({ state: 'none' });
  });
});

describe('L-18: terms', () => {
  test('accepting the latest terms opens what was closed', async () => {
    const reply = await enterPassword(apps, 'terms@portal.example.com');
    expect(reply.data).toMatchObject({ scope: 'terms', termsAccepted: false });
    const closed = await callPortal(apps, 'policies.list', { token: reply.data.token });
    expect(closed.status).toBe(403);
    const terms = await callPortal<{ version: string }>(apps, 'terms.latest', { token: reply.data.token });
    const accepted = await sendPortal<SignedIn>(apps, 'terms.accept', {
      token: reply.data.token,
      input: { version: terms.data.version },
    });
    expect(accepted.data.scope).toBe('full');
    const open = await callPortal(apps, 'policies.list', { token: accepted.data.token });
    expect(open.status).toBe(200);
  });
});

describe('wrong entries', () => {
  test('SEC-A1: an unknown address and a wrong password answer the same', async () => {
    const wrong = await enterPassword(apps, standard, 'Wrong-Pass-2026!!');
    const unknown = await enterPassword(apps, 'nobody@portal.example.com', 'Wrong-Pass-2026!!');
    expect({ ...wrong, error: wrong.error?.appCode }).toEqual({ ...unknown, error: unknown.error?.appCode });
    expect(wrong).toMatchObject({
      status: 401,
      message: 'Incorrect password',
      error: { appCode: 'WRONG_CREDENTIALS' },
    });
  });

  test('L-19, SEC-B1: the fifth wrong password exhausts the login, and the right one is then refused too', async () => {
    const codes: (string | undefined)[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      codes.push((await enterPassword(apps, standard, 'Wrong-Pass-2026!!')).error?.appCode);
    }
    expect(codes.slice(0, 4)).toEqual(Array(4).fill('WRONG_CREDENTIALS'));
    expect(codes.slice(4)).toEqual(['LOGIN_EXHAUSTED', 'LOGIN_EXHAUSTED']);
    const right = await enterPassword(apps, standard);
    expect(right.error?.appCode).toBe('LOGIN_EXHAUSTED');
    expect(right.message).toMatch(/exhausted.*30 minutes/);
    apps.clock.advance(30 * 60_000 + 1000);
    expect((await enterPassword(apps, standard)).status).toBe(200);
  });

  test('L-4, SEC-C3: a wrong code is refused, and a good code works once', async () => {
    const { data } = await enterPassword(apps, vip);
    const wrong = await sendPortal(apps, 'authentication.verifyCode', {
      token: data.token,
      input: { code: '000000' },
    });
    expect(wrong).toMatchObject({ status: 401, error: { appCode: 'INVALID_OTP' } });
    const code = codeOf(apps, vip);
    expect(
      (await sendPortal(apps, 'authentication.verifyCode', { token: data.token, input: { code } })).status,
    ).toBe(200);
    const again = await enterPassword(apps, vip);
    const reused = await sendPortal(apps, 'authentication.verifyCode', {
      token: again.data.token,
      input: { code },
    });
    expect(reused).toMatchObject({ status: 401, error: { appCode: 'INVALID_OTP' } });
  });

  test('SEC-C4: five wrong codes end the sign-in, the password is required again, and then the code is accepted', async () => {
    const { data } = await enterPassword(apps, vip);
    const verify = (token: string, code: string) =>
      sendPortal(apps, 'authentication.verifyCode', { token, input: { code } });
    const right = codeOf(apps, vip);
    const wrong = right === '000000' ? '111111' : '000000';
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect((await verify(data.token, wrong)).error?.appCode).toBe('INVALID_OTP');
    const usedUp = await verify(data.token, right);
    // The specification profile answers an ended sign-in like a wrong code.
    const appCode = mockProfile === 'full' ? 'SIGN_IN_LAPSED' : 'INVALID_OTP';
    expect(usedUp).toMatchObject({ status: 401, error: { appCode } });
    const again = await enterPassword(apps, vip);
    expect((await verify(again.data.token, right)).status).toBe(200);
  });

  test('API-24: missing, mistyped and oversized fields are reported by field and code, and cost no attempt', async () => {
    for (const input of [
      {},
      { email: standard },
      { email: 'not-an-address', password: 'x' },
      { email: { contains: '' }, password: 'x' },
      { email: standard, password: 'x'.repeat(10_000) },
    ]) {
      const reply = await sendPortal(apps, 'authentication.signIn', { input });
      expect(reply.error?.appCode).toBe('VALIDATION');
      expect(reply.error?.fields?.[0]).toMatchObject({ field: expect.any(String), code: expect.any(String) });
    }
    const client = await apps.database.client.findFirstOrThrow({ where: { email: standard } });
    expect(client.failedLoginCount).toBe(0);
  });
});

describe('SEC-D1: tokens that read nothing', () => {
  const closed = [
    'client.get',
    'firm.get',
    'policies.list',
    'providers.list',
    'insights.categories',
    'insights.authors',
  ];

  test.each(closed)(
    '%s refuses no token, an interim token and one from before the terms',
    async (procedure) => {
      const interim = (await enterPassword(apps, vip)).data.token;
      const beforeTerms = (await enterPassword(apps, 'terms@portal.example.com')).data.token;
      expect((await callPortal(apps, procedure)).status).toBe(401);
      expect((await callPortal(apps, procedure, { token: interim })).status).toBe(403);
      expect((await callPortal(apps, procedure, { token: beforeTerms })).status).toBe(403);
      expect((await callPortal(apps, procedure, { token: `${interim}x` })).status).toBe(401);
    },
  );

  test('S-1: an expired token is refused', async () => {
    const token = await signIn(apps, standard);
    apps.clock.advance(8 * 3600_000 + 1000);
    expect((await callPortal(apps, 'policies.list', { token })).error?.appCode).toBe('UNAUTHORIZED');
  });

  test('SEC-D5: a token that was signed out is refused', async () => {
    const token = await signIn(apps, standard);
    expect((await sendPortal(apps, 'authentication.signOut', { token })).status).toBe(200);
    expect((await callPortal(apps, 'policies.list', { token })).error?.appCode).toBe('UNAUTHORIZED');
  });
});

test("the firm's own token never reaches the browser", async () => {
  const { data } = await enterPassword(apps, standard);
  const claims = JSON.parse(Buffer.from(data.token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ scope: 'full', vip: false });
  expect(claims.firm.split('.')).toHaveLength(5);
  const header = JSON.parse(Buffer.from(claims.firm.split('.')[0], 'base64url').toString());
  expect(header).toMatchObject({ alg: 'dir', enc: 'A256GCM' });
});
