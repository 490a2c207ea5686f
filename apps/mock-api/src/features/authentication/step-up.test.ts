import { LOGIN_ATTEMPT_LIMIT, STEP_UP_MINUTES } from '@portal/contract/constants';
import { seedPassword } from '@portal/prisma/seed/people';
import { describe, expect, test } from 'vitest';
import { asSpecified, buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { callsOf } from '../../test/calls.ts';
import { changePassword } from '../../test/passwords.ts';
import { confirmFactor } from '../../test/second-factor.ts';
import { codeFor, codeOf, fullToken, tryPassword, wrongCodeOf } from '../../test/sign-in.ts';
import { stepUp } from '../../test/step-up.ts';

const minutes = (count: number) => count * 60_000;
const wrongPassword = 'Not-My-Password!!!';

const stepUpHeader = (token: string | undefined) =>
  token === undefined ? {} : { headers: { 'x-step-up-token': token } };

/** A change of details, which is asked for and refused or not. */
const askChange = async (mock: TestApp, token: string, stepUpToken?: string) =>
  callsOf(mock).json(
    'PUT /v1/client',
    { changedFields: { title: 'Dr' } },
    { token, ...stepUpHeader(stepUpToken) },
  );

/** A client whose password was given so long ago that it no longer counts. */
async function olderSession(person: 'standard' | 'vip' = 'standard', mock?: TestApp) {
  const app = mock ?? (await buildTestApp());
  const token = await fullToken(app, person);
  app.clock.advance(minutes(STEP_UP_MINUTES));
  return { mock: app, token };
}

const refused = {
  status: 403,
  body: { code: 'STEP_UP_REQUIRED', message: 'Please confirm that it is you.' },
};

describe('SEC-D9, SEC-D25: a session alone, some minutes after its password', () => {
  test('changes details until then, and no longer from then on', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'standard');
    mock.clock.advance(minutes(STEP_UP_MINUTES) - 1);
    expect((await askChange(mock, token)).status).toBe(200);
    mock.clock.advance(1);
    expect(await askChange(mock, token)).toMatchObject(refused);
  });

  test('does not see the secret of a set-up, but sees the state', async () => {
    const { mock, token } = await olderSession();
    const { body } = await callsOf(mock).get('/v1/user/mfa', { token });
    expect(body).toMatchObject({ mfa_configured: 2, otp_code: null, image_url: null });
  });

  test('sets no second factor up, even with a right code', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'standard');
    const { otp_code } = (await callsOf(mock).get('/v1/user/mfa', { token })).body;
    mock.clock.advance(minutes(STEP_UP_MINUTES));
    const code = await codeFor(otp_code ?? '', mock.clock);
    expect(await confirmFactor(mock, token, code)).toMatchObject(refused);
    expect((await callsOf(mock).get('/v1/user/mfa', { token })).body.mfa_configured).toBe(2);
  });

  test('may still read', async () => {
    const { mock, token } = await olderSession();
    expect((await callsOf(mock).get('/v1/client', { token })).status).toBe(200);
  });

  test('is asked for nothing in the profile of the specification, which knows no step-up', async () => {
    const mock = await buildTestApp(asSpecified);
    const { token } = await olderSession('standard', mock);
    expect((await askChange(mock, token)).status).toBe(200);
    expect((await stepUp(mock, token, { family: 'details' })).status).toBe(404);
    expect((await callsOf(mock).get('/v1/user/mfa', { token })).body.otp_code).toMatch(/^[A-Z2-7]{32}$/);
  });
});

describe('SEC-D9: a step-up', () => {
  test('with the password opens one family of changes for some minutes', async () => {
    const { mock, token } = await olderSession();
    const { jwt } = (await stepUp(mock, token, { family: 'details' })).body;
    mock.clock.advance(minutes(STEP_UP_MINUTES) - 1000);
    expect((await askChange(mock, token, jwt)).status).toBe(200);
    mock.clock.advance(1000);
    expect(await askChange(mock, token, jwt)).toMatchObject(refused);
  });

  test('for the second factor shows its secret and sets it up', async () => {
    const { mock, token } = await olderSession();
    const { jwt } = (await stepUp(mock, token, { family: 'factor' })).body;
    const { otp_code } = (await callsOf(mock).get('/v1/user/mfa', { token, ...stepUpHeader(jwt) })).body;
    const code = await codeFor(otp_code ?? '', mock.clock);
    const confirmed = await callsOf(mock).form(
      'POST /v1/user/mfa-verify',
      { 'OtpForm[otp]': code },
      { token, ...stepUpHeader(jwt) },
    );
    expect(confirmed.status).toBe(200);
  });

  test('SEC-D14: of another family, another session or another client is not one', async () => {
    const { mock, token } = await olderSession();
    const ofFamily = (await stepUp(mock, token, { family: 'factor' })).body.jwt;
    const otherToken = await fullToken(mock, 'standard');
    const ofSession = (await stepUp(mock, otherToken, { family: 'details' })).body.jwt;
    const ofClient = (await stepUp(mock, await fullToken(mock, 'empty'), { family: 'details' })).body.jwt;
    for (const jwt of [ofFamily, ofSession, ofClient, token, otherToken, 'a.b.c', ''])
      expect(await askChange(mock, token, jwt)).toMatchObject(refused);
  });

  test('is not a session', async () => {
    const { mock, token } = await olderSession();
    const { jwt } = (await stepUp(mock, token, { family: 'details' })).body;
    for (const path of ['/v1/client', '/v1/authentication/check'] as const)
      expect((await callsOf(mock).get(path, { token: jwt })).status).toBe(401);
  });

  test('ends with a change of the password', async () => {
    const { mock, token } = await olderSession();
    const before = (await stepUp(mock, token, { family: 'details' })).body.jwt;
    expect((await changePassword(mock, token)).status).toBe(200);
    expect(await askChange(mock, token, before)).toMatchObject(refused);
  });

  test('with a code takes the code of the second factor, once', async () => {
    const { mock, token } = await olderSession('vip');
    const code = await codeOf('vip', mock.clock);
    const { jwt } = (await stepUp(mock, token, { family: 'details', code })).body;
    expect((await askChange(mock, token, jwt)).status).toBe(200);
    const again = await stepUp(mock, token, { family: 'details', code });
    expect(again).toMatchObject({ status: 401, body: { code: 'INVALID_OTP' } });
  });

  test('with a code is refused where no second factor is set up', async () => {
    const { mock, token } = await olderSession();
    const answer = await stepUp(mock, token, { family: 'details', code: '123456' });
    expect(answer).toMatchObject({ status: 401, body: { code: 'INVALID_OTP' } });
  });

  test('with both a password and a code is refused', async () => {
    const proof = { password: seedPassword, code: '123456' };
    const { mock, token } = await olderSession();
    expect((await stepUp(mock, token, { family: 'details', ...proof })).status).toBe(422);
  });
});

describe('SEC-D26, SEC-B1, SEC-C4: guessing at a step-up', () => {
  test('counts wrong passwords with those of the sign-in, and locks both', async () => {
    const { mock, token } = await olderSession();
    await tryPassword(mock, 'standard@portal.example.com', { password: wrongPassword });
    for (let index = 2; index < LOGIN_ATTEMPT_LIMIT; index += 1) {
      const answer = await stepUp(mock, token, { family: 'details', password: wrongPassword });
      expect(answer).toMatchObject({ status: 401, body: { code: 'WRONG_CREDENTIALS' } });
    }
    const last = await stepUp(mock, token, { family: 'details', password: wrongPassword });
    expect(last).toMatchObject({ status: 423, body: { code: 'LOGIN_EXHAUSTED' } });
    expect((await stepUp(mock, token, { family: 'details' })).status).toBe(423);
    expect((await tryPassword(mock, 'standard@portal.example.com')).status).toBe(423);
  });

  test('counts wrong codes over the whole account', async () => {
    const { mock, token } = await olderSession('vip');
    for (let index = 0; index < 10; index += 1) {
      const answer = await stepUp(mock, token, {
        family: 'details',
        code: await wrongCodeOf('vip', mock.clock),
      });
      expect(answer.status).toBe(401);
    }
    const right = await stepUp(mock, token, { family: 'details', code: await codeOf('vip', mock.clock) });
    expect(right).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  });
});
