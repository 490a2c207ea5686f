import { describe, expect, it } from 'vitest';
import { buildCaller, failureOf } from '../../test/build-caller.ts';
import { aRefusal } from '../../test/fake-upstream.ts';
import { UpstreamError } from '../../upstream/upstream-error.ts';

const credentials = { email: 'vip@portal.example.com', password: 'Portal-Demo-2026!' };
const create = 'POST /v1/authentication/create';
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
  ])('L-52: mfa_configured %j means that a second factor is %s', async (mfa_configured, secondFactor) => {
    const answers = { [create]: passwordRight, 'GET /v1/user/mfa': { mfa_configured } };
    const { caller } = buildCaller({ answers });
    const answer = await caller.authentication.signIn(credentials);
    const scope = secondFactor === 'none' ? 'full' : 'interim';
    expect(answer).toEqual({
      token: `session:${scope}`,
      scope,
      termsAccepted: true,
      secondFactor,
      hasRecoveryCodes: false,
    });
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

  it('L-14, L-19: a locked login says what the service says', async () => {
    const locked = aRefusal(423, 'LOGIN_EXHAUSTED', 'Login attempts exhausted. Try again in 30 minutes.');
    const { caller } = buildCaller({ answers: { [create]: locked } });
    const failure = await failureOf(caller.authentication.signIn(credentials));
    expect(failure).toMatchObject({ appCode: 'LOGIN_EXHAUSTED', message: locked.message });
  });

  it('L-26: an invalid address is refused before anything is sent', async () => {
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

  it('API-25, SEC-B19: an unlock token lets one retry through, as the bearer of the firm', async () => {
    const answers = { [create]: passwordRight, 'GET /v1/user/mfa': { mfa_configured: true } };
    const { caller, calls } = buildCaller({ answers });
    await caller.authentication.signIn({ ...credentials, unlockToken });
    expect(calls[0]).toMatchObject({ to: create, token: 'firm-unlock' });
  });

  it('SEC-B19: an unlock token is for one retry, and for the account that it was given for', async () => {
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

  it.each([
    ['a 503', aRefusal(503, 'UNAVAILABLE')],
    ['a 429', aRefusal(429, 'TOO_MANY_REQUESTS')],
    ['no answer', new UpstreamError('transport', 'No answer', { call: create })],
  ])(
    'SEC-B19, L-24: an unlock token is good for the next attempt after %s of the firm',
    async (_what, outage) => {
      const answers: Record<string, unknown> = {
        [create]: outage,
        'GET /v1/user/mfa': { mfa_configured: true },
      };
      const { caller, calls } = buildCaller({ answers });
      const retry = () => caller.authentication.signIn({ ...credentials, unlockToken });
      await failureOf(retry());
      answers[create] = passwordRight;
      expect(await retry()).toMatchObject({ secondFactor: 'required' });
      expect(calls.filter(({ to, token }) => to === create && token === 'firm-unlock')).toHaveLength(2);
      expect((await failureOf(retry())).appCode).toBe('UNAUTHORIZED');
    },
  );

  it('SEC-B19: of ten retries at once, one gets an unlock token through', async () => {
    const answers = { [create]: passwordRight, 'GET /v1/user/mfa': { mfa_configured: true } };
    const { caller, calls } = buildCaller({ answers });
    const retry = () => caller.authentication.signIn({ ...credentials, unlockToken });
    const tried = await Promise.allSettled(Array.from({ length: 10 }, retry));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(calls.filter(({ to }) => to === create)).toHaveLength(1);
  });

  it('SEC-B19, SEC-D16: an unlock token whose use cannot be stored is refused, as another gateway would take it again', async () => {
    const { caller, calls, revocation } = buildCaller({ answers: { [create]: passwordRight } });
    await revocation.close();
    const failure = await failureOf(caller.authentication.signIn({ ...credentials, unlockToken }));
    expect(failure.appCode).toBe('UNAVAILABLE');
    expect(calls).toEqual([]);
  });

  it.each([{ terms_accepted: '' }, { terms_accepted: 'No' }, { terms_accepted: 0 }])(
    'L-53: %j asks for the terms',
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
    'SEC-B19: %j is not an unlock token',
    async (unlockToken) => {
      const { caller, calls } = buildCaller();
      const failure = await failureOf(caller.authentication.signIn({ ...credentials, unlockToken }));
      expect(failure.appCode).toBe('UNAUTHORIZED');
      expect(calls).toEqual([]);
    },
  );

  it('API-25, SEC-B19: a firm that takes the unlock token in the form is sent it there, and no bearer', async () => {
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
    'L-53: after the answer %j the sign-in reaches %s: only false asks for the terms',
    async (answer, scope) => {
      const answers = { [create]: answer, 'GET /v1/user/mfa': { mfa_configured: 2 } };
      const { caller, issued } = buildCaller({ answers });
      expect(await caller.authentication.signIn(credentials)).toMatchObject({ scope });
      expect(issued).toMatchObject([{ account: credentials.email, firmToken: 'jwt.interim.x' }]);
    },
  );
});
