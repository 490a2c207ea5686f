import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { type AnswerTo, callsOf } from '../../test/calls.ts';
import { createMailbox } from '../../test/mailbox.ts';
import { askReset, changePassword, chosenPassword, setPassword } from '../../test/passwords.ts';
import {
  codeOf,
  deviceHeaders,
  emailOf,
  fullToken,
  lockLogin,
  type Person,
  tokenOf,
  tryPassword,
} from '../../test/sign-in.ts';

const deviceId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const otherId = '7f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const minuteMs = 60_000;
const wrong = { password: 'Not-My-Password!!!' };

/** A full sign-in on a device, which is then known. */
async function becomeKnown(mock: TestApp, person: 'vip' | 'standard', id = deviceId) {
  const token = await fullToken(mock, person);
  const { body } = await callsOf(mock).json('POST /v1/device', { device_id: id, type: 'web' }, { token });
  const { uuid, device_token: deviceToken } = body.data as { uuid: string; device_token: string };
  return { token, uuid, device: { deviceId: id, deviceToken } };
}

type Device = { deviceId: string; deviceToken: string };

async function tryWrong(mock: TestApp, person: Person, { times, ...device }: Device & { times: number }) {
  const statuses = [];
  for (let index = 0; index < times; index += 1)
    statuses.push((await tryPassword(mock, emailOf(person), { ...wrong, ...device })).status);
  return statuses;
}

function unlock(
  mock: TestApp,
  code: string,
  device: Device,
): Promise<AnswerTo<'POST /v1/authentication/mfa'>> {
  const values = { 'OtpForm[otp]': code, username: emailOf('vip'), unlock: '1' };
  return callsOf(mock).form('POST /v1/authentication/mfa', values, { headers: deviceHeaders(device) });
}

describe('SEC-B6: strangers who use up the attempts of an account do not lock its owner out', () => {
  test('the owner gets in from a known device, and the account stays locked for everyone else', async () => {
    const mock = await buildTestApp();
    const { device } = await becomeKnown(mock, 'standard');
    await lockLogin(mock, emailOf('standard'));
    expect((await tryPassword(mock, emailOf('standard'))).status).toBe(423);
    expect((await tryPassword(mock, emailOf('standard'), device)).status).toBe(200);
    expect((await tryPassword(mock, emailOf('standard'))).status).toBe(423);
  });

  test('and can change the password there', async () => {
    const mock = await buildTestApp();
    const { device, token } = await becomeKnown(mock, 'standard');
    await lockLogin(mock, emailOf('standard'));
    expect((await changePassword(mock, token)).status).toBe(423);
    expect((await changePassword(mock, token, device)).status).toBe(200);
  });

  test('two clients who share a device are both known on it', async () => {
    const mock = await buildTestApp();
    const first = (await becomeKnown(mock, 'standard')).device.deviceToken;
    const second = (await becomeKnown(mock, 'vip')).device.deviceToken;
    const device = { deviceId, deviceToken: `${second},${first}` };
    for (const email of [emailOf('standard'), emailOf('vip')]) {
      await lockLogin(mock, email);
      expect((await tryPassword(mock, email, device)).status).toBe(200);
    }
  });
});

describe('SEC-B17: only a valid token gives attempts of its own', () => {
  test('a bare device id, a token of another client, of another device, a forged one: all are locked', async () => {
    const mock = await buildTestApp();
    const mine = await becomeKnown(mock, 'standard');
    const theirs = await becomeKnown(mock, 'vip');
    await lockLogin(mock, emailOf('standard'));
    const forged = `${mine.uuid}.${'A'.repeat(43)}`;
    for (const device of [
      { deviceId },
      theirs.device,
      { deviceId: otherId, deviceToken: mine.device.deviceToken },
      { deviceToken: mine.device.deviceToken },
      { deviceId, deviceToken: forged },
    ])
      expect((await tryPassword(mock, emailOf('standard'), device)).status).toBe(423);
  });

  test('a device that was forgotten is a strange one', async () => {
    const mock = await buildTestApp();
    const { device, token, uuid } = await becomeKnown(mock, 'standard');
    await callsOf(mock).bare('DELETE', `/v1/device/${uuid}`, { token });
    await lockLogin(mock, emailOf('standard'));
    expect((await tryPassword(mock, emailOf('standard'), device)).status).toBe(423);
  });

  test('SEC-A3: with a token of another account an unknown address answers as without one', async () => {
    const mock = await buildTestApp();
    const { device } = await becomeKnown(mock, 'standard');
    const statuses = [];
    for (let index = 0; index < 6; index += 1)
      statuses.push((await tryPassword(mock, 'nobody@portal.example.com', { ...wrong, ...device })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 423, 423]);
  });

  test.each(['x', 'a b c d e f g h i j', `${'x'.repeat(129)}`, Array(5).fill('x'.repeat(20)).join(',')])(
    'what cannot be a list of tokens is refused: %s',
    async (deviceToken) => {
      const mock = await buildTestApp();
      const answer = await tryPassword(mock, emailOf('standard'), { deviceId, deviceToken });
      expect(answer.status).toBe(422);
      expect(answer.body.fields?.[0]?.field).toBe('X-Device-Token');
    },
  );
});

describe('SEC-B1, SEC-B2, SEC-B6: a known device has five attempts', () => {
  test('then it is locked, and strangers’ attempts are still there', async () => {
    const mock = await buildTestApp();
    const { device } = await becomeKnown(mock, 'standard');
    expect(await tryWrong(mock, 'standard', { ...device, times: 6 })).toEqual([401, 401, 401, 401, 423, 423]);
    expect((await tryPassword(mock, emailOf('standard'), device)).status).toBe(423);
    expect((await tryPassword(mock, emailOf('standard'))).status).toBe(200);
  });

  test('of 100 wrong passwords in parallel five are checked', async () => {
    const mock = await buildTestApp();
    const { device } = await becomeKnown(mock, 'standard');
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => tryPassword(mock, emailOf('standard'), { ...wrong, ...device })),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect({ refused: count(401), locked: count(423) }).toEqual({ refused: 4, locked: 96 });
    const row = await mock.database.device.findFirstOrThrow({ where: { deviceId } });
    expect(row.failedLoginCount).toBe(5);
  });

  test('its lock survives a restart and ends by the clock', async () => {
    const mock = await buildTestApp();
    const { device } = await becomeKnown(mock, 'standard');
    await tryWrong(mock, 'standard', { ...device, times: 5 });
    const restarted = await mock.restart();
    mock.clock.advance(30 * minuteMs - 1);
    expect((await tryPassword(restarted, emailOf('standard'), device)).status).toBe(423);
    mock.clock.advance(1);
    expect((await tryPassword(restarted, emailOf('standard'), device)).status).toBe(200);
  });

  test('the right password in between gives all attempts back', async () => {
    const mock = await buildTestApp();
    const { device } = await becomeKnown(mock, 'standard');
    await tryWrong(mock, 'standard', { ...device, times: 4 });
    expect((await tryPassword(mock, emailOf('standard'), device)).status).toBe(200);
    expect(await tryWrong(mock, 'standard', { ...device, times: 5 })).toEqual([401, 401, 401, 401, 423]);
  });

  test('SEC-B7: a code opens one more attempt on it, and the right password unlocks it', async () => {
    const mock = await buildTestApp();
    const { device } = await becomeKnown(mock, 'vip');
    await tryWrong(mock, 'vip', { ...device, times: 5 });
    mock.clock.advance(minuteMs);
    const answer = await unlock(mock, await codeOf('vip', mock.clock), device);
    expect(answer.status).toBe(200);
    const token = tokenOf(answer);
    expect((await tryPassword(mock, emailOf('vip'), { ...device, token })).status).toBe(200);
    expect((await tryPassword(mock, emailOf('vip'), device)).status).toBe(200);
  });

  test('SEC-B11: a reset by mail unlocks it', async () => {
    const mailbox = createMailbox();
    const mock = await buildTestApp({ mailer: mailbox });
    const { device } = await becomeKnown(mock, 'standard');
    await tryWrong(mock, 'standard', { ...device, times: 5 });
    await askReset(mock, emailOf('standard'));
    await setPassword(mock, await mailbox.nextCode('password_reset'));
    const password = chosenPassword;
    expect((await tryPassword(mock, emailOf('standard'), { ...device, password })).status).toBe(200);
  });
});
