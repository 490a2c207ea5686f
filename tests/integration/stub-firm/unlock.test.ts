import { describe, expect, test } from 'vitest';
import { json, text } from '../../support/stub-firm.ts';
import type { FirmAnswer, FirmAnswers } from '../../support/stub-firm-answers.ts';
import { callPortal, type SignedIn, sendPortal } from '../support/portal-caller.ts';
import { type BeforeFirm, enter, openBeforeFirm, password, person } from './open-before-firm.ts';

const login = 'POST /v1/authentication/create';
const mfa = 'POST /v1/authentication/mfa';
const code = '123456';

/** A locked login opens only to the holder of an unlock token, wherever the token is sent. */
const locked: FirmAnswers = {
  [login]: ({ bearer, form }, token) =>
    bearer === undefined && !form.has('LoginForm[token]')
      ? json({ message: 'Login attempts exhausted.' }, 401)
      : json({ jwt: token({ vip: false }), terms_accepted: true }),
  [mfa]: (_call, token) => json({ data: { jwt: token({ vip: false }) } }),
};

const unlock = (apps: BeforeFirm) =>
  sendPortal<{ unlockToken: string }>(apps, 'authentication.unlock', { input: { email: person, code } });

const retry = (apps: BeforeFirm, unlockToken: string) =>
  sendPortal<SignedIn>(apps, 'authentication.signIn', { input: { email: person, password, unlockToken } });

describe('API-2, L-5: a code unlocks a locked login', () => {
  test('API-2: the unlock call carries the code, the address and the flag, and needs no bearer', async () => {
    const apps = await openBeforeFirm(locked);
    expect((await enter(apps)).error?.appCode).toBe('LOGIN_EXHAUSTED');
    await unlock(apps);
    const [call] = apps.firm.callsTo(mfa);
    expect(Object.fromEntries(call!.form)).toMatchObject({ 'OtpForm[otp]': code, username: person });
    expect(call?.form.get('unlock')).toBeTruthy();
    expect(call?.bearer).toBeUndefined();
  });

  test('API-25: its jwt travels as the bearer of the retried login', async () => {
    let made = '';
    const apps = await openBeforeFirm({
      ...locked,
      [mfa]: (_call, token) => {
        made = token({ vip: false });
        return json({ data: { jwt: made } });
      },
    });
    const { data } = await unlock(apps);
    expect((await retry(apps, data.unlockToken)).data).toMatchObject({ scope: 'full' });
    const [call] = apps.firm.callsTo(login);
    expect(call?.bearer).toBe(made);
    expect(call?.form.has('LoginForm[token]')).toBe(false);
  });

  test('API-25: with UPSTREAM_UNLOCK_TOKEN=form it travels as LoginForm[token] instead', async () => {
    let made = '';
    const apps = await openBeforeFirm(
      {
        ...locked,
        [mfa]: (_call, token) => {
          made = token({ vip: false });
          return json({ data: { jwt: made } });
        },
      },
      { UPSTREAM_UNLOCK_TOKEN: 'form' },
    );
    const { data } = await unlock(apps);
    expect((await retry(apps, data.unlockToken)).data).toMatchObject({ scope: 'full' });
    const [call] = apps.firm.callsTo(login);
    expect(call?.form.get('LoginForm[token]')).toBe(made);
    expect(call?.bearer).toBeUndefined();
  });

  test('API-25: a login that shows no unlock token has neither', async () => {
    for (const environment of [{}, { UPSTREAM_UNLOCK_TOKEN: 'form' }]) {
      const apps = await openBeforeFirm({}, environment);
      await enter(apps);
      const [call] = apps.firm.callsTo(login);
      expect(call?.bearer).toBeUndefined();
      expect(call?.form.has('LoginForm[token]')).toBe(false);
    }
  });

  test.each([
    ['{}', json({})],
    ['204 without a body', { status: 204 }],
    ['data without a jwt', json({ data: { message: 'Done' } })],
    ['data of null', json({ data: null })],
    ['success: false', json({ success: false })],
    ['a refusal of 401', json({ message: 'No' }, 401)],
    ['a refusal of 422', json({ errors: { otp: ['No'] } }, 422)],
  ] as [string, FirmAnswer][])('API-2, L-5: %s is an invalid token', async (_what, answer) => {
    const apps = await openBeforeFirm({ ...locked, [mfa]: answer });
    const reply = await unlock(apps);
    expect(reply.error?.appCode).toBe('INVALID_OTP');
    expect(reply.data).toBeUndefined();
  });

  test.each([
    ['a page of HTML', text('<html>Sign in</html>', 'text/html')],
    ['a jwt that is a number', json({ data: { jwt: 7 } })],
    ['a jwt of 100 kB', json({ data: { jwt: `e30.${'a'.repeat(100_000)}.x` } })],
    ['a cut connection', { hangUp: true }],
  ] as [string, FirmAnswer][])('API-2: %s unlocks nothing', async (_what, answer) => {
    const apps = await openBeforeFirm({ ...locked, [mfa]: answer });
    const reply = await unlock(apps);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.data).toBeUndefined();
  });

  test('API-2: what the unlock call gave opens nothing but the login', async () => {
    const apps = await openBeforeFirm(locked);
    const { data } = await unlock(apps);
    for (const procedure of ['client.get', 'user.mfa', 'authentication.check']) {
      const reply = await callPortal(apps, procedure, { token: data.unlockToken });
      expect({ procedure, status: reply.status }).toEqual({ procedure, status: 401 });
    }
    expect(apps.firm.calls.map(({ path }) => path)).toEqual(['/v1/authentication/mfa']);
  });
});
