import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../test/build-test-app.ts';
import { callsOf } from '../test/calls.ts';
import { createMailbox } from '../test/mailbox.ts';
import { askReset, changePassword, setPassword } from '../test/passwords.ts';
import { personOf } from '../test/person.ts';
import { confirmFactor, removeFactor } from '../test/second-factor.ts';
import {
  codeFor,
  codeOf,
  emailOf,
  fullToken,
  lockLogin,
  type Person,
  passwordToken,
  tokenOf,
  tryCode,
  tryPassword,
  wrongCodeOf,
} from '../test/sign-in.ts';
import { stepUp } from '../test/step-up.ts';
import type { Mail } from './mailer.ts';

const deviceId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

async function withMailbox(variables: Record<string, string> = {}) {
  const mailbox = createMailbox();
  return { mailbox, mock: await buildTestApp({ mailer: mailbox, variables }) };
}

async function notificationTypes(mock: TestApp, email: string) {
  const where = { client: { email }, createdAt: mock.clock.now() };
  return (await mock.database.notification.findMany({ where })).map(({ type }) => type);
}

/** How many locks the history of a client lists since the start of the test. */
function locksListed(mock: TestApp, person: Person = 'vip') {
  const where = { client: { email: emailOf(person) }, kind: 'account_locked', occurredAt: mock.clock.now() };
  return mock.database.securityEvent.count({ where });
}

describe('a client is notified by mail and in the portal', () => {
  test('of a new device', async () => {
    const { mock, mailbox } = await withMailbox();
    const token = await fullToken(mock, 'vip');
    const register = () =>
      callsOf(mock).json('POST /v1/device', { device_id: deviceId, type: 'web' }, { token });
    await register();
    const mail = await mailbox.next('new_device');
    expect(mail.recipient.address).toBe(emailOf('vip'));
    expect(mail.text).toContain('Web browser, on 2 March 2026 at 10:00');
    await register();
    await mock.app.close();
    expect(mailbox.waiting()).toEqual([]);
    expect(await notificationTypes(mock, emailOf('vip'))).toEqual(['new_device']);
  });

  test('P-7, L-20: but not when they sign in again on a device that they signed in on before', async () => {
    const { mock, mailbox } = await withMailbox();
    const where = { client: { email: emailOf('standard') }, title: 'A new device signed in' };
    const ofSeed = await mock.database.notification.count({ where });
    const otherId = '7f9619ff-8b86-4d01-b42d-00cf4fc964ff';
    const signInOn = async (id: string) => {
      const { body } = await tryPassword(mock, emailOf('standard'), { deviceId: id });
      const headers = { 'x-device-id': id };
      const device = { device_id: id, type: 'web' };
      await callsOf(mock).json('POST /v1/device', device, { token: body.jwt, headers });
    };
    await signInOn(deviceId);
    await mailbox.next('new_device');
    for (let day = 1; day <= 3; day += 1) {
      mock.clock.advance(24 * 3_600_000);
      await signInOn(deviceId);
    }
    await signInOn(otherId);
    await mailbox.next('new_device');
    await mock.app.close();
    expect(mailbox.waiting()).toEqual([]);
    expect(await mock.database.notification.count({ where })).toBe(ofSeed + 2);
  });

  test('SEC-H18: but not of the device that is the first of all, which is not in the history either', async () => {
    const { mock, mailbox } = await withMailbox();
    const token = await fullToken(mock, 'empty');
    await callsOf(mock).json('POST /v1/device', { device_id: deviceId, type: 'web' }, { token });
    await mock.app.close();
    expect(mailbox.waiting()).toEqual([]);
    const where = { client: { email: emailOf('empty') }, kind: 'new_device' };
    expect(await mock.database.securityEvent.count({ where })).toBe(0);
  });

  test('of a lock, once, with its end', async () => {
    const { mock, mailbox } = await withMailbox();
    await lockLogin(mock, emailOf('standard'));
    await lockLogin(mock, emailOf('standard'));
    const mail = await mailbox.next('account_locked');
    expect(mail.text).toContain('locked your account until 2 March 2026 at 10:30.');
    await mock.app.close();
    expect(mailbox.waiting()).toEqual([]);
    expect(await notificationTypes(mock, emailOf('standard'))).toEqual(['account_locked']);
  });

  test('SEC-H5: of a lock of the codes once, even if the wrong codes arrive in parallel; the history lists it once', async () => {
    const { mock, mailbox } = await withMailbox();
    const wrong = await wrongCodeOf('vip', mock.clock);
    const lockCodes = async () => {
      const tokens = await Promise.all(Array.from({ length: 12 }, () => passwordToken(mock, 'vip')));
      await Promise.all(tokens.map((token) => tryCode(mock, wrong, token)));
    };
    await lockCodes();
    await lockCodes();
    const mail = await mailbox.next('account_locked');
    expect(mail.recipient.address).toBe(emailOf('vip'));
    expect(mail.text).toContain('We accept no codes until 2 March 2026 at 10:30.');
    await mock.app.close();
    expect(mailbox.waiting()).toEqual([]);
    expect(await notificationTypes(mock, emailOf('vip'))).toEqual(['account_locked']);
    expect(await locksListed(mock)).toBe(1);
  });

  test.each(['step-up', 'removal', 'set-up', 'recovery code'])(
    'SEC-H5: of a lock by the tenth wrong code of a %s',
    async (way) => {
      const { mock, mailbox } = await withMailbox();
      const person = way === 'set-up' ? 'setup' : 'vip';
      const wrong = await wrongCodeOf('vip', mock.clock);
      const isSignedIn = way === 'step-up' || way === 'removal';
      const token = await (isSignedIn ? fullToken(mock, 'vip') : passwordToken(mock, person));
      await mock.database.client.update({ where: { email: emailOf(person) }, data: { failedCodeCount: 9 } });
      if (way === 'step-up') await stepUp(mock, token, { family: 'details', code: wrong });
      else if (way === 'removal') await removeFactor(mock, token, wrong);
      else if (way === 'set-up') await confirmFactor(mock, token, wrong);
      else await personOf(mock, token).send('recoveryCodes.use', { body: { code: 'aaaaa-aaaaa' } });
      expect((await mailbox.next('account_locked')).recipient.address).toBe(emailOf(person));
      await mock.app.close();
      expect(await locksListed(mock, person)).toBe(1);
    },
  );

  test('SEC-H5: but not of the tenth code where it is right', async () => {
    const { mock, mailbox } = await withMailbox();
    const token = await passwordToken(mock, 'vip');
    await mock.database.client.update({ where: { email: emailOf('vip') }, data: { failedCodeCount: 9 } });
    expect((await tryCode(mock, await codeOf('vip', mock.clock), token)).status).toBe(200);
    await mock.app.close();
    expect(mailbox.waiting()).toEqual([]);
    expect(await locksListed(mock)).toBe(0);
  });

  test('of a new password, chosen while signed in or by mail', async () => {
    const { mock, mailbox } = await withMailbox();
    const token = await fullToken(mock, 'standard');
    await changePassword(mock, token);
    const changed = await mailbox.next('password_changed');
    expect(changed.recipient.address).toBe(emailOf('standard'));
    expect(changed.text).toContain('signed out on all other devices');
    await askReset(mock, emailOf('vip'));
    await setPassword(mock, await mailbox.nextCode('password_reset'));
    const mail = await mailbox.next('password_changed');
    expect(mail.recipient.address).toBe(emailOf('vip'));
    expect(mail.text).toContain('signed out on every device');
    await mock.app.close();
    expect(await notificationTypes(mock, emailOf('vip'))).toEqual(['password_changed']);
  });

  test('of a second factor set up and removed', async () => {
    const { mock, mailbox } = await withMailbox();
    const setUp = await passwordToken(mock, 'setup');
    const secret = (await callsOf(mock).get('/v1/user/mfa', { token: setUp })).body.otp_code!;
    await confirmFactor(mock, setUp, await codeFor(secret, mock.clock));
    expect((await mailbox.next('two_factor_changed')).subject).toBe('Two-step verification is on');
    const interim = await passwordToken(mock, 'vip');
    const token = tokenOf(await tryCode(mock, await codeOf('vip', mock.clock), interim));
    expect((await removeFactor(mock, token, await codeOf('vip', mock.clock, 1))).status).toBe(200);
    expect((await mailbox.next('two_factor_changed')).subject).toBe('Two-step verification was removed');
  });
});

describe('SEC-D15, SEC-D34: of a change of details', () => {
  test('by its kind, without what was written, to the address of the account, with a way to say that it was somebody else', async () => {
    const { mock, mailbox } = await withMailbox();
    const token = await fullToken(mock, 'empty');
    const changedFields = {
      surname: 'Canary-Reed',
      telephone: { mobile_number: '07700 900 123' },
      address: { line_1: '1 Canary Wharf' },
    };
    await callsOf(mock).json('PUT /v1/client', { changedFields }, { token });
    const mail = await mailbox.next('details_changed');
    expect(mail.recipient.address).toBe(emailOf('empty'));
    expect(mail.text).toContain('your name, your telephone numbers and your address');
    expect(mail.text).toContain('This was not me:\n');
    expect(mail.text).not.toMatch(/canary|07700/i);
  });

  test('but not where nothing changed', async () => {
    const { mock, mailbox } = await withMailbox();
    const token = await fullToken(mock, 'empty');
    const ask = () => callsOf(mock).json('PUT /v1/client', { changedFields: { title: 'Dr' } }, { token });
    await ask();
    await mailbox.next('details_changed');
    await ask();
    await mock.app.close();
    expect(mailbox.waiting()).toEqual([]);
  });
});

test('SEC-A1: no alert is sent for attempts at an address that was only invited, or that is unknown', async () => {
  const { mock, mailbox } = await withMailbox();
  for (const email of ['invited@portal.example.com', 'nobody@portal.example.com'])
    await lockLogin(mock, email);
  await mock.app.close();
  expect(mailbox.waiting()).toEqual([]);
});

test('R-1: names and addresses are those of the configuration', async () => {
  const { mock, mailbox } = await withMailbox({
    PORTAL_URL: 'https://portal.firm.example',
    PORTAL_NAME: 'Meridian',
    PORTAL_VIP_NAME: 'Meridian Private',
  });
  for (const person of ['standard', 'vip'] as const) await askReset(mock, emailOf(person));
  const standard = await mailbox.next('password_reset');
  expect(standard.text).toContain('for Meridian.');
  expect(standard.text).toMatch(/^https:\/\/portal\.firm\.example\/password-reset\/[\w-]{43}$/m);
  expect(standard.sender).toBe('Arkwright Pell Financial Planning');
  expect((await mailbox.next('password_reset')).text).toContain('for Meridian Private.');
});

describe('SEC-A9: the work after an answer is the same for an unknown address', () => {
  /** The mails that are made while an app works, decoys too. */
  async function mailsMade(work: (mock: TestApp) => Promise<unknown>) {
    const made: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void made.push(mail) };
    const mock = await buildTestApp({ mailer });
    await work(mock);
    await mock.app.close();
    return made.map(({ kind, isDecoy = false }) => ({ kind, isDecoy }));
  }

  test('a reset request makes one mail, which is sent only to a client', async () => {
    const ask = (email: string) => (mock: TestApp) => askReset(mock, email);
    expect(await mailsMade(ask(emailOf('vip')))).toEqual([{ kind: 'password_reset', isDecoy: false }]);
    expect(await mailsMade(ask('nobody@portal.example.com'))).toEqual([
      { kind: 'password_reset', isDecoy: true },
    ]);
  });

  test('so does a lock', async () => {
    const lock = (email: string) => (mock: TestApp) => lockLogin(mock, email);
    expect(await mailsMade(lock(emailOf('vip')))).toEqual([{ kind: 'account_locked', isDecoy: false }]);
    for (const email of ['nobody@portal.example.com', 'invited@portal.example.com'])
      expect(await mailsMade(lock(email))).toEqual([{ kind: 'account_locked', isDecoy: true }]);
  });

  test('a decoy leaves nothing in the outbox', async () => {
    const mock = await buildTestApp();
    await askReset(mock, 'nobody@portal.example.com');
    const restarted = await mock.restart();
    expect(await restarted.database.outboxMail.count()).toBe(0);
    expect(await restarted.database.rateCounter.count({ where: { count: 0 } })).toBe(0);
  });
});
