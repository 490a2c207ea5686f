import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { type AnswerTo, callsOf } from '../../../test/calls.ts';
import {
  codeOf,
  emailOf,
  lockLogin,
  passwordToken,
  tokenOf,
  tryCode,
  tryPassword,
  wrongCodeOf,
} from '../../../test/sign-in.ts';

const minuteMs = 60_000;
const wrong = { password: 'Not-My-Password!!!' };
const nobody = 'nobody@portal.example.com';

function tryUnlock(
  mock: TestApp,
  username: string,
  code: string,
): Promise<AnswerTo<'POST /v1/authentication/mfa'>> {
  const values = { 'OtpForm[otp]': code, username, unlock: '1' };
  return callsOf(mock).form('POST /v1/authentication/mfa', values);
}

async function unlockToken(mock: TestApp): Promise<string> {
  return tokenOf(await tryUnlock(mock, emailOf('locked'), await codeOf('locked', mock.clock)));
}

describe('SEC-B7: a locked login is unlocked with a code', () => {
  test('the address and a code give a token, and with it the right password signs in', async () => {
    const mock = await buildTestApp();
    const answer = await tryUnlock(mock, emailOf('locked'), await codeOf('locked', mock.clock));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ data: { jwt: expect.any(String), terms_accepted: null } });
    const signedIn = await tryPassword(mock, emailOf('locked'), { token: tokenOf(answer) });
    expect(signedIn.status).toBe(200);
    expect((await tryPassword(mock, emailOf('locked'))).status).toBe(200);
  });

  test('the token reads nothing', async () => {
    const mock = await buildTestApp();
    const token = await unlockToken(mock);
    for (const url of [
      '/v1/policy',
      '/v1/client',
      '/v1/user/mfa',
      '/v1/user/terms',
      '/v1/authentication/check',
    ])
      expect((await callsOf(mock).get(url, { token })).status).toBe(403);
  });

  test('SEC-B19: the token gives one attempt: a wrong password spends it, and the lock stays as long as it was', async () => {
    const mock = await buildTestApp();
    const token = await unlockToken(mock);
    mock.clock.advance(minuteMs);
    const spent = await tryPassword(mock, emailOf('locked'), { ...wrong, token });
    expect(spent.status).toBe(423);
    expect(spent.body.message).toContain('29 minutes');
    expect((await tryPassword(mock, emailOf('locked'), { token })).status).toBe(423);
  });

  test('SEC-B19: of twenty uses of the token at once one counts', async () => {
    const mock = await buildTestApp();
    const token = await unlockToken(mock);
    const tries = Array.from({ length: 20 }, (_, index) =>
      tryPassword(mock, emailOf('locked'), index === 0 ? { ...wrong, token } : { token }),
    );
    const answers = await Promise.all(tries);
    const taken = await mock.database.issuedToken.count({
      where: { scope: 'unlock', usedAt: { not: null } },
    });
    expect(taken).toBe(1);
    // Once the right password went through, the login is open and needs no token.
    expect(answers[0]?.status).toBe(423);
  });

  test('the token lives five minutes', async () => {
    const mock = await buildTestApp();
    const token = await unlockToken(mock);
    mock.clock.advance(5 * minuteMs);
    expect((await tryPassword(mock, emailOf('locked'), { token })).status).toBe(423);
  });

  test('SEC-B19: the token of one client does not open the login of another', async () => {
    const mock = await buildTestApp();
    await tryPassword(mock, emailOf('lockout'), wrong);
    const token = await unlockToken(mock);
    expect((await tryPassword(mock, emailOf('lockout'), { token })).status).toBe(423);
  });

  test('SEC-C3: of twenty uses of one code at once, to unlock and to sign in, one counts', async () => {
    const mock = await buildTestApp();
    const interim = await passwordToken(mock, 'vip');
    await lockLogin(mock, emailOf('vip'));
    const code = await codeOf('vip', mock.clock);
    const uses = Array.from({ length: 20 }, (_, index) =>
      index % 4 === 0 ? tryUnlock(mock, emailOf('vip'), code) : tryCode(mock, code, interim),
    );
    const answers = await Promise.all(uses);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('SEC-C3: a code that unlocked does not unlock again', async () => {
    const mock = await buildTestApp();
    await unlockToken(mock);
    const again = await tryUnlock(mock, emailOf('locked'), await codeOf('locked', mock.clock));
    expect(again.status).toBe(401);
  });
});

describe('SEC-B7: guessing is limited and reveals nothing', () => {
  test('after five wrong codes the right one is refused too, until the lock ends', async () => {
    const mock = await buildTestApp();
    const wrongCode = await wrongCodeOf('locked', mock.clock);
    for (let index = 0; index < 5; index += 1)
      expect((await tryUnlock(mock, emailOf('locked'), wrongCode)).status).toBe(401);
    expect((await tryUnlock(mock, emailOf('locked'), await codeOf('locked', mock.clock))).status).toBe(401);
    mock.clock.advance(30 * minuteMs);
    await lockLogin(mock, emailOf('locked'));
    expect((await tryUnlock(mock, emailOf('locked'), await codeOf('locked', mock.clock))).status).toBe(200);
  });

  test('SEC-B7: attempts before the lock use up none of its five, and the owner gets in', async () => {
    const mock = await buildTestApp();
    const wrongCode = await wrongCodeOf('vip', mock.clock);
    for (let index = 0; index < 6; index += 1) await tryUnlock(mock, emailOf('vip'), wrongCode);
    await lockLogin(mock, emailOf('vip'));
    const answer = await tryUnlock(mock, emailOf('vip'), await codeOf('vip', mock.clock));
    expect(answer.status).toBe(200);
    expect((await tryPassword(mock, emailOf('vip'), { token: tokenOf(answer) })).status).toBe(200);
  });

  test('a login that is not locked takes no code, so that codes cannot be guessed there uncounted', async () => {
    const mock = await buildTestApp();
    expect((await tryUnlock(mock, emailOf('vip'), await codeOf('vip', mock.clock))).status).toBe(401);
    mock.clock.advance(30 * minuteMs);
    expect((await tryUnlock(mock, emailOf('locked'), await codeOf('locked', mock.clock))).status).toBe(401);
  });

  test('SEC-C9: while the codes of the account are locked, a right one is refused like a wrong one', async () => {
    const mock = await buildTestApp();
    const wrongCode = await wrongCodeOf('vip', mock.clock);
    for (let round = 0; round < 10; round += 1)
      await tryCode(mock, wrongCode, await passwordToken(mock, 'vip'));
    await lockLogin(mock, emailOf('vip'));
    const refused = await tryUnlock(mock, emailOf('vip'), await codeOf('vip', mock.clock));
    expect(refused).toMatchObject({ status: 401, body: { code: 'INVALID_OTP' } });
    mock.clock.advance(30 * minuteMs);
    await lockLogin(mock, emailOf('vip'));
    expect((await tryUnlock(mock, emailOf('vip'), await codeOf('vip', mock.clock))).status).toBe(200);
  });

  test('SEC-C9: wrong codes at an unlock do not count towards the ten of the account', async () => {
    const mock = await buildTestApp();
    const wrongCode = await wrongCodeOf('vip', mock.clock);
    for (let round = 0; round < 3; round += 1) {
      await lockLogin(mock, emailOf('vip'));
      for (let index = 0; index < 5; index += 1) await tryUnlock(mock, emailOf('vip'), wrongCode);
      mock.clock.advance(30 * minuteMs);
    }
    const client = await mock.database.client.findUniqueOrThrow({ where: { email: emailOf('vip') } });
    expect([client.failedCodeCount, client.codeLockedUntil]).toEqual([0, null]);
  });

  test('SEC-B7: each lock has its five, for a client and for an unknown address alike', async () => {
    const mock = await buildTestApp();
    const wrongCode = await wrongCodeOf('vip', mock.clock);
    const counts = async () => {
      const known = await mock.database.client.findUnique({ where: { email: emailOf('vip') } });
      const [unknown] = await mock.database.shadowLogin.findMany();
      return [known?.failedUnlockCount ?? 0, unknown?.failedUnlockCount ?? 0];
    };
    const tryBoth = async () => {
      await tryUnlock(mock, emailOf('vip'), wrongCode);
      await tryUnlock(mock, nobody, wrongCode);
      return counts();
    };
    expect(await tryBoth()).toEqual([0, 0]);
    for (let round = 0; round < 2; round += 1) {
      await lockLogin(mock, emailOf('vip'));
      await lockLogin(mock, nobody);
      expect(await counts()).toEqual([0, 0]);
      for (const count of [1, 2, 3, 4, 5, 5]) expect(await tryBoth()).toEqual([count, count]);
      mock.clock.advance(30 * minuteMs);
      expect(await tryBoth()).toEqual([5, 5]);
    }
  });

  test('unknown, without a second factor, and wrong answer the same, however often', async () => {
    const mock = await buildTestApp();
    const wrongCode = await wrongCodeOf('locked', mock.clock);
    const seen = async (email: string) => {
      const { status, text } = await tryUnlock(mock, email, wrongCode);
      return { status, text };
    };
    for (let index = 0; index < 6; index += 1) {
      const known = await seen(emailOf('locked'));
      expect(known.text).toBe('{"code":"INVALID_OTP","message":"Unable to verify OTP"}');
      expect(await seen(nobody)).toEqual(known);
      expect(await seen(emailOf('standard'))).toEqual(known);
    }
  });

  test('the address is needed', async () => {
    const mock = await buildTestApp();
    const answer = await callsOf(mock).form('POST /v1/authentication/mfa', {
      'OtpForm[otp]': '123456',
      unlock: '1',
    });
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual([
      { field: 'username', code: 'required', message: 'This field is required.' },
    ]);
  });
});
