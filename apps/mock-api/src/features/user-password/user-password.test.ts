import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';
import { callsOf } from '../../test/calls.ts';
import { codeIn, createMailbox } from '../../test/mailbox.ts';
import { askReset, changePassword, chosenPassword, setPassword } from '../../test/passwords.ts';
import {
  codeOf,
  emailOf,
  fullToken,
  passwordToken,
  tryCode,
  tryPassword,
  wrongCodeOf,
} from '../../test/sign-in.ts';

const minuteMs = 60_000;

async function withMailbox() {
  const mailbox = createMailbox();
  return { mailbox, mock: await buildTestApp({ mailer: mailbox }) };
}

describe('API-8: asking for password instructions', () => {
  test('API-27, SEC-A9: answers the same for a known address and an unknown one, and mails only the known one', async () => {
    const { mock, mailbox } = await withMailbox();
    const unknown = await askReset(mock, 'nobody@portal.example.com');
    const known = await askReset(mock, emailOf('standard'));
    for (const { status, text } of [unknown, known]) expect([status, text]).toEqual([200, '{}']);
    expect((await mailbox.next('password_reset')).recipient.address).toBe(emailOf('standard'));
  });

  test('SEC-E6: twice within a minute is one mail, and after a minute another', async () => {
    const { mock, mailbox } = await withMailbox();
    for (const email of [emailOf('standard'), emailOf('standard').toUpperCase()]) await askReset(mock, email);
    await askReset(mock, emailOf('vip'));
    expect((await mailbox.next('password_reset')).recipient.address).toBe(emailOf('standard'));
    expect((await mailbox.next('password_reset')).recipient.address).toBe(emailOf('vip'));
    mock.clock.advance(minuteMs);
    await askReset(mock, emailOf('standard'));
    expect((await mailbox.next('password_reset')).recipient.address).toBe(emailOf('standard'));
  });

  test('API-27: no mail is sent for a disabled account', async () => {
    const { mock, mailbox } = await withMailbox();
    await mock.database.client.update({
      where: { email: emailOf('empty') },
      data: { disabledAt: mock.clock.now() },
    });
    for (const email of [emailOf('empty'), emailOf('vip')]) await askReset(mock, email);
    expect((await mailbox.next('password_reset')).recipient.address).toBe(emailOf('vip'));
  });

  test("an invalid address gets 'Invalid email address'", async () => {
    const mock = await buildTestApp();
    const answer = await askReset(mock, 'a b@c');
    expect([answer.status, answer.body.message]).toEqual([422, 'Invalid email address']);
  });

  test('SEC-E1, SEC-E2: the code has 256 bits and is neither in the database nor in the log', async () => {
    const { mock, mailbox } = await withMailbox();
    await askReset(mock, emailOf('standard'));
    const code = await mailbox.nextCode('password_reset');
    expect(code).toMatch(/^[\w-]{43}$/);
    const rows = [await mock.database.mailedCode.findMany(), await mock.database.outboxMail.findMany()];
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(mock.log()).not.toContain(code);
  });

  test('API-27: a client who never set a password gets a new invitation, which voids the one before', async () => {
    const { mock, mailbox } = await withMailbox();
    await askReset(mock, 'invited@portal.example.com');
    const code = await mailbox.nextCode('invite');
    expect((await setPassword(mock, 'INVITE-VALID-0001')).status).toBe(400);
    expect((await callsOf(mock).get(`/v1/invite/${code}`)).status).toBe(200);
    mock.clock.advance(48 * 60 * minuteMs - 1);
    expect((await setPassword(mock, code)).status).toBe(200);
  });
});

describe('API-9: setting a password with a mailed code', () => {
  test('an invite opens the account: the new password signs in, up to the next step', async () => {
    const mock = await buildTestApp();
    const answer = await setPassword(mock, 'INVITE-VALID-0001');
    expect([answer.status, answer.body]).toEqual([200, { email: 'invited@portal.example.com' }]);
    expect((await tryPassword(mock, 'invited@portal.example.com', { password: chosenPassword })).status).toBe(
      200,
    );
  });

  test('SEC-B11, SEC-E5: a reset ends every session, unlocks the password, and does not skip the second factor', async () => {
    const { mock, mailbox } = await withMailbox();
    const session = await fullToken(mock, 'vip');
    for (let index = 0; index < 5; index += 1) await tryPassword(mock, emailOf('vip'), { password: 'wrong' });
    await askReset(mock, emailOf('vip'));
    expect((await setPassword(mock, await mailbox.nextCode('password_reset'))).status).toBe(200);
    expect((await callsOf(mock).get('/v1/client', { token: session })).status).toBe(401);
    expect((await tryPassword(mock, emailOf('vip'))).status).toBe(401);
    const { body } = await tryPassword(mock, emailOf('vip'), { password: chosenPassword });
    const client = await callsOf(mock).get('/v1/client', { token: body.jwt });
    expect([client.status, client.body.code]).toEqual([403, 'FORBIDDEN']);
    expect((await callsOf(mock).get('/v1/user/mfa', { token: body.jwt })).body.mfa_configured).toBe(true);
  });

  test('SEC-E5: a reset does not clear the lock of one-time codes', async () => {
    const { mock, mailbox } = await withMailbox();
    const wrong = await wrongCodeOf('vip', mock.clock);
    for (let index = 0; index < 10; index += 1) await tryCode(mock, wrong, await passwordToken(mock, 'vip'));
    await askReset(mock, emailOf('vip'));
    expect((await setPassword(mock, await mailbox.nextCode('password_reset'))).status).toBe(200);
    const { body } = await tryPassword(mock, emailOf('vip'), { password: chosenPassword });
    const refused = await tryCode(mock, await codeOf('vip', mock.clock), body.jwt);
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  });

  test.each([
    ['a reset', emailOf('standard')],
    ['an invite', 'invited@portal.example.com'],
  ])(
    'SEC-E1: of fifty at once with one code of %s exactly one succeeds, and only its password signs in',
    async (_what, email) => {
      const { mock, mailbox } = await withMailbox();
      await askReset(mock, email);
      const code = await mailbox.nextCode(email === emailOf('standard') ? 'password_reset' : 'invite');
      const passwords = Array.from({ length: 50 }, (_, index) => `Lilac otter ${index} !!!`);
      const answers = await Promise.all(passwords.map((password) => setPassword(mock, code, { password })));
      const winners = passwords.filter((_password, index) => answers[index]?.status === 200);
      expect(winners).toHaveLength(1);
      const losers = answers.filter(({ status }) => status !== 200);
      for (const { status, body } of losers)
        expect([status, body]).toEqual([400, { code: 'PASSWORD_NOT_SET', message: 'Password not set' }]);
      expect((await tryPassword(mock, email, { password: winners[0] ?? '' })).status).toBe(200);
      const other = passwords.find((password) => password !== winners[0]) ?? '';
      expect((await tryPassword(mock, email, { password: other })).status).toBe(401);
    },
  );

  test('SEC-E16: used, expired, replaced and unknown codes answer the same', async () => {
    const { mock, mailbox } = await withMailbox();
    await setPassword(mock, 'INVITE-VALID-0001');
    await askReset(mock, emailOf('standard'));
    const replaced = await mailbox.nextCode('password_reset');
    mock.clock.advance(minuteMs);
    await askReset(mock, emailOf('standard'));
    const expired = await mailbox.nextCode('password_reset');
    mock.clock.advance(60 * minuteMs);
    for (const code of ['INVITE-VALID-0001', 'INVITE-EXPIRED-0001', replaced, expired, 'UNKNOWN-CODE-01']) {
      const { status, text } = await setPassword(mock, code);
      expect([status, text]).toEqual([400, '{"code":"PASSWORD_NOT_SET","message":"Password not set"}']);
    }
  });

  test('SEC-E3: a reset code is valid for an hour', async () => {
    const { mock, mailbox } = await withMailbox();
    await askReset(mock, emailOf('standard'));
    const code = await mailbox.nextCode('password_reset');
    mock.clock.advance(60 * minuteMs - 1);
    expect((await setPassword(mock, code)).status).toBe(200);
  });

  test('SEC-E3, SEC-E16: an invitation that was issued is valid for two days and no longer, as its mail says', async () => {
    const { mock, mailbox } = await withMailbox();
    await askReset(mock, 'invited@portal.example.com');
    const mail = await mailbox.next('invite');
    expect(mail.text).toContain('within the next 2 days');
    const view = async () => (await callsOf(mock).get(`/v1/invite/${codeIn(mail)}`)).status;
    mock.clock.advance(48 * 60 * minuteMs - 1);
    expect(await view()).toBe(200);
    mock.clock.advance(1);
    expect(await view()).toBe(410);
    const { status, body } = await setPassword(mock, codeIn(mail));
    expect([status, body.code]).toEqual([400, 'PASSWORD_NOT_SET']);
  });

  test.each([
    ['Short1!!!', 'Password must be at least 10 characters long.', 'too_short'],
    ['NoSymbolsAtAll1', 'Password must contain any three symbols.', 'too_few_symbols'],
    [`${'a!'.repeat(64)}x`, 'Password must be at most 128 characters long.', 'too_long'],
    ['Welcome123!!!', 'This password is too easy to guess. Please choose another.', 'too_common'],
    ['Arkwright!!!', 'This password is too easy to guess. Please choose another.', 'too_common'],
  ])('SEC-A5, SEC-A6, SEC-A10: %s is refused: %s', async (...[password, message, code]) => {
    const mock = await buildTestApp();
    const answer = await setPassword(mock, 'INVITE-VALID-0001', { password });
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual([{ field: 'LoginForm[password]', code, message }]);
    expect((await setPassword(mock, 'INVITE-VALID-0001')).status).toBe(200);
  });

  test('L-7: the repetition must match', async () => {
    const mock = await buildTestApp();
    const answer = await setPassword(mock, 'INVITE-VALID-0001', { repeat: `${chosenPassword}x` });
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual([
      { field: 'LoginForm[repeat_password]', code: 'invalid', message: 'Your passwords do not match.' },
    ]);
  });

  test('SEC-A5, SEC-A11: 64, 128 and emoji characters are taken whole', async () => {
    const mock = await buildTestApp();
    const long = `${'zwölf kleine Otter '.repeat(6)}🦦🦦🦦!!!`;
    expect((await setPassword(mock, 'INVITE-VALID-0001', { password: long })).status).toBe(200);
    const email = 'invited@portal.example.com';
    expect((await tryPassword(mock, email, { password: long })).status).toBe(200);
    expect((await tryPassword(mock, email, { password: long.slice(0, -1) })).status).toBe(401);
  });
});

describe('API-10: changing the password while signed in', () => {
  test('SEC-A8, SEC-D11: needs the current one, ends every other session, and keeps this one', async () => {
    const mock = await buildTestApp();
    const other = await fullToken(mock, 'standard');
    const token = await fullToken(mock, 'standard');
    expect((await changePassword(mock, token)).status).toBe(200);
    const status = async (each: string) => (await callsOf(mock).get('/v1/client', { token: each })).status;
    expect([await status(other), await status(token)]).toEqual([401, 200]);
    expect((await tryPassword(mock, emailOf('standard'))).status).toBe(401);
    expect((await tryPassword(mock, emailOf('standard'), { password: chosenPassword })).status).toBe(200);
  });

  test('SEC-A12: wrong current ones count toward the lock', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'standard');
    const statuses = [];
    for (let index = 0; index < 6; index += 1)
      statuses.push((await changePassword(mock, token, { current: 'wrong' })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 423, 423]);
    expect((await changePassword(mock, token)).status).toBe(423);
    expect((await tryPassword(mock, emailOf('standard'))).status).toBe(423);
  });

  test('SEC-A6: a common one is refused, and uses up no attempt', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'standard');
    for (let index = 0; index < 6; index += 1)
      expect((await changePassword(mock, token, { current: 'wrong', password: 'Password!!!' })).status).toBe(
        422,
      );
    expect((await changePassword(mock, token)).status).toBe(200);
  });
});
