import { describe, expect, it } from 'vitest';
import { buildCaller, failureOf } from '../../test/build-caller.ts';
import { aRefusal } from '../../test/fake-upstream.ts';

const credentials = { email: 'vip@portal.example.com', password: 'Portal-Demo-2026!' };
const create = 'POST /v1/authentication/create';
const mfa = 'POST /v1/authentication/mfa';
const passwordRight = { jwt: 'jwt.interim.x', terms_accepted: true };
/** An unlock token as a test reads it. */
const unlockToken = 'session:unlock';

describe('signIn', () => {
  it.each([
    [true, 'required'],
    [2, 'none'],
    [false, 'setup'],
    [null, 'setup'],
    ['1', 'required'],
    [1, 'required'],
    ['True', 'required'],
    [3, 'setup'],
    ['true', 'required'],
    ['2', 'none'],
    ['false', 'setup'],
  ])('L-17: mfa_configured %j means that a second factor is %s', async (mfa_configured, secondFactor) => {
    const answers = { [create]: passwordRight, 'GET /v1/user/mfa': { mfa_configured } };
    const { caller } = buildCaller({ answers });
    const answer = await caller.authentication.signIn(credentials);
    const scope = secondFactor === 'none' ? 'full' : 'interim';
    expect(answer).toEqual({ token: `session:${scope}`, scope, termsAccepted: true, secondFactor });
  });

  it('API-1, API-4: sends the form, then asks for the second factor in the name of the new token', async () => {
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

  it('SEC-C5: passes no secret on, even if the firm sends one', async () => {
    const pending = { mfa_configured: false, otp_code: 'SECRET', image_url: 'data:image/png;base64,QR' };
    const { caller } = buildCaller({ answers: { [create]: passwordRight, 'GET /v1/user/mfa': pending } });
    expect(JSON.stringify(await caller.authentication.signIn(credentials))).not.toMatch(/SECRET|QR/);
  });

  it('L-2: a wrong password says "Incorrect password"', async () => {
    const { caller } = buildCaller({ answers: { [create]: aRefusal(401, 'WRONG_CREDENTIALS', 'Nope') } });
    const failure = await failureOf(caller.authentication.signIn(credentials));
    expect(failure).toMatchObject({ appCode: 'WRONG_CREDENTIALS', message: 'Incorrect password' });
  });

  it('L-14: a locked login says what the service says', async () => {
    const locked = aRefusal(423, 'LOGIN_EXHAUSTED', 'Login attempts exhausted. Try again in 30 minutes.');
    const { caller } = buildCaller({ answers: { [create]: locked } });
    const failure = await failureOf(caller.authentication.signIn(credentials));
    expect(failure).toMatchObject({ appCode: 'LOGIN_EXHAUSTED', message: locked.message });
  });

  it('L-1: an address that is none is refused before anything is sent', async () => {
    const { caller, calls } = buildCaller();
    const failure = await failureOf(caller.authentication.signIn({ ...credentials, email: 'no address' }));
    expect(failure).toMatchObject({ appCode: 'VALIDATION', message: 'Please enter a valid email address' });
    expect(calls).toEqual([]);
  });

  it('SEC-A5: a password of more than 128 characters is refused before anything is sent', async () => {
    const { caller, calls } = buildCaller();
    const attempt = caller.authentication.signIn({ ...credentials, password: 'x'.repeat(129) });
    const message = 'Password must be at most 128 characters long.';
    expect(await failureOf(attempt)).toMatchObject({ appCode: 'VALIDATION', message });
    expect(calls).toEqual([]);
  });

  it('SEC-B7: an unlock token lets one retry through, as the bearer of the firm', async () => {
    const answers = { [create]: passwordRight, 'GET /v1/user/mfa': { mfa_configured: true } };
    const { caller, calls } = buildCaller({ answers });
    await caller.authentication.signIn({ ...credentials, unlockToken });
    expect(calls[0]).toMatchObject({ to: create, token: 'firm-unlock' });
  });

  it('SEC-B7: an unlock token is for one retry, and for the account that it was given for', async () => {
    const answers = {
      [create]: aRefusal(401, 'WRONG_CREDENTIALS'),
      'GET /v1/user/mfa': { mfa_configured: true },
    };
    const { caller, calls } = buildCaller({ answers });
    const other = caller.authentication.signIn({ ...credentials, email: 'other@example.com', unlockToken });
    expect((await failureOf(other)).appCode).toBe('UNAUTHORIZED');
    expect(calls).toEqual([]);
    const first = await failureOf(caller.authentication.signIn({ ...credentials, unlockToken }));
    expect(first.appCode).toBe('WRONG_CREDENTIALS');
    const second = await failureOf(caller.authentication.signIn({ ...credentials, unlockToken }));
    expect(second.appCode).toBe('UNAUTHORIZED');
    expect(calls).toHaveLength(1);
  });

  it.each([{ terms_accepted: '' }, { terms_accepted: 'No' }, { terms_accepted: 0 }])(
    'L-18: %j asks for the terms',
    async (answer) => {
      const answers = {
        [create]: { ...passwordRight, ...answer },
        'GET /v1/user/mfa': { mfa_configured: 2 },
      };
      const { caller } = buildCaller({ answers });
      expect(await caller.authentication.signIn(credentials)).toMatchObject({ scope: 'terms' });
    },
  );

  it.each(['session:full', 'session:interim', 'nonsense', ''])(
    'SEC-B7: %j is no unlock token',
    async (unlockToken) => {
      const { caller, calls } = buildCaller();
      const failure = await failureOf(caller.authentication.signIn({ ...credentials, unlockToken }));
      expect(failure.appCode).toBe('UNAUTHORIZED');
      expect(calls).toEqual([]);
    },
  );

  it('SEC-B7: a firm that takes the unlock token in the form is sent it there, and no bearer', async () => {
    const answers = { [create]: passwordRight, 'GET /v1/user/mfa': { mfa_configured: true } };
    const { caller, calls } = buildCaller({ answers, readings: { unlockTokenIn: 'form' } });
    await caller.authentication.signIn({ ...credentials, unlockToken });
    expect(calls[0]).toMatchObject({
      to: create,
      token: undefined,
      input: { body: { LoginForm: { username: credentials.email, token: 'firm-unlock' } } },
    });
  });

  it.each([
    [{ jwt: 'jwt.interim.x', terms_accepted: false }, 'terms'],
    [{ jwt: 'jwt.interim.x', terms_accepted: null }, 'full'],
    [{ jwt: 'jwt.interim.x' }, 'full'],
  ])(
    'L-18: after the answer %j the sign-in reaches %s: only false asks for the terms',
    async (answer, scope) => {
      const answers = { [create]: answer, 'GET /v1/user/mfa': { mfa_configured: 2 } };
      const { caller, issued } = buildCaller({ answers });
      expect(await caller.authentication.signIn(credentials)).toMatchObject({ scope });
      expect(issued).toMatchObject([{ account: credentials.email, firmToken: 'jwt.interim.x' }]);
    },
  );
});

describe('verifyCode', () => {
  it('L-4: steps the token up, in the name of the interim one', async () => {
    const answers = { [mfa]: { data: { jwt: 'jwt.full.x', terms_accepted: true } } };
    const { caller, calls, issued, countedAccounts } = buildCaller({ scope: 'interim', answers });
    const answer = await caller.authentication.verifyCode({ code: '123456' });
    expect(answer).toEqual({ token: 'session:full', scope: 'full', termsAccepted: true });
    expect(calls).toEqual([
      {
        to: mfa,
        token: 'firm-interim',
        input: { body: { OtpForm: { otp: '123456' }, username: 'a@example.com' } },
      },
    ]);
    expect(countedAccounts).toHaveLength(1);
    expect(issued).toMatchObject([{ firmToken: 'jwt.full.x', sid: 'sid-interim' }]);
  });

  it.each([
    { message: 'Invalid token, please try again' },
    { success: 0 },
    { status: 'failure' },
    { data: false },
  ])('API-2: the success %j, which says no, takes nobody further', async (answer) => {
    const { caller, issued } = buildCaller({ scope: 'interim', answers: { [mfa]: answer } });
    const failure = await failureOf(caller.authentication.verifyCode({ code: '123456' }));
    expect(failure.appCode).toBe('INVALID_OTP');
    expect(issued).toEqual([]);
  });

  it.each([{}, { data: {} }, { data: null }, { success: true }])(
    'API-2: the answer %j goes on with the token in hand, which the firm has stepped up',
    async (answer) => {
      const session = { termsAccepted: true };
      const { caller, issued } = buildCaller({ scope: 'interim', session, answers: { [mfa]: answer } });
      expect(await caller.authentication.verifyCode({ code: '123456' })).toMatchObject({ scope: 'full' });
      expect(issued).toMatchObject([{ firmToken: 'firm-interim' }]);
    },
  );

  it('L-18: terms that the password step found open are still open where the answer says nothing of them', async () => {
    const { caller } = buildCaller({ scope: 'interim', answers: { [mfa]: { data: { jwt: 'jwt.next.x' } } } });
    const answer = await caller.authentication.verifyCode({ code: '123456' });
    expect(answer).toMatchObject({ scope: 'terms', termsAccepted: false });
  });

  it.each(['setup', 'none'] as const)(
    'SEC-D1: nobody whose second factor is %s gets on with a code, and the firm is not asked',
    async (factor) => {
      const { caller, calls } = buildCaller({
        scope: 'interim',
        session: { factor },
        answers: { [mfa]: {} },
      });
      const failure = await failureOf(caller.authentication.verifyCode({ code: '123456' }));
      expect(failure.appCode).toBe('FORBIDDEN');
      expect(calls).toEqual([]);
    },
  );

  it.each(['12345', '1234567', 'abcdef', ' 123456', '１２３４５６'])(
    'L-4: %j is no code and is not sent',
    async (code) => {
      const { caller, calls } = buildCaller({ scope: 'interim' });
      expect((await failureOf(caller.authentication.verifyCode({ code }))).appCode).toBe('VALIDATION');
      expect(calls).toEqual([]);
    },
  );
});

describe('unlock', () => {
  it('L-5: asks with the address and the flag, and gives a token of its own', async () => {
    const { caller, calls } = buildCaller({ answers: { [mfa]: { data: { jwt: 'jwt.unlock.x' } } } });
    const answer = await caller.authentication.unlock({ email: credentials.email, code: '123456' });
    expect(answer).toEqual({ unlockToken: 'session:unlock' });
    const body = { OtpForm: { otp: '123456' }, username: credentials.email, unlock: '1' };
    expect(calls).toEqual([{ to: mfa, token: undefined, input: { body } }]);
  });

  it.each([{}, { data: {} }, { data: { jwt: null } }])(
    'L-5: the answer %j, without a token, is an invalid code',
    async (answer) => {
      const { caller } = buildCaller({ answers: { [mfa]: answer } });
      const attempt = caller.authentication.unlock({ email: credentials.email, code: '123456' });
      expect((await failureOf(attempt)).appCode).toBe('INVALID_OTP');
    },
  );

  it('SEC-B7: whatever token the firm gives, what leaves the gateway may only retry the password', async () => {
    const { caller, issued } = buildCaller({ answers: { [mfa]: { data: { jwt: 'jwt.full.x' } } } });
    await caller.authentication.unlock({ email: credentials.email, code: '123456' });
    expect(issued).toMatchObject([{ scope: 'unlock', account: credentials.email }]);
  });
});

describe('renew', () => {
  const check = 'GET /v1/authentication/check';
  const standing = { status: 'authenticated', terms_accepted: true };

  it('SEC-D6: gives a new token of the same sign-in, as long as the firm knows it', async () => {
    const { caller, calls } = buildCaller({ scope: 'full', answers: { [check]: standing } });
    expect(await caller.authentication.renew()).toEqual({ token: 'session:full' });
    expect(calls).toEqual([{ to: check, token: 'firm-full', input: {} }]);
  });

  it('API-3: is satisfied with any success: terms of which the firm says nothing are not open', async () => {
    const { caller } = buildCaller({ scope: 'full', answers: { [check]: {} } });
    expect(await caller.authentication.renew()).toEqual({ token: 'session:full' });
  });

  it('SEC-D5: gives none for a session that the firm has ended', async () => {
    const answers = { [check]: aRefusal(401, 'UNAUTHORIZED') };
    const { caller } = buildCaller({ scope: 'full', answers });
    expect((await failureOf(caller.authentication.renew())).appCode).toBe('UNAUTHORIZED');
  });

  it('SEC-D2: gives none when newer terms are in force', async () => {
    const answers = { [check]: { ...standing, terms_accepted: false } };
    const { caller } = buildCaller({ scope: 'full', answers });
    expect((await failureOf(caller.authentication.renew())).appCode).toBe('TERMS_NOT_ACCEPTED');
  });

  it.each(['interim', 'terms'] as const)('SEC-D4: renews no %s token', async (scope) => {
    const { caller, calls } = buildCaller({ scope, answers: { [check]: standing } });
    expect((await failureOf(caller.authentication.renew())).appCode).toMatch(/FORBIDDEN|TERMS_NOT_ACCEPTED/);
    expect(calls).toEqual([]);
  });
});

describe('check and signOut', () => {
  const check = 'GET /v1/authentication/check';

  it('S-2: says what the firm says of the session', async () => {
    const { caller } = buildCaller({ scope: 'full', answers: { [check]: { terms_accepted: false } } });
    expect(await caller.authentication.check()).toEqual({ scope: 'terms', termsAccepted: false });
  });

  it('SEC-D1: says no more of a session than it has shown, however much the firm says', async () => {
    const answers = { [check]: { scope: 'full', terms_accepted: true } };
    const { caller } = buildCaller({ scope: 'interim', answers });
    expect(await caller.authentication.check()).toEqual({ scope: 'interim', termsAccepted: true });
  });

  it('R-8, SEC-D5: signing out ends this sign-in and no other', async () => {
    const { caller, revocation } = buildCaller({ scope: 'full' });
    expect(await caller.authentication.signOut()).toEqual({ done: true });
    expect(await revocation.isRevoked('sid-full')).toBe(true);
    expect(await revocation.isRevoked('sid-interim')).toBe(false);
  });
});
