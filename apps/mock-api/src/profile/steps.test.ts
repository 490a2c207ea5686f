import { seedPassword } from '@portal/prisma/seed/people';
import { describe, expect, test } from 'vitest';
import { asSpecified, buildTestApp, type TestApp } from '../test/build-test-app.ts';
import { callsOf } from '../test/calls.ts';
import { confirmFactor } from '../test/second-factor.ts';
import {
  codeFor,
  codeOf,
  emailOf,
  fullToken,
  passwordToken,
  tryCode,
  tryPassword,
  wrongCodeOf,
} from '../test/sign-in.ts';

const ofData = ['/v1/policy', '/v1/client', '/v1/firm', '/v1/provider', '/v1/insights', '/v1/notification'];

/** The statuses, each once, with which the calls for data are answered. */
async function statusesOfData(mock: TestApp, token: string | undefined): Promise<number[]> {
  const answers = await Promise.all(ofData.map((path) => callsOf(mock).get(path, { token })));
  return [...new Set(answers.map(({ status }) => status))];
}

const agree = (mock: TestApp, token: string, version: string) =>
  callsOf(mock).json('PUT /v1/user/terms/agree', { version }, { token });

describe('SEC-D1: in the specification profile a step that is not taken opens nothing', () => {
  test('a token before its code opens no data, and the terms neither', async () => {
    const mock = await buildTestApp(asSpecified);
    const token = await passwordToken(mock, 'vip');
    expect(await statusesOfData(mock, token)).toEqual([403]);
    expect((await agree(mock, token, '4')).status).toBe(403);
    expect((await tryCode(mock, await wrongCodeOf('vip', mock.clock), token)).status).toBe(401);
    expect(await statusesOfData(mock, token)).toEqual([403]);
  });

  test('a token before the set-up of the second factor opens no data', async () => {
    const mock = await buildTestApp(asSpecified);
    expect(await statusesOfData(mock, await passwordToken(mock, 'setup'))).toEqual([403]);
  });

  test('a token before the terms opens no data', async () => {
    const mock = await buildTestApp(asSpecified);
    expect(await statusesOfData(mock, await passwordToken(mock, 'terms'))).toEqual([403]);
  });

  test('no token, and one that was never given out, open no data', async () => {
    const mock = await buildTestApp(asSpecified);
    expect(await statusesOfData(mock, undefined)).toEqual([401]);
    expect(await statusesOfData(mock, 'a.b.c')).toEqual([401]);
  });

  test('one client who is stepped up opens nothing for another who is not', async () => {
    const mock = await buildTestApp(asSpecified);
    const waiting = await passwordToken(mock, 'setup');
    await fullToken(mock, 'vip');
    expect(await statusesOfData(mock, waiting)).toEqual([403]);
  });
});

describe('in the specification profile the firm steps the token up in place', () => {
  test('API-2: a right code is answered with {}, and the same token then opens the data', async () => {
    const mock = await buildTestApp(asSpecified);
    const token = await passwordToken(mock, 'vip');
    const answer = await tryCode(mock, await codeOf('vip', mock.clock), token);
    expect([answer.status, answer.text]).toEqual([200, '{}']);
    expect(await statusesOfData(mock, token)).toEqual([200]);
    mock.clock.advance(7 * 3_600_000);
    expect(await statusesOfData(mock, token)).toEqual([200]);
  });

  test('API-2: the address is sent along, and that of another client is refused', async () => {
    const mock = await buildTestApp(asSpecified);
    const token = await passwordToken(mock, 'vip');
    const send = async (username: string) => {
      const values = { 'OtpForm[otp]': await codeOf('vip', mock.clock), username };
      return (await callsOf(mock).form('POST /v1/authentication/mfa', values, { token })).status;
    };
    expect([await send(emailOf('standard')), await send(emailOf('vip'))]).toEqual([403, 200]);
  });

  test('API-5: the first code of a second factor is answered with {}, and the same token opens the data', async () => {
    const mock = await buildTestApp(asSpecified);
    const token = await passwordToken(mock, 'setup');
    const { body } = await callsOf(mock).get('/v1/user/mfa', { token });
    const answer = await confirmFactor(mock, token, await codeFor(body.otp_code ?? '', mock.clock));
    expect([answer.status, answer.text]).toEqual([200, '{}']);
    expect(await statusesOfData(mock, token)).toEqual([200]);
  });

  test('API-13: accepting the terms is answered with {}, and the same token opens the data', async () => {
    const mock = await buildTestApp(asSpecified);
    const token = await passwordToken(mock, 'terms');
    const answer = await agree(mock, token, '4');
    expect([answer.status, answer.text]).toEqual([200, '{}']);
    expect(await statusesOfData(mock, token)).toEqual([200]);
  });

  test('API-26: API-2 checks a code of a client who is signed in, and the removal takes none', async () => {
    const mock = await buildTestApp(asSpecified);
    const token = await fullToken(mock, 'vip');
    mock.clock.advance(60_000);
    expect((await tryCode(mock, await wrongCodeOf('vip', mock.clock), token)).status).toBe(401);
    expect((await tryCode(mock, await codeOf('vip', mock.clock), token)).text).toBe('{}');
    const removed = await callsOf(mock).bare('DELETE', '/v1/user/mfa-delete', { token });
    expect([removed.status, removed.text]).toEqual([200, '{}']);
    expect((await callsOf(mock).get('/v1/user/mfa', { token })).body.mfa_configured).toBe(false);
  });
});

describe.each(['full', 'specification'])(
  'API-2: the unlock of a locked login, in the %s profile',
  (MOCK_PROFILE) => {
    async function unlock() {
      const mock = await buildTestApp({ variables: { MOCK_PROFILE } });
      const values = {
        'OtpForm[otp]': await codeOf('locked', mock.clock),
        username: emailOf('locked'),
        unlock: '1',
      };
      const { body } = await callsOf(mock).form('POST /v1/authentication/mfa', values);
      return { mock, token: body.data?.jwt ?? '' };
    }

    const retry = (mock: TestApp, token: string) =>
      callsOf(mock).form('POST /v1/authentication/create', {
        'LoginForm[username]': emailOf('locked'),
        'LoginForm[password]': seedPassword,
        'LoginForm[token]': token,
      });

    test('its token opens one more attempt of the password as bearer', async () => {
      const { mock, token } = await unlock();
      expect((await tryPassword(mock, emailOf('locked'))).status).toBe(423);
      const answer = await tryPassword(mock, emailOf('locked'), { token });
      expect([answer.status, Object.keys(answer.body)]).toEqual([200, ['jwt', 'terms_accepted']]);
    });

    test('and as LoginForm[token]', async () => {
      const { mock, token } = await unlock();
      expect((await retry(mock, 'not.a.token')).status).toBe(423);
      const answer = await retry(mock, token);
      expect([answer.status, Object.keys(answer.body)]).toEqual([200, ['jwt', 'terms_accepted']]);
      expect(answer.body.jwt).not.toBe(token);
    });

    test('it opens no data', async () => {
      const { mock, token } = await unlock();
      expect(await statusesOfData(mock, token)).toEqual([403]);
    });
  },
);
