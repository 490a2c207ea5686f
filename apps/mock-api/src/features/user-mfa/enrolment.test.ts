import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { createMailbox } from '../../test/mailbox.ts';
import { askReset, changePassword, chosenPassword, setPassword } from '../../test/passwords.ts';
import { personOf } from '../../test/person.ts';
import { confirmFactor, removeFactor } from '../../test/second-factor.ts';
import { codeFor, emailOf, fullToken, passwordToken, tokenOf, tryPassword } from '../../test/sign-in.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The secret that the holder of a token is shown. */
async function secretShown(mock: TestApp, token: string): Promise<string> {
  return (await personOf(mock, token).read('user.mfa')).otp_code!;
}

describe('SEC-D18: set-up survives an interim token that expires after five minutes', () => {
  test('a second sign-in shows the same QR code, whose code is accepted; the token before it is refused', async () => {
    const mock = await buildTestApp();
    const slow = await passwordToken(mock, 'setup');
    const scanned = await personOf(mock, slow).read('user.mfa');
    mock.clock.advance(5 * minuteMs);
    const code = await codeFor(scanned.otp_code!, mock.clock);
    expect((await confirmFactor(mock, slow, code)).body.code).toBe('SIGN_IN_LAPSED');
    const again = await passwordToken(mock, 'setup');
    expect(await personOf(mock, again).read('user.mfa')).toEqual(scanned);
    expect((await confirmFactor(mock, again, code)).status).toBe(200);
  });

  test('of sign-ins at the same time all show one secret', async () => {
    const mock = await buildTestApp();
    const tokens = await Promise.all(Array.from({ length: 5 }, () => passwordToken(mock, 'setup')));
    const secrets = await Promise.all(tokens.map((token) => secretShown(mock, token)));
    expect(new Set(secrets).size).toBe(1);
  });

  test('a secret that is a day old is replaced, however often the client signed in meanwhile', async () => {
    const mock = await buildTestApp();
    const first = await secretShown(mock, await passwordToken(mock, 'setup'));
    mock.clock.advance(24 * hourMs - 1);
    expect(await secretShown(mock, await passwordToken(mock, 'setup'))).toBe(first);
    mock.clock.advance(1);
    const next = await passwordToken(mock, 'setup');
    expect(await secretShown(mock, next)).not.toBe(first);
    expect((await confirmFactor(mock, next, await codeFor(first, mock.clock))).body.code).toBe('INVALID_OTP');
  });

  test('a secret without a start time is replaced', async () => {
    const mock = await buildTestApp();
    const where = { email: emailOf('setup') };
    const pendingTotpSecret = 'MFRGGZDFMZTWQ2LKMFRGGZDFMZTWQ2LK';
    await mock.database.client.update({ where, data: { pendingTotpSecret } });
    expect(await secretShown(mock, await passwordToken(mock, 'setup'))).not.toBe(pendingTotpSecret);
  });
});

describe('SEC-C6, SEC-E5: who knew the old password keeps no secret', () => {
  test('a reset replaces it', async () => {
    const mailbox = createMailbox();
    const mock = await buildTestApp({ mailer: mailbox });
    const seen = await secretShown(mock, await passwordToken(mock, 'setup'));
    const email = emailOf('setup');
    await askReset(mock, email);
    await setPassword(mock, await mailbox.nextCode('password_reset'));
    const { jwt } = (await tryPassword(mock, email, { password: chosenPassword })).body;
    expect(await secretShown(mock, jwt)).not.toBe(seen);
  });

  test('a changed password replaces it at once, in the session that continues', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'standard');
    const seen = await secretShown(mock, token);
    expect((await changePassword(mock, token)).status).toBe(200);
    const secret = await secretShown(mock, token);
    expect(secret).not.toBe(seen);
    expect((await confirmFactor(mock, token, await codeFor(seen, mock.clock))).body.code).toBe('INVALID_OTP');
    expect((await confirmFactor(mock, token, await codeFor(secret, mock.clock))).status).toBe(200);
  });

  test('a changed password gives no secret to a client who has a second factor', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'vip');
    const where = { email: emailOf('vip') };
    expect((await changePassword(mock, token)).status).toBe(200);
    const { totpSecret, pendingTotpSecret } = await mock.database.client.findUniqueOrThrow({ where });
    expect([totpSecret, pendingTotpSecret]).toEqual([expect.any(String), null]);
  });

  test('removing a second factor that was set up from it replaces it', async () => {
    const mock = await buildTestApp();
    const token = await passwordToken(mock, 'setup');
    const first = await secretShown(mock, token);
    const signedIn = await confirmFactor(mock, token, await codeFor(first, mock.clock));
    mock.clock.advance(30_000);
    const code = await codeFor(first, mock.clock);
    const full = tokenOf(signedIn);
    await removeFactor(mock, full, code);
    const second = await secretShown(mock, full);
    expect(second).not.toBe(first);
    expect(await secretShown(mock, await passwordToken(mock, 'setup'))).toBe(second);
  });
});
