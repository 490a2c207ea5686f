import { randomUUID } from 'node:crypto';
import type { Database } from '@portal/prisma/client';
import { describe, expect, test } from 'vitest';
import type { Session } from '../../http/session.ts';
import { systemRandom } from '../../random.ts';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { callsOf } from '../../test/calls.ts';
import { emailOf, fullToken, tokenOf, tryPassword } from '../../test/sign-in.ts';
import { stepUpHeaders } from '../../test/step-up.ts';
import { withDeviceQuery } from '../../test/with-device-query.ts';
import { createDevices } from './device-service.ts';

const phone = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const laptop = '7f9619ff-8b86-4d01-b42d-00cf4fc964ff';

/** Signs standard@ in on a device and registers it. */
async function signInOn(mock: TestApp, deviceId: string, type = 'web') {
  const token: string = (await tryPassword(mock, emailOf('standard'), { deviceId })).body.jwt;
  const { body } = await callsOf(mock).json('POST /v1/device', { device_id: deviceId, type }, { token });
  return { token, uuid: body.data!.uuid };
}

function list(mock: TestApp, token: string, deviceId?: string) {
  return callsOf(mock).get('/v1/device', {
    token,
    headers: deviceId === undefined ? {} : { 'x-device-id': deviceId },
  });
}

function forget(mock: TestApp, token: string, uuid: string) {
  return callsOf(mock).bare('DELETE', `/v1/device/${uuid}`, { token });
}

describe('API-14: the devices of a client', () => {
  test('are listed, seen last first, and the one that asks is marked', async () => {
    const mock = await buildTestApp();
    await signInOn(mock, laptop);
    mock.clock.advance(60_000);
    const { token, uuid } = await signInOn(mock, phone, 'android');
    const { devices } = (await list(mock, token, phone)).body;
    expect(devices[0]).toEqual({
      uuid,
      name: 'Android device',
      type: 'android',
      created_at: '2026-03-02T10:01:00.000Z',
      last_seen_at: '2026-03-02T10:01:00.000Z',
      is_current: true,
    });
    expect(devices.filter((each) => each.is_current)).toHaveLength(1);
    const seen = devices.map((each) => each.last_seen_at);
    expect(seen).toEqual([...seen].sort().reverse());
  });

  test('without a device id none is marked', async () => {
    const mock = await buildTestApp();
    const { token } = await signInOn(mock, phone);
    const { devices } = (await list(mock, token)).body;
    expect(devices.some((each) => each.is_current)).toBe(false);
  });

  test('SEC-F1: clients do not see those of others', async () => {
    const mock = await buildTestApp();
    const { uuid } = await signInOn(mock, phone);
    const { devices } = (await list(mock, await fullToken(mock, 'vip'), phone)).body;
    expect(devices.length).toBeGreaterThan(0);
    expect(devices.map((each) => each.uuid)).not.toContain(uuid);
    expect(devices.some((each) => each.is_current)).toBe(false);
  });

  test('are twenty at most: the one not seen for longest is forgotten', async () => {
    const mock = await buildTestApp();
    const first = await signInOn(mock, laptop);
    for (let index = 0; index < 20; index += 1) {
      mock.clock.advance(1000);
      await signInOn(mock, phone.replace(/.{2}$/, String(10 + index)));
    }
    const { token } = await signInOn(mock, phone);
    const { devices } = (await list(mock, token)).body;
    expect(devices).toHaveLength(20);
    expect(devices.map((each) => each.uuid)).not.toContain(first.uuid);
    expect((await list(mock, first.token)).status).toBe(401);
  });
});

/** The second of two lists of devices is used only when `isFirstDone` is. */
function listedTogether(database: Database, isFirstDone: Promise<unknown>): Database {
  const isListedTwice = Promise.withResolvers<void>();
  let lists = 0;
  return withDeviceQuery(database, 'findMany', async (query) => {
    const devices = await database.device.findMany(query);
    lists += 1;
    if (lists === 2) isListedTwice.resolve();
    await (lists === 2 ? isFirstDone : isListedTwice.promise);
    return devices;
  });
}

test('SEC-I7, API-14: two new devices at once beyond the twenty that are kept are both registered', async () => {
  const { database, clock } = await buildTestApp();
  const { uuid: clientUuid } = await database.client.findFirstOrThrow({
    where: { email: emailOf('standard') },
  });
  const isFirstDone = Promise.withResolvers<void>();
  const deps = {
    clock,
    random: systemRandom,
    alerts: { newDevice: () => undefined } as never,
    history: { record: async () => undefined } as never,
  };
  const session = { clientUuid } as Session;
  const known = createDevices({ ...deps, database });
  for (let count = 0; count < 20; count += 1)
    await known.register(session, { deviceId: randomUUID(), type: 'web' });
  clock.advance(60_000);
  const devices = createDevices({ ...deps, database: listedTogether(database, isFirstDone.promise) });
  const both = [0, 1].map(() => devices.register(session, { deviceId: randomUUID(), type: 'web' }));
  await Promise.race(both);
  isFirstDone.resolve();
  expect((await Promise.all(both)).map(({ name }) => name)).toEqual(['Web browser', 'Web browser']);
  expect(await database.device.count({ where: { clientUuid } })).toBe(20);
});

describe('API-14: forgetting a device', () => {
  test('takes it off the list and ends its sessions, also the ones half-way, and no other', async () => {
    const mock = await buildTestApp();
    const { token: here } = await signInOn(mock, laptop);
    const { token: there, uuid } = await signInOn(mock, phone);
    const answer = await forget(mock, here, uuid);
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect((await list(mock, there)).status).toBe(401);
    const { devices } = (await list(mock, here)).body;
    expect(devices.map((each) => each.uuid)).not.toContain(uuid);
  });

  test('ends a session that went through the terms on that device', async () => {
    const mock = await buildTestApp();
    const { body } = await tryPassword(mock, emailOf('terms'), { deviceId: phone });
    const { version } = (await callsOf(mock).get('/v1/terms')).body;
    const agreed = await callsOf(mock).json('PUT /v1/user/terms/agree', { version }, { token: body.jwt });
    const token = tokenOf(agreed);
    const { body: registered } = await callsOf(mock).json(
      'POST /v1/device',
      { device_id: phone, type: 'web' },
      { token },
    );
    expect((await forget(mock, token, registered.data!.uuid)).status).toBe(200);
    expect((await list(mock, token)).status).toBe(401);
  });

  test('SEC-H19: twice at once is once, with one entry; the other call finds none', async () => {
    const mock = await buildTestApp();
    const { token: here } = await signInOn(mock, laptop);
    const { uuid } = await signInOn(mock, phone);
    const answers = await Promise.all([forget(mock, here, uuid), forget(mock, here, uuid)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await mock.database.securityEvent.count({ where: { kind: 'device_forgotten' } })).toBe(1);
  });

  test('SEC-D25: needs the password again some minutes after the sign-in', async () => {
    const mock = await buildTestApp();
    const { token, uuid } = await signInOn(mock, phone);
    mock.clock.advance(6 * 60_000);
    const refused = await forget(mock, token, uuid);
    expect([refused.status, refused.body.code]).toEqual([403, 'STEP_UP_REQUIRED']);
    const headers = await stepUpHeaders(mock, token, 'sessions');
    const answer = await callsOf(mock).bare('DELETE', `/v1/device/${uuid}`, { token, headers });
    expect(answer.status).toBe(200);
  });

  test('SEC-F1: one of another client answers like one that is not there, and stays', async () => {
    const mock = await buildTestApp();
    const { token, uuid } = await signInOn(mock, phone);
    const stranger = await fullToken(mock, 'vip');
    const foreign = await forget(mock, stranger, uuid);
    const missing = await forget(mock, stranger, '00000000-0000-4000-8000-000000000000');
    expect([foreign.status, foreign.text]).toEqual([missing.status, missing.text]);
    expect(foreign.status).toBe(404);
    expect((await list(mock, token)).status).toBe(200);
  });
});
