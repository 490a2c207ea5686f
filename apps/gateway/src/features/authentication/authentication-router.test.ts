import { describe, expect, it } from 'vitest';
import { testNowSeconds } from '../../test/build/a-firm-token.ts';
import { buildCaller, failureOf } from '../../test/build-caller.ts';
import { aRefusal } from '../../test/fake-upstream.ts';

const credentials = { email: 'vip@portal.example.com', password: 'Portal-Demo-2026!' };
const mfa = 'POST /v1/authentication/mfa';

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
  ])('API-2: the success %j, which means a refusal, does not complete the step', async (answer) => {
    const { caller, issued } = buildCaller({ scope: 'interim', answers: { [mfa]: answer } });
    const failure = await failureOf(caller.authentication.verifyCode({ code: '123456' }));
    expect(failure.appCode).toBe('INVALID_OTP');
    expect(issued).toEqual([]);
  });

  it.each([{}, { data: {} }, { data: null }, { success: true }])(
    'API-2: the answer %j continues with the current token, which the firm has stepped up',
    async (answer) => {
      const session = { termsAccepted: true };
      const { caller, issued } = buildCaller({ scope: 'interim', session, answers: { [mfa]: answer } });
      expect(await caller.authentication.verifyCode({ code: '123456' })).toMatchObject({ scope: 'full' });
      expect(issued).toMatchObject([{ firmToken: 'firm-interim' }]);
    },
  );

  it('L-53: terms that the password step found open are still open where the answer says nothing of them', async () => {
    const { caller } = buildCaller({ scope: 'interim', answers: { [mfa]: { data: { jwt: 'jwt.next.x' } } } });
    const answer = await caller.authentication.verifyCode({ code: '123456' });
    expect(answer).toMatchObject({ scope: 'terms', termsAccepted: false });
  });

  it.each(['setup', 'none'] as const)(
    'SEC-D1: with a second factor that is %s a code is refused without calling the firm',
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
    'L-4: %j is not a code and is not sent',
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

  it('SEC-B19: whatever token the firm gives, what leaves the gateway may only retry the password', async () => {
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

  it('API-3: accepts any success: an absent terms_accepted does not require the terms', async () => {
    const { caller } = buildCaller({ scope: 'full', answers: { [check]: {} } });
    expect(await caller.authentication.renew()).toEqual({ token: 'session:full' });
  });

  it('SEC-D11, SEC-D32, SEC-D33: gives none for a session that the firm has ended', async () => {
    const answers = { [check]: aRefusal(401, 'UNAUTHORIZED') };
    const { caller } = buildCaller({ scope: 'full', answers });
    expect((await failureOf(caller.authentication.renew())).appCode).toBe('UNAUTHORIZED');
  });

  it('SEC-D2: gives none when newer terms are in force', async () => {
    const answers = { [check]: { ...standing, terms_accepted: false } };
    const { caller } = buildCaller({ scope: 'full', answers });
    expect((await failureOf(caller.authentication.renew())).appCode).toBe('TERMS_NOT_ACCEPTED');
  });

  it.each(['interim', 'terms'] as const)('SEC-D18: renews no %s token', async (scope) => {
    const { caller, calls } = buildCaller({ scope, answers: { [check]: standing } });
    expect((await failureOf(caller.authentication.renew())).appCode).toMatch(/FORBIDDEN|TERMS_NOT_ACCEPTED/);
    expect(calls).toEqual([]);
  });
});

describe('stepUp', () => {
  const call = 'POST /v1/authentication/step-up';
  const create = 'POST /v1/authentication/create';
  const password = 'Portal-Demo-2026!';
  const jwt = 'jwt.step.up';

  it('SEC-D9: asks the firm in the name of the client, and wraps its token for one family', async () => {
    const { caller, calls, countedAccounts } = buildCaller({ scope: 'full', answers: { [call]: { jwt } } });
    const answer = await caller.authentication.stepUp({ family: 'details', password });
    expect(answer.stepUpToken).toBe(`details:${jwt}`);
    expect(calls).toEqual([
      { to: call, token: 'firm-full', input: { body: { family: 'details', password } } },
    ]);
    expect(countedAccounts).toEqual(['a@example.com']);
  });

  it.each([404, 405, 501])(
    'SEC-D9: where the firm answers %i, its sign-in checks the password, and the token of that is thrown away',
    async (status) => {
      const answers = { [call]: aRefusal(status), [create]: { jwt: 'jwt.other.x', terms_accepted: true } };
      const { caller, calls, issued } = buildCaller({ scope: 'full', answers });
      const answer = await caller.authentication.stepUp({ family: 'details', password });
      expect(answer.stepUpToken).toBe('details:');
      const LoginForm = { username: 'a@example.com', password };
      expect(calls[1]).toEqual({ to: create, token: undefined, input: { body: { LoginForm } } });
      expect(issued).toEqual([]);
    },
  );

  it('SEC-D9: a password that the sign-in of such a firm refuses is refused', async () => {
    const answers = { [call]: aRefusal(404), [create]: aRefusal(401, 'WRONG_CREDENTIALS') };
    const { caller } = buildCaller({ scope: 'full', answers });
    const attempt = caller.authentication.stepUp({ family: 'details', password });
    expect((await failureOf(attempt)).appCode).toBe('WRONG_CREDENTIALS');
  });

  it('SEC-D9: such a firm checks no code', async () => {
    const { caller, calls } = buildCaller({ scope: 'full', answers: { [call]: aRefusal(404) } });
    const attempt = caller.authentication.stepUp({ family: 'details', code: '123456' });
    expect((await failureOf(attempt)).appCode).toBe('NOT_IMPLEMENTED');
    expect(calls).toHaveLength(1);
  });

  it.each([
    [401, 'WRONG_CREDENTIALS'] as const,
    [423, 'LOGIN_EXHAUSTED'] as const,
    [503, 'UNAVAILABLE'] as const,
  ])('SEC-D9: a %i is passed on as a refusal, without a fallback call', async (status, code) => {
    const { caller, calls } = buildCaller({ scope: 'full', answers: { [call]: aRefusal(status, code) } });
    const attempt = caller.authentication.stepUp({ family: 'details', password });
    expect((await failureOf(attempt)).appCode).toBe(code);
    expect(calls).toHaveLength(1);
  });

  it('SEC-D9: the token of the firm goes with the call that it is for, and with no other', async () => {
    const stepUpToken = `factor:${jwt}`;
    const session = { authTime: testNowSeconds - 3600 };
    const { caller } = buildCaller({ scope: 'full', session, stepUpToken });
    const refusal = async (attempt: Promise<unknown>) => (await failureOf(attempt)).appCode;
    expect(await refusal(caller.user.mfa())).toBe('NOT_FOUND');
    expect(await refusal(caller.client.update({ changedFields: {} }))).toBe('STEP_UP_REQUIRED');
  });
});

describe('check and signOut', () => {
  const check = 'GET /v1/authentication/check';

  it('S-2: says what the firm says of the session', async () => {
    const { caller } = buildCaller({ scope: 'full', answers: { [check]: { terms_accepted: false } } });
    expect(await caller.authentication.check()).toEqual({ scope: 'terms', termsAccepted: false });
  });

  it('SEC-D1: claims no more for a session than it has proven, whatever the firm says', async () => {
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
