import { seedPassword } from '@portal/prisma/seed/people';
import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { callsOf } from '../../test/calls.ts';
import { createMailbox } from '../../test/mailbox.ts';
import { personOf } from '../../test/person.ts';
import { codeFor, emailOf, fullToken, passwordToken, tryPassword } from '../../test/sign-in.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const chosen = 'Seven lilac otters!!!';

/** The secret that the holder of a token is shown. */
async function secretShown(mock: TestApp, token: string): Promise<string> {
  return (await personOf(mock, token).read('user.mfa')).otp_code!;
}

const verify = (mock: TestApp, token: string, code: string) =>
  callsOf(mock).form('POST /v1/user/mfa-verify', { 'OtpForm[otp]': code }, { token });

async function changePassword(mock: TestApp, token: string): Promise<void> {
  const values = {
    'LoginForm[current_password]': seedPassword,
    'LoginForm[password]': chosen,
    'LoginForm[repeat_password]': chosen,
  };
  const { status } = await callsOf(mock).form('POST /v1/user/password', values, { token });
  expect(status).toBe(200);
}

describe('D4: an interim token of five minutes costs nobody the set-up', () => {
  test('a second sign-in shows the same QR code, whose code is accepted; the token before it is refused', async () => {
    const mock = await buildTestApp();
    const slow = await passwordToken(mock, 'setup');
    const scanned = await personOf(mock, slow).read('user.mfa');
    mock.clock.advance(5 * minuteMs);
    const code = await codeFor(scanned.otp_code!, mock.clock);
    expect((await verify(mock, slow, code)).body.code).toBe('UNAUTHORIZED');
    const again = await passwordToken(mock, 'setup');
    expect(await personOf(mock, again).read('user.mfa')).toEqual(scanned);
    expect((await verify(mock, again, code)).status).toBe(200);
  });

  test('of sign-ins at the same time all show one secret', async () => {
    const mock = await buildTestApp();
    const tokens = await Promise.all(Array.from({ length: 5 }, () => passwordToken(mock, 'setup')));
    const secrets = await Promise.all(tokens.map((token) => secretShown(mock, token)));
    expect(new Set(secrets).size).toBe(1);
  });

  test('a secret of a day ago is made anew, however often the person signed in meanwhile', async () => {
    const mock = await buildTestApp();
    const first = await secretShown(mock, await passwordToken(mock, 'setup'));
    mock.clock.advance(24 * hourMs - 1);
    expect(await secretShown(mock, await passwordToken(mock, 'setup'))).toBe(first);
    mock.clock.advance(1);
    const next = await passwordToken(mock, 'setup');
    expect(await secretShown(mock, next)).not.toBe(first);
    expect((await verify(mock, next, await codeFor(first, mock.clock))).body.code).toBe('INVALID_OTP');
  });

  test('a secret of which nobody knows since when it waits is made anew', async () => {
    const mock = await buildTestApp();
    const where = { email: emailOf('setup') };
    const pendingTotpSecret = 'MFRGGZDFMZTWQ2LKMFRGGZDFMZTWQ2LK';
    await mock.database.client.update({ where, data: { pendingTotpSecret } });
    expect(await secretShown(mock, await passwordToken(mock, 'setup'))).not.toBe(pendingTotpSecret);
  });
});

describe('C6, E5: who knew the old password keeps no secret', () => {
  test('a reset makes it anew', async () => {
    const mailbox = createMailbox();
    const mock = await buildTestApp({ mailer: mailbox });
    const seen = await secretShown(mock, await passwordToken(mock, 'setup'));
    const email = emailOf('setup');
    await callsOf(mock).form('POST /v1/user/reset-request', { 'LoginForm[email]': email });
    await callsOf(mock).form('POST /v1/user/set-password', {
      'LoginForm[password]': chosen,
      'LoginForm[repeat_password]': chosen,
      'LoginForm[code]': await mailbox.nextCode('password_reset'),
    });
    const { jwt } = (await tryPassword(mock, email, { password: chosen })).body;
    expect(await secretShown(mock, jwt)).not.toBe(seen);
  });

  test('a change makes it anew at once, in the session that goes on', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'standard');
    const seen = await secretShown(mock, token);
    await changePassword(mock, token);
    const secret = await secretShown(mock, token);
    expect(secret).not.toBe(seen);
    expect((await verify(mock, token, await codeFor(seen, mock.clock))).body.code).toBe('INVALID_OTP');
    expect((await verify(mock, token, await codeFor(secret, mock.clock))).status).toBe(200);
  });

  test('a change leaves whoever has a second factor without a secret to set up', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'vip');
    const where = { email: emailOf('vip') };
    await changePassword(mock, token);
    const { totpSecret, pendingTotpSecret } = await mock.database.client.findUniqueOrThrow({ where });
    expect([totpSecret, pendingTotpSecret]).toEqual([expect.any(String), null]);
  });

  test('removing a second factor that was set up from it makes it anew', async () => {
    const mock = await buildTestApp();
    const token = await passwordToken(mock, 'setup');
    const first = await secretShown(mock, token);
    const signedIn = await verify(mock, token, await codeFor(first, mock.clock));
    mock.clock.advance(30_000);
    const code = await codeFor(first, mock.clock);
    const full = signedIn.body.data.jwt;
    await callsOf(mock).form('DELETE /v1/user/mfa-delete', { 'OtpForm[otp]': code }, { token: full });
    const second = await secretShown(mock, full);
    expect(second).not.toBe(first);
    expect(await secretShown(mock, await passwordToken(mock, 'setup'))).toBe(second);
  });
});
