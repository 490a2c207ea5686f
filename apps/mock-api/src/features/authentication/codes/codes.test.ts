import type { WireError } from '@portal/contract/errors/error';
import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import type { Answer } from '../../../test/calls.ts';
import { codeOf, emailOf, passwordToken, tryCode, wrongCodeOf } from '../../../test/sign-in.ts';

const minuteMs = 60_000;
const stepMs = 30_000;

async function tryWrongCodes(mock: TestApp, token: string, times: number): Promise<number[]> {
  const wrong = await wrongCodeOf('vip', mock.clock);
  const statuses = [];
  for (let index = 0; index < times; index += 1) statuses.push((await tryCode(mock, wrong, token)).status);
  return statuses;
}

describe('API-2: a wrong code', () => {
  test("says 'Unable to verify OTP'", async () => {
    const mock = await buildTestApp();
    const wrong = await wrongCodeOf('vip', mock.clock);
    const answer = await tryCode(mock, wrong, await passwordToken(mock, 'vip'));
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ code: 'INVALID_OTP', message: 'Unable to verify OTP' });
  });
});

describe('SEC-C2: codes of the step before, of now and of the step after are taken', () => {
  test.each([
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401],
  ])('the code of step %i answers %i', async (step, status) => {
    const mock = await buildTestApp();
    const token = await passwordToken(mock, 'vip');
    expect((await tryCode(mock, await codeOf('vip', mock.clock, step), token)).status).toBe(status);
  });

  test('the clock is the server’s: a Date header changes nothing', async () => {
    const mock = await buildTestApp();
    const token = await passwordToken(mock, 'vip');
    const answer = await mock.app.inject({
      method: 'POST',
      url: '/v1/authentication/mfa',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/x-www-form-urlencoded',
        date: new Date(mock.clock.now().getTime() + 2 * stepMs).toUTCString(),
      },
      payload: `OtpForm[otp]=${await codeOf('vip', mock.clock, 2)}&username=${emailOf('vip')}`,
    });
    expect(answer.statusCode).toBe(401);
  });
});

describe('SEC-C3: a code works once', () => {
  test('a used code is refused like a wrong one', async () => {
    const mock = await buildTestApp();
    const code = await codeOf('vip', mock.clock);
    expect((await tryCode(mock, code, await passwordToken(mock, 'vip'))).status).toBe(200);
    const again = await tryCode(mock, code, await passwordToken(mock, 'vip'));
    expect(again.status).toBe(401);
    expect(again.body).toEqual({ code: 'INVALID_OTP', message: 'Unable to verify OTP' });
  });

  test('a code of an older step is refused after a newer one was used', async () => {
    const mock = await buildTestApp();
    const older = await codeOf('vip', mock.clock, -1);
    expect(
      (await tryCode(mock, await codeOf('vip', mock.clock), await passwordToken(mock, 'vip'))).status,
    ).toBe(200);
    expect((await tryCode(mock, older, await passwordToken(mock, 'vip'))).status).toBe(401);
  });

  test('the next step has a code that works', async () => {
    const mock = await buildTestApp();
    await tryCode(mock, await codeOf('vip', mock.clock), await passwordToken(mock, 'vip'));
    mock.clock.advance(stepMs);
    const next = await tryCode(mock, await codeOf('vip', mock.clock), await passwordToken(mock, 'vip'));
    expect(next.status).toBe(200);
  });

  test('twenty uses of one code at once succeed once, on one token or on twenty', async () => {
    const mock = await buildTestApp();
    const code = await codeOf('vip', mock.clock);
    const token = await passwordToken(mock, 'vip');
    const onOne = await Promise.all(Array.from({ length: 20 }, () => tryCode(mock, code, token)));
    expect(onOne.filter(({ status }) => status === 200)).toHaveLength(1);
    mock.clock.advance(stepMs);
    const nextCode = await codeOf('vip', mock.clock);
    const tokens = await Promise.all(Array.from({ length: 20 }, () => passwordToken(mock, 'vip')));
    const onTwenty = await Promise.all(tokens.map((each) => tryCode(mock, nextCode, each)));
    expect(onTwenty.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('SEC-C4, SEC-C9: wrong codes are counted', () => {
  test('five for one sign-in: then the right one is refused too, and the password opens a new one', async () => {
    const mock = await buildTestApp();
    const token = await passwordToken(mock, 'vip');
    expect(await tryWrongCodes(mock, token, 5)).toEqual([401, 401, 401, 401, 401]);
    const right = await tryCode(mock, await codeOf('vip', mock.clock), token);
    expect(right.body).toEqual({
      code: 'SIGN_IN_LAPSED',
      message: 'Too many wrong codes. Please sign in again.',
    });
    const fresh = await tryCode(mock, await codeOf('vip', mock.clock), await passwordToken(mock, 'vip'));
    expect(fresh.status).toBe(200);
  });

  test('ten for an account over all its sign-ins: then the right one is refused for thirty minutes', async () => {
    const mock = await buildTestApp();
    for (let round = 0; round < 2; round += 1) await tryWrongCodes(mock, await passwordToken(mock, 'vip'), 5);
    const refused = await tryCode(mock, await codeOf('vip', mock.clock), await passwordToken(mock, 'vip'));
    expect(refused.status).toBe(429);
    expect(refused.body.message).toBe('Too many wrong codes. Try again in 30 minutes.');
    expect(refused.headers['retry-after']).toBe('1800');
    mock.clock.advance(30 * minuteMs);
    const later = await tryCode(mock, await codeOf('vip', mock.clock), await passwordToken(mock, 'vip'));
    expect(later.status).toBe(200);
  });

  test('a right code gives the account its ten back', async () => {
    const mock = await buildTestApp();
    await tryWrongCodes(mock, await passwordToken(mock, 'vip'), 5);
    await tryWrongCodes(mock, await passwordToken(mock, 'vip'), 4);
    expect(
      (await tryCode(mock, await codeOf('vip', mock.clock), await passwordToken(mock, 'vip'))).status,
    ).toBe(200);
    expect(await tryWrongCodes(mock, await passwordToken(mock, 'vip'), 5)).toEqual([401, 401, 401, 401, 401]);
  });

  test('forty wrong codes at once on one sign-in are five attempts, and over many sign-ins ten', async () => {
    const mock = await buildTestApp();
    const wrong = await wrongCodeOf('vip', mock.clock);
    const token = await passwordToken(mock, 'vip');
    const isWrong = ({ body }: Answer<WireError>) => body.code === 'INVALID_OTP';
    const onOne = await Promise.all(Array.from({ length: 40 }, () => tryCode(mock, wrong, token)));
    expect(onOne.filter(isWrong)).toHaveLength(5);
    const tokens = await Promise.all(Array.from({ length: 40 }, () => passwordToken(mock, 'vip')));
    const onMany = await Promise.all(tokens.map((each) => tryCode(mock, wrong, each)));
    expect(onMany.filter(isWrong)).toHaveLength(5);
    expect(onMany.filter(({ status }) => status === 429)).toHaveLength(35);
  });

  test('the counts survive a restart', async () => {
    const mock = await buildTestApp();
    const token = await passwordToken(mock, 'vip');
    await tryWrongCodes(mock, token, 5);
    const restarted = await mock.restart();
    const refused = await tryCode(restarted, await codeOf('vip', mock.clock), token);
    expect(refused.body.code).toBe('SIGN_IN_LAPSED');
  });
});
