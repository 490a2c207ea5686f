import { describe, expect, test } from 'vitest';
import { buildQaApp } from '../../test/build-qa-app.ts';
import { createMailbox } from '../../test/mailbox.ts';
import { askReset, setPassword } from '../../test/passwords.ts';
import { personOf } from '../../test/person.ts';
import { emailOf, fullToken, lockLogin, passwordToken, tryCode, tryPassword } from '../../test/sign-in.ts';

const start = '2026-03-02T10:00:00.000Z';

describe('Q-3: the clock', () => {
  test('shows the real time until it is moved', async () => {
    const { qa, clock } = await buildQaApp();
    expect(await qa.read('clock.view')).toEqual({ now: start, offset_seconds: 0 });
    clock.advance(5000);
    expect((await qa.read('clock.view')).now).toBe('2026-03-02T10:00:05.000Z');
  });

  test('is moved on by seconds, and runs on from there', async () => {
    const { qa, clock } = await buildQaApp();
    const moved = await qa.read('clock.move', { body: { advance_seconds: 90 } });
    expect(moved).toEqual({ now: '2026-03-02T10:01:30.000Z', offset_seconds: 90 });
    clock.advance(1000);
    expect((await qa.read('clock.view')).now).toBe('2026-03-02T10:01:31.000Z');
  });

  test('is moved to a moment, and back to the real time', async () => {
    const { qa } = await buildQaApp();
    const to = '2026-06-01T08:00:00.000Z';
    expect((await qa.read('clock.move', { body: { to } })).now).toBe(to);
    expect(await qa.read('clock.move', { body: { real: true } })).toEqual({ now: start, offset_seconds: 0 });
  });

  test('a lock ends when the clock has moved past it, and not before', async () => {
    const mock = await buildQaApp();
    await lockLogin(mock, emailOf('standard'));
    await mock.qa.read('clock.move', { body: { advance_seconds: 29 * 60 } });
    expect((await tryPassword(mock, emailOf('standard'))).status).toBe(423);
    await mock.qa.read('clock.move', { body: { advance_seconds: 61 } });
    expect((await tryPassword(mock, emailOf('standard'))).status).toBe(200);
  });

  test('a session ends with its eight hours', async () => {
    const mock = await buildQaApp();
    const person = personOf(mock, await fullToken(mock, 'standard'));
    await mock.qa.read('clock.move', { body: { advance_seconds: 8 * 3600 + 1 } });
    expect(await person.refused('client.view')).toMatchObject({ status: 401 });
  });

  test.each([
    ['backwards by seconds', { advance_seconds: -60 }, 'advance_seconds'],
    ['not at all', { advance_seconds: 0 }, 'advance_seconds'],
    ['to a moment before its own', { to: '2026-03-02T10:59:00.000Z' }, 'to'],
    ['to a moment before the real one', { to: '2020-01-01T00:00:00.000Z' }, 'to'],
    ['further than ten years', { to: '2099-01-01T00:00:00.000Z' }, 'to'],
    ['to a word', { to: 'tomorrow' }, 'to'],
    ['in two ways at once', { advance_seconds: 5, real: true }, ''],
    ['in no way', {}, ''],
  ])('%s: 422, and the clock is unchanged', async (_how, body, field) => {
    const { qa } = await buildQaApp();
    const before = await qa.read('clock.move', { body: { advance_seconds: 3600 } });
    const refusal = await qa.refused('clock.move', { body: body as object });
    expect(refusal).toMatchObject({ status: 422, code: 'VALIDATION' });
    expect(refusal.fields?.map((fault) => fault.field)).toEqual([field]);
    expect(await qa.read('clock.view')).toEqual(before);
  });
});

describe('Q-3: back at the real time, nothing of the future keeps anyone out', () => {
  test('locks and counts of wrong codes', async () => {
    const mock = await buildQaApp();
    await mock.qa.read('clock.move', { body: { advance_seconds: 86_400 } });
    await lockLogin(mock, emailOf('standard'));
    await mock.qa.read('clock.move', { body: { real: true } });
    expect((await tryPassword(mock, emailOf('standard'))).status).toBe(200);
  });

  test('a lock of the present stays', async () => {
    const mock = await buildQaApp();
    await lockLogin(mock, emailOf('standard'));
    await mock.qa.read('clock.move', { body: { advance_seconds: 60 } });
    await mock.qa.read('clock.move', { body: { real: true } });
    expect((await tryPassword(mock, emailOf('standard'))).status).toBe(423);
  });

  test('one-time codes', async () => {
    const mock = await buildQaApp();
    const signIn = async () => {
      const { code } = await mock.qa.read('people.code', { params: { email: emailOf('vip') } });
      return (await tryCode(mock, code, await passwordToken(mock, 'vip'))).status;
    };
    await mock.qa.read('clock.move', { body: { advance_seconds: 86_400 } });
    expect(await signIn()).toBe(200);
    await mock.qa.read('clock.move', { body: { real: true } });
    expect(await signIn()).toBe(200);
  });

  test('the wait between two mails', async () => {
    const mailer = createMailbox();
    const mock = await buildQaApp({ mailer });
    const ask = () => askReset(mock, emailOf('standard'));
    await mock.qa.read('clock.move', { body: { advance_seconds: 86_400 } });
    expect((await ask()).status).toBe(200);
    await mailer.next('password_reset');
    await mock.qa.read('clock.move', { body: { real: true } });
    expect((await ask()).status).toBe(200);
    expect((await mailer.next('password_reset')).recipient.address).toBe(emailOf('standard'));
  });

  test('SEC-D4: a set-up that was started later counts from now, and its secret is replaced a day later', async () => {
    const mock = await buildQaApp();
    const secret = async () =>
      (await personOf(mock, await passwordToken(mock, 'setup')).read('user.mfa')).otp_code;
    await mock.qa.read('clock.move', { body: { advance_seconds: 3 * 86_400 } });
    const begun = await secret();
    await mock.qa.read('clock.move', { body: { real: true } });
    expect(await secret()).toBe(begun);
    mock.clock.advance(86_400_000);
    expect(await secret()).not.toBe(begun);
  });

  test('sessions that started later are over', async () => {
    const mock = await buildQaApp();
    await mock.qa.read('clock.move', { body: { advance_seconds: 86_400 } });
    const person = personOf(mock, await fullToken(mock, 'standard'));
    await mock.qa.read('clock.move', { body: { real: true } });
    expect(await person.refused('client.view')).toMatchObject({ status: 401 });
  });

  test('mailed codes are over', async () => {
    const mailer = createMailbox();
    const mock = await buildQaApp({ mailer });
    await mock.qa.read('clock.move', { body: { advance_seconds: 86_400 } });
    await askReset(mock, emailOf('standard'));
    const code = await mailer.nextCode('password_reset');
    await mock.qa.read('clock.move', { body: { real: true } });
    const answer = await setPassword(mock, code);
    expect(answer).toMatchObject({ status: 400, body: { code: 'PASSWORD_NOT_SET' } });
  });

  test('the last use of sessions and devices, and the changes of parts of the data, are not of the future', async () => {
    const mock = await buildQaApp();
    const person = personOf(mock, await fullToken(mock, 'standard'));
    await mock.qa.read('clock.move', { body: { advance_seconds: 3600 } });
    await person.read('client.view');
    await mock.qa.read('people.publishValuation', { params: { email: emailOf('standard') }, body: {} });
    await fullToken(mock, 'standard');
    await expect
      .poll(() => mock.database.signInSession.count({ where: { lastUsedAt: { gt: new Date(start) } } }))
      .toBeGreaterThan(1);
    await mock.qa.read('clock.move', { body: { real: true } });
    const [sessions, devices, sections] = await Promise.all([
      mock.database.signInSession.findMany(),
      mock.database.device.findMany(),
      mock.database.systemSection.findMany(),
    ]);
    const moments = [
      ...sessions.flatMap(({ startedAt, lastUsedAt }) => [startedAt, lastUsedAt]),
      ...devices.flatMap(({ createdAt, lastSeenAt }) => [createdAt, lastSeenAt]),
      ...sections.map(({ updatedAt }) => updatedAt),
    ];
    expect(moments.filter((moment) => moment > new Date(start))).toEqual([]);
    // The browser of a client learns that the policies have changed.
    const again = personOf(mock, await fullToken(mock, 'standard'));
    expect((await again.read('system.cache')).sections?.policy).toBe(start);
  });

  test('even after a restart, which forgets that the clock was ahead', async () => {
    const mock = await buildQaApp();
    await mock.qa.read('clock.move', { body: { advance_seconds: 86_400 } });
    await lockLogin(mock, emailOf('standard'));
    const after = await mock.restart();
    expect((await tryPassword(after, emailOf('standard'))).status).toBe(200);
  });
});
