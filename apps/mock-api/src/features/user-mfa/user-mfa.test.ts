import { describe, expect, test } from 'vitest';
import { asSpecified, buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { type AnswerTo, callsOf } from '../../test/calls.ts';
import { confirmFactor, removeFactor } from '../../test/second-factor.ts';
import {
  codeFor,
  codeOf,
  emailOf,
  fullToken,
  passwordToken,
  tokenOf,
  tryCode,
  tryCodeOf,
  tryPassword,
  wrongCodeOf,
} from '../../test/sign-in.ts';
import { stepUpHeaders } from '../../test/step-up.ts';

const stepMs = 30_000;

function mfaOf(mock: TestApp, token: string): Promise<AnswerTo<'GET /v1/user/mfa'>> {
  return callsOf(mock).get('/v1/user/mfa', { token });
}

describe('API-4: the state of the second factor', () => {
  test('vip@ must enter a code: true, and the secret is not sent (SEC-C5)', async () => {
    const mock = await buildTestApp();
    const answer = await mfaOf(mock, await passwordToken(mock, 'vip'));
    expect(answer.body).toEqual({
      mfa_configured: true,
      otp_code: null,
      image_url: null,
      has_recovery_codes: true,
    });
    expect(answer.text).not.toContain('JBSWY3DPEHPK3PXP');
  });

  test('standard@ needs none: 2', async () => {
    const mock = await buildTestApp();
    expect((await mfaOf(mock, await fullToken(mock, 'standard'))).body.mfa_configured).toBe(2);
  });

  test('terms@, who is not signed in yet, is given no secret', async () => {
    const mock = await buildTestApp();
    expect((await mfaOf(mock, await passwordToken(mock, 'terms'))).body).toEqual({
      mfa_configured: 2,
      otp_code: null,
      image_url: null,
      has_recovery_codes: false,
    });
  });

  test('setup@ is given a secret of 160 bits and its QR code as a picture made here (SEC-C1, SEC-C8)', async () => {
    const mock = await buildTestApp();
    const { body } = await mfaOf(mock, await passwordToken(mock, 'setup'));
    expect(body.mfa_configured).toBe(false);
    expect(body.otp_code).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.image_url).toMatch(/^data:image\/png;base64,/);
  });

  test('SEC-G27: asking changes nothing, nor does asking again', async () => {
    const mock = await buildTestApp();
    const token = await passwordToken(mock, 'setup');
    const stored = () => mock.database.client.findUniqueOrThrow({ where: { email: emailOf('setup') } });
    const before = await stored();
    const { body } = await mfaOf(mock, token);
    expect(await stored()).toEqual(before);
    expect((await mfaOf(mock, token)).body).toEqual(body);
    expect(await stored()).toEqual(before);
  });
});

describe('API-5: set-up is confirmed with the first code', () => {
  test('the code of the secret shown signs setup@ in, and from then on a code is required', async () => {
    const mock = await buildTestApp();
    const token = await passwordToken(mock, 'setup');
    const secret = (await mfaOf(mock, token)).body.otp_code!;
    const answer = await confirmFactor(mock, token, await codeFor(secret, mock.clock));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      data: { jwt: expect.any(String), terms_accepted: true, recovery_codes: expect.any(Array) },
    });
    expect((await callsOf(mock).get('/v1/client', { token: tokenOf(answer) })).status).toBe(200);
    mock.clock.advance(stepMs);
    const again = await passwordToken(mock, 'setup');
    expect((await mfaOf(mock, again)).body).toMatchObject({ mfa_configured: true, otp_code: null });
    expect(
      (await tryCodeOf(mock, emailOf('setup'), { code: await codeFor(secret, mock.clock), token: again }))
        .status,
    ).toBe(200);
  });

  test("a wrong code says 'Unable to verify OTP' and leaves set-up open; five are the end of the sign-in (SEC-C4)", async () => {
    const mock = await buildTestApp();
    const token = await passwordToken(mock, 'setup');
    const codes = [];
    for (let index = 0; index < 6; index += 1)
      codes.push((await confirmFactor(mock, token, '000000')).body.code);
    expect(codes).toEqual([...Array(5).fill('INVALID_OTP'), 'SIGN_IN_LAPSED']);
    const row = await mock.database.client.findUniqueOrThrow({ where: { email: emailOf('setup') } });
    expect(row).toMatchObject({ mfa: 'setup', totpSecret: null });
  });

  test('SEC-C3: the code that confirmed does not sign in again', async () => {
    const mock = await buildTestApp();
    const token = await passwordToken(mock, 'setup');
    const code = await codeFor((await mfaOf(mock, token)).body.otp_code!, mock.clock);
    await confirmFactor(mock, token, code);
    expect(
      (await tryCodeOf(mock, emailOf('setup'), { code, token: await passwordToken(mock, 'setup') })).status,
    ).toBe(401);
  });

  test('SEC-C10: with a factor set up already the answer is 409, with an interim token and a full one', async () => {
    const mock = await buildTestApp();
    const code = await codeOf('vip', mock.clock);
    expect((await confirmFactor(mock, await passwordToken(mock, 'vip'), code)).status).toBe(409);
    expect((await confirmFactor(mock, await fullToken(mock, 'vip'), code)).status).toBe(409);
  });

  test('P-8, SEC-D32: a client who does not need one may set one up when signed in; other sessions end, this one keeps its end time', async () => {
    const mock = await buildTestApp();
    const other = await fullToken(mock, 'standard');
    const token = await fullToken(mock, 'standard');
    mock.clock.advance(60 * 60_000);
    const sent = { token, headers: await stepUpHeaders(mock, token, 'factor') };
    const secret = (await callsOf(mock).get('/v1/user/mfa', sent)).body.otp_code!;
    const form = { 'OtpForm[otp]': await codeFor(secret, mock.clock) };
    const stepped = tokenOf(await callsOf(mock).form('POST /v1/user/mfa-verify', form, sent));
    const status = async (each: string) => (await callsOf(mock).get('/v1/client', { token: each })).status;
    expect([await status(other), await status(token), await status(stepped)]).toEqual([401, 401, 200]);
    mock.clock.advance(7 * 60 * 60_000);
    expect(await status(stepped)).toBe(401);
  });
});

describe('API-6: the second factor is removed', () => {
  test('SEC-C6: only with a full session and a fresh code', async () => {
    const mock = await buildTestApp();
    const code = await codeOf('vip', mock.clock, 1);
    expect((await removeFactor(mock, await passwordToken(mock, 'vip'), code)).status).toBe(403);
    const token = await fullToken(mock, 'vip');
    expect((await removeFactor(mock, token, await codeOf('vip', mock.clock))).status).toBe(401);
    const answer = await removeFactor(mock, token, code);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({});
    expect((await mfaOf(mock, token)).body.mfa_configured).toBe(false);
  });

  test('SEC-C6: without a code it is refused, and the second factor stays', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'vip');
    const answer = await callsOf(mock).bare('DELETE', '/v1/user/mfa-delete', { token });
    expect([answer.status, answer.body.code, answer.body.fields?.[0]?.field]).toEqual([
      422,
      'VALIDATION',
      'OtpForm[otp]',
    ]);
    expect((await mfaOf(mock, token)).body.mfa_configured).toBe(true);
  });

  test('API-26, SEC-C6: without a code of its own it is removed once API-2 has checked one, for a minute', async () => {
    const mock = await buildTestApp();
    const remove = (token: string) => callsOf(mock).bare('DELETE', '/v1/user/mfa-delete', { token });
    const token = await fullToken(mock, 'vip');
    mock.clock.advance(stepMs);
    const late = tokenOf(await tryCode(mock, await codeOf('vip', mock.clock), token));
    mock.clock.advance(60_000);
    expect((await remove(late)).status).toBe(422);
    const stepped = tokenOf(await tryCode(mock, await codeOf('vip', mock.clock), token));
    expect((await remove(token)).status).toBe(422);
    expect((await remove(stepped)).status).toBe(200);
    expect((await mfaOf(mock, stepped)).body.mfa_configured).toBe(false);
  });

  test('SEC-C6: a code that is sent is checked, even in the profile whose specification shows none', async () => {
    const mock = await buildTestApp(asSpecified);
    const token = await fullToken(mock, 'vip');
    const answer = await removeFactor(mock, token, await wrongCodeOf('vip', mock.clock));
    expect(answer.status).toBe(401);
    expect((await mfaOf(mock, token)).body.mfa_configured).toBe(true);
  });

  test('SEC-D32: every other session ends; the next sign-in requires set-up with another secret', async () => {
    const mock = await buildTestApp();
    const other = await fullToken(mock, 'vip');
    mock.clock.advance(stepMs);
    const token = await fullToken(mock, 'vip');
    mock.clock.advance(stepMs);
    await removeFactor(mock, token, await codeOf('vip', mock.clock));
    const status = async (each: string) => (await callsOf(mock).get('/v1/client', { token: each })).status;
    expect([await status(other), await status(token)]).toEqual([401, 200]);
    const { body } = await mfaOf(mock, (await tryPassword(mock, emailOf('vip'))).body.jwt);
    expect(body.mfa_configured).toBe(false);
    expect(body.otp_code).not.toContain('JBSWY3DPEHPK3PXP');
  });

  test('SEC-C9: wrong codes on a full session are those of the account: after ten it says when to try again, and the session stays', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'vip');
    const wrong = await wrongCodeOf('vip', mock.clock);
    const codes = [];
    for (let index = 0; index < 10; index += 1)
      codes.push((await removeFactor(mock, token, wrong)).body.code);
    expect(codes).toEqual(Array(10).fill('INVALID_OTP'));
    const refused = await removeFactor(mock, token, await codeOf('vip', mock.clock, 1));
    expect([refused.body.code, refused.headers['retry-after']]).toEqual(['TOO_MANY_REQUESTS', '1800']);
    expect((await callsOf(mock).get('/v1/client', { token })).status).toBe(200);
    mock.clock.advance(30 * 60_000);
    expect((await removeFactor(mock, token, await codeOf('vip', mock.clock))).status).toBe(200);
  });

  test('SEC-C9: a right code in between gives all ten back', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'vip');
    const wrong = await wrongCodeOf('vip', mock.clock);
    for (let index = 0; index < 9; index += 1) await removeFactor(mock, token, wrong);
    mock.clock.advance(stepMs);
    await fullToken(mock, 'vip');
    for (let index = 0; index < 9; index += 1)
      expect((await removeFactor(mock, token, wrong)).body.code).toBe('INVALID_OTP');
    mock.clock.advance(stepMs);
    expect((await removeFactor(mock, token, await codeOf('vip', mock.clock))).status).toBe(200);
  });

  test('P-8: a new second factor is confirmed at once, even in the half minute of the code that removed the old one', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'vip');
    mock.clock.advance(stepMs);
    await removeFactor(mock, token, await codeOf('vip', mock.clock));
    const { otp_code } = (await mfaOf(mock, token)).body;
    expect((await confirmFactor(mock, token, await codeFor(otp_code!, mock.clock))).status).toBe(200);
  });

  test('where there is none the answer is 409', async () => {
    const mock = await buildTestApp();
    expect((await removeFactor(mock, await fullToken(mock, 'standard'), '123456')).status).toBe(409);
  });
});
