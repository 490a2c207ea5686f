import { describe, expect, it } from 'vitest';
import { buildCaller, failureOf } from '../../test/build-caller.ts';
import { aRefusal } from '../../test/fake-upstream.ts';

const credentials = { email: 'vip@portal.example.com', password: 'Portal-Demo-2026!' };
const create = 'POST /v1/authentication/create';
const mfa = 'POST /v1/authentication/mfa';
const passwordRight = { jwt: 'jwt.interim.x', terms_accepted: true };

describe('signIn', () => {
  it.each([
    [true, 'required'],
    [2, 'none'],
    [false, 'setup'],
    [null, 'setup'],
    ['1', 'setup'],
    [1, 'setup'],
    [3, 'setup'],
  ])('L17: mfa_configured %j means that a second factor is %s', async (mfa_configured, secondFactor) => {
    const answers = { [create]: passwordRight, 'GET /v1/user/mfa': { mfa_configured } };
    const { caller } = buildCaller({ answers });
    const answer = await caller.authentication.signIn(credentials);
    expect(answer).toEqual({ token: 'session:interim', scope: 'interim', termsAccepted: true, secondFactor });
  });

  it('A1, A4: sends the form, then asks for the second factor in the name of the new token', async () => {
    const answers = { [create]: passwordRight, 'GET /v1/user/mfa': { mfa_configured: 2 } };
    const { caller, calls, countedAccounts } = buildCaller({ answers });
    await caller.authentication.signIn(credentials);
    expect(calls).toEqual([
      {
        to: create,
        token: undefined,
        input: { body: { LoginForm: { username: credentials.email, password: credentials.password } } },
      },
      { to: 'GET /v1/user/mfa', token: 'jwt.interim.x', input: {} },
    ]);
    expect(countedAccounts).toEqual([credentials.email]);
  });

  it('C5: passes no secret on, even if the firm sends one', async () => {
    const pending = { mfa_configured: false, otp_code: 'SECRET', image_url: 'data:image/png;base64,QR' };
    const { caller } = buildCaller({ answers: { [create]: passwordRight, 'GET /v1/user/mfa': pending } });
    expect(JSON.stringify(await caller.authentication.signIn(credentials))).not.toMatch(/SECRET|QR/);
  });

  it('L2: a wrong password says "Incorrect password"', async () => {
    const { caller } = buildCaller({ answers: { [create]: aRefusal(401, 'WRONG_CREDENTIALS', 'Nope') } });
    const failure = await failureOf(caller.authentication.signIn(credentials));
    expect(failure).toMatchObject({ appCode: 'WRONG_CREDENTIALS', message: 'Incorrect password' });
  });

  it('L14: a locked login says what the service says', async () => {
    const locked = aRefusal(423, 'LOGIN_EXHAUSTED', 'Login attempts exhausted. Try again in 30 minutes.');
    const { caller } = buildCaller({ answers: { [create]: locked } });
    const failure = await failureOf(caller.authentication.signIn(credentials));
    expect(failure).toMatchObject({ appCode: 'LOGIN_EXHAUSTED', message: locked.message });
  });

  it('L1: an address that is none is refused before anything is sent', async () => {
    const { caller, calls } = buildCaller();
    const failure = await failureOf(caller.authentication.signIn({ ...credentials, email: 'no address' }));
    expect(failure).toMatchObject({ appCode: 'VALIDATION', message: 'Please enter a valid email address' });
    expect(calls).toEqual([]);
  });

  it('A5: a password of more than 128 characters is refused before anything is sent', async () => {
    const { caller, calls } = buildCaller();
    const attempt = caller.authentication.signIn({ ...credentials, password: 'x'.repeat(129) });
    const message = 'Password must be at most 128 characters long.';
    expect(await failureOf(attempt)).toMatchObject({ appCode: 'VALIDATION', message });
    expect(calls).toEqual([]);
  });

  it('B7: an unlock token lets one retry through, as the bearer of the firm', async () => {
    const answers = { [create]: passwordRight, 'GET /v1/user/mfa': { mfa_configured: true } };
    const { caller, calls } = buildCaller({ answers });
    await caller.authentication.signIn({ ...credentials, unlockToken: 'session:unlock' });
    expect(calls[0]).toMatchObject({ to: create, token: 'firm-unlock' });
  });

  it.each(['session:full', 'session:interim', 'nonsense', ''])(
    'B7: %j is no unlock token',
    async (unlockToken) => {
      const { caller, calls } = buildCaller();
      const failure = await failureOf(caller.authentication.signIn({ ...credentials, unlockToken }));
      expect(failure.appCode).toBe('UNAUTHORIZED');
      expect(calls).toEqual([]);
    },
  );

  it('B7: a token that only unlocks is never taken for a sign-in', async () => {
    const answers = {
      [create]: { jwt: 'jwt.unlock.x', terms_accepted: true },
      'GET /v1/user/mfa': { mfa_configured: 2 },
    };
    const { caller } = buildCaller({ answers });
    expect((await failureOf(caller.authentication.signIn(credentials))).appCode).toBe('UPSTREAM_MALFORMED');
  });
});

describe('verifyCode', () => {
  it('L4: steps the token up, in the name of the interim one', async () => {
    const answers = { [mfa]: { data: { jwt: 'jwt.full.x', terms_accepted: true } } };
    const { caller, calls, countedAccounts } = buildCaller({ scope: 'interim', answers });
    const answer = await caller.authentication.verifyCode({ code: '123456' });
    expect(answer).toEqual({ token: 'session:full', scope: 'full', termsAccepted: true });
    expect(calls).toEqual([
      { to: mfa, token: 'firm-interim', input: { body: { OtpForm: { otp: '123456' } } } },
    ]);
    expect(countedAccounts).toHaveLength(1);
  });

  it('L18: open terms are told, by the scope where the answer does not say', async () => {
    const { caller } = buildCaller({
      scope: 'interim',
      answers: { [mfa]: { data: { jwt: 'jwt.terms.x' } } },
    });
    const answer = await caller.authentication.verifyCode({ code: '123456' });
    expect(answer).toMatchObject({ scope: 'terms', termsAccepted: false });
  });

  it.each(['12345', '1234567', 'abcdef', ' 123456', '１２３４５６'])(
    'L4: %j is no code and is not sent',
    async (code) => {
      const { caller, calls } = buildCaller({ scope: 'interim' });
      expect((await failureOf(caller.authentication.verifyCode({ code }))).appCode).toBe('VALIDATION');
      expect(calls).toEqual([]);
    },
  );
});

describe('unlock', () => {
  it('L5: asks with the address and the flag, and gives a token of its own', async () => {
    const { caller, calls } = buildCaller({ answers: { [mfa]: { data: { jwt: 'jwt.unlock.x' } } } });
    const answer = await caller.authentication.unlock({ email: credentials.email, code: '123456' });
    expect(answer).toEqual({ unlockToken: 'session:unlock' });
    const body = { OtpForm: { otp: '123456' }, username: credentials.email, unlock: '1' };
    expect(calls).toEqual([{ to: mfa, token: undefined, input: { body } }]);
  });

  it('B7: a firm that answers with more than an unlock token is not believed', async () => {
    const { caller } = buildCaller({ answers: { [mfa]: { data: { jwt: 'jwt.full.x' } } } });
    const attempt = caller.authentication.unlock({ email: credentials.email, code: '123456' });
    expect((await failureOf(attempt)).appCode).toBe('UPSTREAM_MALFORMED');
  });
});

describe('renew', () => {
  const check = 'GET /v1/authentication/check';
  const standing = { status: 'authenticated', scope: 'full', terms_accepted: true };

  it('D6: gives a new token of the same sign-in, as long as the firm knows it', async () => {
    const { caller, calls } = buildCaller({ scope: 'full', answers: { [check]: standing } });
    expect(await caller.authentication.renew()).toEqual({ token: 'session:full' });
    expect(calls).toEqual([{ to: check, token: 'firm-full', input: {} }]);
  });

  it('D5: gives none for a session that the firm has ended', async () => {
    const answers = { [check]: aRefusal(401, 'UNAUTHORIZED') };
    const { caller } = buildCaller({ scope: 'full', answers });
    expect((await failureOf(caller.authentication.renew())).appCode).toBe('UNAUTHORIZED');
  });

  it('D2: gives none when newer terms are in force', async () => {
    const answers = { [check]: { ...standing, terms_accepted: false } };
    const { caller } = buildCaller({ scope: 'full', answers });
    expect((await failureOf(caller.authentication.renew())).appCode).toBe('TERMS_NOT_ACCEPTED');
  });

  it.each(['interim', 'terms'] as const)('D4: renews no %s token', async (scope) => {
    const { caller, calls } = buildCaller({ scope, answers: { [check]: standing } });
    expect((await failureOf(caller.authentication.renew())).appCode).toMatch(/FORBIDDEN|TERMS_NOT_ACCEPTED/);
    expect(calls).toEqual([]);
  });
});

describe('check and signOut', () => {
  it('S2: says what the firm says of the session', async () => {
    const check = { status: 'authenticated', scope: 'terms', terms_accepted: false };
    const { caller } = buildCaller({ scope: 'terms', answers: { 'GET /v1/authentication/check': check } });
    expect(await caller.authentication.check()).toEqual({ scope: 'terms', termsAccepted: false });
  });

  it('R8, D5: signing out ends this sign-in and no other', async () => {
    const { caller, revocation } = buildCaller({ scope: 'full' });
    expect(await caller.authentication.signOut()).toEqual({ done: true });
    expect(await revocation.isRevoked('sid-full')).toBe(true);
    expect(await revocation.isRevoked('sid-interim')).toBe(false);
  });
});
