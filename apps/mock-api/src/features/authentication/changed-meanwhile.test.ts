import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { callsOf } from '../../test/calls.ts';
import { changePassword } from '../../test/passwords.ts';
import { personOf } from '../../test/person.ts';
import { confirmFactor, removeFactor } from '../../test/second-factor.ts';
import {
  codeFor,
  codeOf,
  emailOf,
  fullToken,
  passwordToken,
  tokenOf,
  tryCode,
  tryPassword,
} from '../../test/sign-in.ts';
import { stepUpHeaders } from '../../test/step-up.ts';

/** Does some of what a change does at the moment when this is written: in the midst of another call. */
async function changeWhen(mock: TestApp, written: string, ...done: string[]): Promise<void> {
  const statements = done.map((statement) => `${statement};`).join(' ');
  await mock.database.$executeRawUnsafe(`CREATE TRIGGER meanwhile AFTER ${written} BEGIN ${statements} END`);
}

const endSessions = 'UPDATE issued_token SET revoked_at = CURRENT_TIMESTAMP WHERE revoked_at IS NULL';
const dropSecret = 'UPDATE client SET pending_totp_secret = NULL';

const signInElsewhere =
  "INSERT INTO issued_token (jti, client_uuid, scope, issued_at, expires_at) SELECT 'elsewhere', client_uuid, 'full', issued_at, expires_at FROM issued_token LIMIT 1";

/** Tokens that still open something. */
const openTokens = (mock: TestApp) => mock.database.issuedToken.count({ where: { revokedAt: null } });

test('SEC-E5: a reset while the old password is checked ends that sign-in too', async () => {
  const mock = await buildTestApp();
  const passwordHash = "'that of the reset'";
  await changeWhen(mock, 'INSERT ON issued_token', `UPDATE client SET password_hash = ${passwordHash}`);
  const { status, body } = await tryPassword(mock, emailOf('standard'));
  expect([status, body.code]).toEqual([401, 'WRONG_CREDENTIALS']);
  expect(await openTokens(mock)).toBe(0);
});

test('API-1: a sign-in that fails after the right password uses up no attempt', async () => {
  const mock = await buildTestApp();
  await mock.database.$executeRawUnsafe(
    "CREATE TRIGGER broken BEFORE INSERT ON issued_token BEGIN SELECT RAISE(ABORT, 'no room'); END",
  );
  const { status } = await tryPassword(mock, emailOf('standard'));
  expect(status).toBe(500);
  const where = { email: emailOf('standard') };
  expect(await mock.database.client.findUniqueOrThrow({ where })).toMatchObject({ failedLoginCount: 0 });
});

test('SEC-D32: a second factor that is set up while a password is checked is not passed by', async () => {
  const mock = await buildTestApp();
  await changeWhen(mock, 'UPDATE OF failed_login_count ON client', "UPDATE client SET mfa = 'required'");
  const { status, body } = await tryPassword(mock, emailOf('standard'));
  expect([status, body.code]).toEqual([401, 'WRONG_CREDENTIALS']);
  expect(await openTokens(mock)).toBe(0);
});

test('SEC-D33: an account that is disabled while its password is checked gets the refusal, and no session', async () => {
  const mock = await buildTestApp();
  const signIns = () => mock.database.securityEvent.count({ where: { kind: 'signed_in' } });
  const before = await signIns();
  await changeWhen(mock, 'INSERT ON issued_token', 'UPDATE client SET disabled_at = CURRENT_TIMESTAMP');
  const { status, body } = await tryPassword(mock, emailOf('standard'));
  expect([status, body.code]).toEqual([401, 'WRONG_CREDENTIALS']);
  expect(await openTokens(mock)).toBe(0);
  expect(await signIns()).toBe(before);
});

test('SEC-D32: a sign-in that passes without the second factor while that is set up does not stay', async () => {
  const mock = await buildTestApp();
  const token = await passwordToken(mock, 'setup');
  const { otp_code: secret } = await personOf(mock, token).read('user.mfa');
  await changeWhen(mock, 'INSERT ON issued_token', signInElsewhere);
  const answer = await confirmFactor(mock, token, await codeFor(secret!, mock.clock));
  expect((await callsOf(mock).get('/v1/client', { token: tokenOf(answer) })).status).toBe(200);
  expect(await openTokens(mock)).toBe(1);
});

test('SEC-D32: a sign-in with a code of the second factor that is being removed does not stay', async () => {
  const mock = await buildTestApp();
  const token = await fullToken(mock, 'vip');
  await changeWhen(mock, 'UPDATE OF totp_secret ON client', signInElsewhere);
  expect((await removeFactor(mock, token, await codeOf('vip', mock.clock, 1))).status).toBe(200);
  expect((await callsOf(mock).get('/v1/client', { token })).status).toBe(200);
  expect(await openTokens(mock)).toBe(1);
});

test('SEC-E5: a reset while a code is checked ends that sign-in too', async () => {
  const mock = await buildTestApp();
  const token = await passwordToken(mock, 'vip');
  await changeWhen(mock, 'UPDATE OF last_totp_step ON client', endSessions);
  const answer = await tryCode(mock, await codeOf('vip', mock.clock), token);
  expect(answer).toMatchObject({ status: 401, body: { code: 'SIGN_IN_LAPSED' } });
  expect(await openTokens(mock)).toBe(0);
});

test.each([
  { when: 'while the code is checked', written: 'UPDATE OF last_totp_step ON client' },
  { when: 'before the factor counts', written: 'INSERT ON issued_token' },
])(
  'SEC-D32: a session that is ended elsewhere while it sets up a second factor, $when, sets up none',
  async ({ written }) => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'standard');
    const headers = await stepUpHeaders(mock, token, 'factor');
    const { otp_code: secret } = (await callsOf(mock).get('/v1/user/mfa', { token, headers })).body;
    await changeWhen(mock, written, endSessions);
    const form = { 'OtpForm[otp]': await codeFor(secret!, mock.clock) };
    const answer = await callsOf(mock).form('POST /v1/user/mfa-verify', form, { token, headers });
    expect(answer).toMatchObject({ status: 401, body: { code: 'SIGN_IN_LAPSED' } });
    const where = { email: emailOf('standard') };
    expect(await mock.database.client.findUniqueOrThrow({ where })).toMatchObject({ totpSecret: null });
    expect(await openTokens(mock)).toBe(0);
  },
);

test('SEC-E5: a reset while terms are accepted ends that sign-in too', async () => {
  const mock = await buildTestApp();
  const token = await passwordToken(mock, 'terms');
  const { version } = await personOf(mock, token).read('terms.latest');
  await changeWhen(mock, 'INSERT ON terms_acceptance', endSessions);
  const answer = await callsOf(mock).json('PUT /v1/user/terms/agree', { version }, { token });
  expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
  expect(await openTokens(mock)).toBe(0);
});

test.each([
  {
    when: 'before it counts',
    written: 'INSERT ON issued_token',
    done: [dropSecret, endSessions],
    status: 401,
    code: 'SIGN_IN_LAPSED',
  },
  {
    when: 'once it counts',
    written: 'UPDATE OF totp_secret ON client',
    done: [endSessions],
    status: 200,
    code: undefined,
  },
])('SEC-E5: a reset while a second factor is set up, $when, leaves no session', async (reset) => {
  const mock = await buildTestApp();
  const token = await passwordToken(mock, 'setup');
  const { otp_code: secret } = await personOf(mock, token).read('user.mfa');
  await changeWhen(mock, reset.written, ...reset.done);
  const answer = await confirmFactor(mock, token, await codeFor(secret!, mock.clock));
  expect([answer.status, answer.body.code]).toEqual([reset.status, reset.code]);
  expect(await openTokens(mock)).toBe(0);
});

test('SEC-E5: a reset while a password is changed with the old one is not undone by that', async () => {
  const mock = await buildTestApp();
  const token = await fullToken(mock, 'standard');
  const passwordHash = 'that of the reset';
  await changeWhen(
    mock,
    'UPDATE OF failed_login_count ON client',
    `UPDATE client SET password_hash = '${passwordHash}'`,
  );
  const answer = await changePassword(mock, token);
  expect(answer).toMatchObject({ status: 401, body: { code: 'WRONG_CREDENTIALS' } });
  const where = { email: emailOf('standard') };
  expect(await mock.database.client.findUniqueOrThrow({ where })).toMatchObject({ passwordHash });
});
