import type { PersonState } from '@portal/contract/qa/people';
import { describe, expect, test } from 'vitest';
import { buildQaApp, type QaApp } from '../../test/build-qa-app.ts';
import { callsOf } from '../../test/calls.ts';
import { personOf } from '../../test/person.ts';
import {
  emailOf,
  fullToken,
  type Person,
  passwordToken,
  tryCode,
  tryCodeOf,
  tryPassword,
} from '../../test/sign-in.ts';

const wrong = { password: 'Not-My-Password!!!' };

function set({ qa }: QaApp, person: Person, body: Record<string, unknown>): Promise<PersonState> {
  return qa.read('people.set', { params: { email: emailOf(person) }, body });
}

async function signInStatus(mock: QaApp, person: Person, sent = {}): Promise<number> {
  return (await tryPassword(mock, emailOf(person), sent)).status;
}

describe('Q-3: the list of people', () => {
  test('lists every person with their state', async () => {
    const { qa } = await buildQaApp();
    const { people } = await qa.read('people.list');
    const stateOf = (person: string) => people.find(({ email }) => email === `${person}@portal.example.com`);
    expect(people).toHaveLength(10);
    expect(stateOf('vip')).toMatchObject({
      variant: 'vip',
      two_factor: true,
      terms_accepted: true,
      policies: 8,
    });
    expect(stateOf('standard')).toMatchObject({ variant: 'standard', two_factor: 2 });
    expect(stateOf('setup')).toMatchObject({ two_factor: false });
    expect(stateOf('terms')).toMatchObject({ terms_accepted: false, accepted_version: null });
    expect(stateOf('lockout')).toMatchObject({ password_tries_used: 4, locked_until: null });
    expect(stateOf('locked')).toMatchObject({
      password_tries_used: 5,
      locked_until: '2026-03-02T10:30:00.000Z',
    });
    expect(stateOf('invited')).toMatchObject({ has_password: false });
  });

  test.each(['people.view', 'people.code', 'people.policies'] as const)(
    '%s answers 404 with a plain message for an unknown address',
    async (name) => {
      const { qa } = await buildQaApp();
      expect(await qa.refused(name, { params: { email: 'nobody@portal.example.com' } })).toMatchObject({
        status: 404,
        message: 'No client has this address.',
      });
    },
  );

  test('an address is found whatever its case', async () => {
    const { qa } = await buildQaApp();
    expect(await qa.read('people.view', { params: { email: 'VIP@Portal.example.com' } })).toMatchObject({
      email: emailOf('vip'),
    });
  });
});

describe('Q-3: the state of a login', () => {
  test('password attempts: after four, the next wrong one locks', async () => {
    const mock = await buildQaApp();
    expect(await set(mock, 'standard', { password_tries_used: 4 })).toMatchObject({ password_tries_used: 4 });
    expect(await signInStatus(mock, 'standard', wrong)).toBe(423);
  });

  test('locked, and unlocked again', async () => {
    const mock = await buildQaApp();
    expect(await set(mock, 'standard', { locked: true })).toMatchObject({
      locked_until: '2026-03-02T10:30:00.000Z',
    });
    expect(await signInStatus(mock, 'standard')).toBe(423);
    expect(await set(mock, 'standard', { locked: false })).toMatchObject({
      locked_until: null,
      password_tries_used: 0,
    });
    expect(await signInStatus(mock, 'standard')).toBe(200);
  });

  test('a lock holds on a device that the client is known on too', async () => {
    const mock = await buildQaApp();
    const token = await fullToken(mock, 'standard');
    const deviceId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
    const registered = await callsOf(mock).json(
      'POST /v1/device',
      { device_id: deviceId, type: 'web' },
      { token },
    );
    const device = { deviceId, deviceToken: registered.body.data!.device_token! };
    await set(mock, 'standard', { locked: true });
    expect(await signInStatus(mock, 'standard', device)).toBe(423);
    await set(mock, 'standard', { locked: false });
    expect(await signInStatus(mock, 'standard', device)).toBe(200);
  });

  test('a lock that has ended by the clock is not shown', async () => {
    const mock = await buildQaApp();
    await set(mock, 'standard', { locked: true });
    await mock.qa.read('clock.move', { body: { advance_seconds: 1801 } });
    const params = { email: emailOf('standard') };
    expect(await mock.qa.read('people.view', { params })).toMatchObject({
      locked_until: null,
      password_tries_used: 0,
    });
    expect(await signInStatus(mock, 'standard')).toBe(200);
  });

  test('second factor: on asks for the code that the controls show', async () => {
    const mock = await buildQaApp();
    await set(mock, 'standard', { two_factor: true });
    const { code } = await mock.qa.read('people.code', { params: { email: emailOf('standard') } });
    const { body } = await tryPassword(mock, emailOf('standard'));
    expect((await tryCodeOf(mock, emailOf('standard'), { code, token: body.jwt })).status).toBe(200);
  });

  test('second factor: not required, and to be set up', async () => {
    const mock = await buildQaApp();
    expect(await set(mock, 'vip', { two_factor: 2 })).toMatchObject({ two_factor: 2 });
    const token = await passwordToken(mock, 'vip');
    expect((await personOf(mock, token).read('user.mfa')).mfa_configured).toBe(2);
    await set(mock, 'vip', { two_factor: false });
    const standing = await personOf(mock, await passwordToken(mock, 'vip')).read('user.mfa');
    expect(standing.mfa_configured).toBe(false);
    const { secret, is_pending } = await mock.qa.read('people.code', { params: { email: emailOf('vip') } });
    expect([is_pending, secret]).toEqual([true, standing.otp_code]);
  });

  test('second factor: on again uses the secret of the seed', async () => {
    const mock = await buildQaApp();
    const params = { email: emailOf('vip') };
    const before = await mock.qa.read('people.code', { params });
    await set(mock, 'vip', { two_factor: 2 });
    await set(mock, 'vip', { two_factor: true });
    expect((await mock.qa.read('people.code', { params })).secret).toBe(before.secret);
  });

  test('a change of the second factor ends the sessions of the client', async () => {
    const mock = await buildQaApp();
    const person = personOf(mock, await fullToken(mock, 'standard'));
    await set(mock, 'standard', { two_factor: true });
    expect(await person.refused('client.view')).toMatchObject({ status: 401 });
  });

  test('terms: accepted, and never accepted', async () => {
    const mock = await buildQaApp();
    expect(await set(mock, 'terms', { terms_accepted: true })).toMatchObject({ accepted_version: '4' });
    expect((await tryPassword(mock, emailOf('terms'))).body.terms_accepted).toBe(true);
    expect(await set(mock, 'terms', { terms_accepted: false })).toMatchObject({ accepted_version: null });
    expect((await tryPassword(mock, emailOf('terms'))).body.terms_accepted).toBe(false);
  });

  test('several settings are applied together or not at all: when no terms are in force, nothing is set', async () => {
    const mock = await buildQaApp();
    await fullToken(mock, 'standard');
    await mock.database
      .$executeRaw`UPDATE terms_version SET effective_from = '21' || substr(effective_from, 3)`;
    const params = { email: emailOf('standard') };
    const body = { locked: true, is_enabled: false, terms_accepted: true };
    expect(await mock.qa.refused('people.set', { params, body })).toMatchObject({ status: 404 });
    expect(await mock.database.client.findUniqueOrThrow({ where: params })).toMatchObject({
      lockedUntil: null,
      disabledAt: null,
    });
    expect(await mock.database.issuedToken.count({ where: { revokedAt: { not: null } } })).toBe(0);
  });

  test('disabled: no sign-in, and the open session is over, even once enabled again', async () => {
    const mock = await buildQaApp();
    const person = personOf(mock, await fullToken(mock, 'standard'));
    await set(mock, 'standard', { is_enabled: false });
    expect(await signInStatus(mock, 'standard')).toBe(401);
    await set(mock, 'standard', { is_enabled: true });
    expect(await person.refused('client.view')).toMatchObject({ status: 401 });
    expect(await signInStatus(mock, 'standard')).toBe(200);
  });

  test.each([
    [{ password_tries_used: 5 }, 'password_tries_used'],
    [{ locked: true, password_tries_used: 1 }, 'password_tries_used'],
    [{ two_factor: 1 }, 'two_factor'],
    [{ locked: 'yes' }, 'locked'],
    [{ colour: 'red' }, 'colour'],
  ])('%j is refused with 422 and changes nothing', async (body, field) => {
    const { qa } = await buildQaApp();
    const params = { email: emailOf('standard') };
    const before = await qa.read('people.view', { params });
    const refusal = await qa.refused('people.set', { params, body: body as object });
    expect(refusal.status).toBe(422);
    expect(refusal.fields?.map((fault) => fault.field)).toEqual([field]);
    expect(await qa.read('people.view', { params })).toEqual(before);
  });
});

describe('Q-3: the one-time code', () => {
  test('with its seconds, its secret, its address and its picture', async () => {
    const mock = await buildQaApp();
    mock.clock.advance(12_000);
    const shown = await mock.qa.read('people.code', { params: { email: emailOf('vip') } });
    expect(shown).toMatchObject({ seconds_left: 18, is_used: false, is_pending: false });
    expect(shown.unused_code).toBe(shown.code);
    expect(shown.otpauth).toContain(`secret=${shown.secret}`);
    expect(shown.qr).toMatch(/^data:image\/png;base64,/);
  });

  test('once used it says so, and gives the code that a sign-in accepts now', async () => {
    const mock = await buildQaApp();
    const params = { email: emailOf('vip') };
    const read = () => mock.qa.read('people.code', { params });
    const { code } = await read();
    expect((await tryCode(mock, code, await passwordToken(mock, 'vip'))).status).toBe(200);
    const second = await read();
    expect(second).toMatchObject({ code, is_used: true });
    expect((await tryCode(mock, code, await passwordToken(mock, 'vip'))).status).toBe(401);
    const next = String(second.unused_code);
    expect((await tryCode(mock, next, await passwordToken(mock, 'vip'))).status).toBe(200);
    expect(await read()).toMatchObject({ is_used: true, unused_code: null });
  });

  test('follows the clock of the mock', async () => {
    const mock = await buildQaApp();
    const params = { email: emailOf('vip') };
    const before = await mock.qa.read('people.code', { params });
    await mock.qa.read('clock.move', { body: { advance_seconds: 3600 } });
    const { code } = await mock.qa.read('people.code', { params });
    expect(code).not.toBe(before.code);
    expect((await tryCode(mock, code, await passwordToken(mock, 'vip'))).status).toBe(200);
  });

  test('409 for a client without a second factor', async () => {
    const { qa } = await buildQaApp();
    expect(await qa.refused('people.code', { params: { email: emailOf('standard') } })).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    });
  });
});
