import argon2 from 'argon2';
import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { callsOf } from '../../test/calls.ts';
import {
  codeOf,
  emailOf,
  fullToken,
  lockLogin,
  passwordToken,
  tokenOf,
  tryCode,
  tryCodeOf,
  tryPassword,
  wrongCodeOf,
} from '../../test/sign-in.ts';

const stepMs = 30_000;

describe('API-1: the address and the password', () => {
  test('vip@ has a second factor: the token is interim', async () => {
    const mock = await buildTestApp();
    const answer = await tryPassword(mock, emailOf('vip'));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ jwt: expect.any(String), terms_accepted: true });
    expect(claimsOf(answer.body.jwt)).toMatchObject({ scope: 'interim', vip: true });
  });

  test('standard@ needs no code: the token is full', async () => {
    const mock = await buildTestApp();
    const { body } = await tryPassword(mock, emailOf('standard'));
    expect(body.terms_accepted).toBe(true);
    expect(claimsOf(body.jwt)).toMatchObject({ scope: 'full', vip: false });
  });

  test('terms@ has not accepted the terms: the token only opens them', async () => {
    const mock = await buildTestApp();
    const { body } = await tryPassword(mock, emailOf('terms'));
    expect(body.terms_accepted).toBe(false);
    expect(claimsOf(body.jwt)).toMatchObject({ scope: 'terms' });
  });

  test('setup@ must set up a second factor: the token is interim', async () => {
    const mock = await buildTestApp();
    expect(claimsOf(await passwordToken(mock, 'setup'))).toMatchObject({ scope: 'interim' });
  });

  test('the address is taken in any case', async () => {
    const mock = await buildTestApp();
    expect((await tryPassword(mock, 'Standard@Portal.EXAMPLE.com')).status).toBe(200);
  });

  test('the device may say who it is; what is not a uuid is refused (SEC-G3)', async () => {
    const mock = await buildTestApp();
    const deviceId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
    expect((await tryPassword(mock, emailOf('standard'), { deviceId })).status).toBe(200);
    const refused = await tryPassword(mock, emailOf('standard'), { deviceId: 'my phone' });
    expect(refused.status).toBe(422);
    expect(refused.body.fields).toEqual([
      { field: 'X-Device-Id', code: 'invalid_format', message: 'Must be a uuid.' },
    ]);
  });
});

describe('API-1: a wrong password', () => {
  test('is answered with "Incorrect password"', async () => {
    const mock = await buildTestApp();
    const answer = await tryPassword(mock, emailOf('standard'), { password: 'Not-My-Password!!!' });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ code: 'WRONG_CREDENTIALS', message: 'Incorrect password' });
  });

  test('SEC-A11: is compared whole, even far beyond its 72nd character, and with its outer spaces', async () => {
    const mock = await buildTestApp();
    const long = `${'correct horse '.repeat(5)}0123456789`;
    const passwordHash = await argon2.hash(long, { memoryCost: 1024, timeCost: 2, parallelism: 1 });
    await mock.database.client.update({ where: { email: emailOf('standard') }, data: { passwordHash } });
    const answers = [];
    for (const password of [long, `${long.slice(0, 73)}x${long.slice(74)}`, `${long} `, ` ${long}`])
      answers.push((await tryPassword(mock, emailOf('standard'), { password })).status);
    expect(long).toHaveLength(80);
    expect(answers).toEqual([200, 401, 401, 401]);
  });

  test('SEC-A5: is checked up to 128 characters; a longer one is refused with 422 and uses up no attempt', async () => {
    const mock = await buildTestApp();
    const email = emailOf('standard');
    expect((await tryPassword(mock, email, { password: 'x'.repeat(128) })).status).toBe(401);
    const answer = await tryPassword(mock, email, { password: 'x'.repeat(129) });
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual([
      {
        field: 'LoginForm[password]',
        code: 'too_long',
        message: 'Password must be at most 128 characters long.',
      },
    ]);
    const row = await mock.database.client.findUniqueOrThrow({ where: { email } });
    expect(row.failedLoginCount).toBe(1);
  });

  test('API-24: missing and malformed fields are named as they were sent', async () => {
    const mock = await buildTestApp();
    const answer = await callsOf(mock).form('POST /v1/authentication/create', {
      'LoginForm[username]': 'nobody',
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      code: 'VALIDATION',
      message: 'Please enter a valid email address. This field is required.',
      fields: [
        { field: 'LoginForm[username]', code: 'invalid', message: 'Please enter a valid email address' },
        { field: 'LoginForm[password]', code: 'required', message: 'This field is required.' },
      ],
    });
  });
});

describe('API-2: the one-time code', () => {
  test('the right one gives a full token', async () => {
    const mock = await buildTestApp();
    const interim = await passwordToken(mock, 'vip');
    const answer = await tryCode(mock, await codeOf('vip', mock.clock), interim);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ data: { jwt: expect.any(String), terms_accepted: true } });
    expect(claimsOf(tokenOf(answer))).toMatchObject({ scope: 'full', vip: true });
    expect(tokenOf(answer)).not.toBe(interim);
  });

  test('without terms accepted it gives a token that only opens the terms', async () => {
    const mock = await buildTestApp();
    await mock.database.termsAcceptance.deleteMany({});
    const interim = await passwordToken(mock, 'vip');
    const answer = await tryCode(mock, await codeOf('vip', mock.clock), interim);
    expect(answer.body.data?.terms_accepted).toBe(false);
    expect(claimsOf(tokenOf(answer))).toMatchObject({ scope: 'terms' });
  });

  test('a code without a token is refused, and so is one with a token of another step', async () => {
    const mock = await buildTestApp();
    const code = await codeOf('vip', mock.clock);
    expect((await tryCode(mock, code, undefined)).body.code).toBe('SIGN_IN_LAPSED');
    await mock.database.termsAcceptance.deleteMany({});
    const terms = tokenOf(await tryCode(mock, code, await passwordToken(mock, 'vip')));
    mock.clock.advance(stepMs);
    const next = await codeOf('vip', mock.clock);
    expect((await tryCode(mock, next, terms)).body.code).toBe('FORBIDDEN');
    expect((await tryCode(mock, next, await unlockToken(mock, next))).body.code).toBe('FORBIDDEN');
  });

  test('a username that is not the one of the token is refused', async () => {
    const mock = await buildTestApp();
    const token = await passwordToken(mock, 'vip');
    const send = async (username: string) =>
      callsOf(mock).form(
        'POST /v1/authentication/mfa',
        { 'OtpForm[otp]': await codeOf('vip', mock.clock), username },
        { token },
      );
    expect((await send(emailOf('standard'))).status).toBe(403);
    expect((await send(emailOf('vip').toUpperCase())).status).toBe(200);
  });

  test.each(['12345', '1234567', 'abcdef', '', '١٢٣٤٥٦'])('"%s" is not a code: 422', async (code) => {
    const mock = await buildTestApp();
    const answer = await tryCode(mock, code, await passwordToken(mock, 'vip'));
    expect(answer.status).toBe(422);
    expect(answer.body.fields?.[0]?.field).toBe('OtpForm[otp]');
  });
});

describe('API-26: a fresh code of a client who is signed in, before the second factor is removed (SEC-C6)', () => {
  async function signedIn() {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'vip');
    mock.clock.advance(stepMs);
    return { mock, token };
  }

  const clientStatus = async (mock: TestApp, token: string) =>
    (await callsOf(mock).get('/v1/client', { token })).status;

  test('the right one gives a new full token, and works once (SEC-C3)', async () => {
    const { mock, token } = await signedIn();
    const code = await codeOf('vip', mock.clock);
    const stepped = tokenOf(await tryCode(mock, code, token));
    expect(stepped).not.toBe(token);
    expect(claimsOf(stepped)).toMatchObject({ scope: 'full', vip: true });
    expect(await clientStatus(mock, stepped)).toBe(200);
    expect((await tryCode(mock, code, token)).body.code).toBe('INVALID_OTP');
  });

  test('SEC-D6: the new token ends when the session would have ended', async () => {
    const { mock, token } = await signedIn();
    const stepped = tokenOf(await tryCode(mock, await codeOf('vip', mock.clock), token));
    expect(claimsOf(stepped).exp).toBe(claimsOf(token).exp);
  });

  test('of another client it is refused', async () => {
    const { mock, token } = await signedIn();
    const values = { 'OtpForm[otp]': await codeOf('vip', mock.clock), username: emailOf('standard') };
    const answer = await callsOf(mock).form('POST /v1/authentication/mfa', values, { token });
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
  });

  test('of a client without a second factor it is wrong', async () => {
    const mock = await buildTestApp();
    const answer = await tryCodeOf(mock, emailOf('standard'), {
      code: '123456',
      token: await fullToken(mock, 'standard'),
    });
    expect([answer.status, answer.body.code]).toEqual([401, 'INVALID_OTP']);
  });

  test('SEC-C9: ten wrong ones use up the attempts of the account, and the session stays', async () => {
    const { mock, token } = await signedIn();
    const wrong = await wrongCodeOf('vip', mock.clock);
    const codes = [];
    for (let times = 0; times < 10; times += 1) codes.push((await tryCode(mock, wrong, token)).body.code);
    expect(codes).toEqual(Array(10).fill('INVALID_OTP'));
    const refused = await tryCode(mock, await codeOf('vip', mock.clock), token);
    expect(refused.body.code).toBe('TOO_MANY_REQUESTS');
    expect(await clientStatus(mock, token)).toBe(200);
  });
});

describe('API-3: whether a token is still valid', () => {
  test('it is after each step, and the answer says whether the terms are accepted', async () => {
    const mock = await buildTestApp();
    const check = async (token: string) =>
      (await callsOf(mock).get('/v1/authentication/check', { token })).body;
    const accepted = { status: 'authenticated', terms_accepted: true };
    expect(await check(await passwordToken(mock, 'vip'))).toEqual(accepted);
    expect(await check(await fullToken(mock, 'standard'))).toEqual(accepted);
    expect(await check(await passwordToken(mock, 'terms'))).toEqual({ ...accepted, terms_accepted: false });
  });

  test('without one the answer is Unauthorized', async () => {
    const mock = await buildTestApp();
    const answer = await callsOf(mock).get('/v1/authentication/check');
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe('UNAUTHORIZED');
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });
});

/** The token for a retry of the password, after the login of vip@ was locked. */
async function unlockToken(mock: TestApp, code: string): Promise<string> {
  await lockLogin(mock, emailOf('vip'));
  const values = { 'OtpForm[otp]': code, username: emailOf('vip'), unlock: '1' };
  return tokenOf(await callsOf(mock).form('POST /v1/authentication/mfa', values));
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
