import type { Database } from '@portal/prisma/client';
import { expect, test } from 'vitest';
import type { Session } from '../../http/session.ts';
import { systemRandom } from '../../random.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { personOf } from '../../test/person.ts';
import { emailOf, fullToken, tryPassword } from '../../test/sign-in.ts';
import { withDeviceQuery } from '../../test/with-device-query.ts';
import { createDevices } from '../device/device-service.ts';
import { createOpenSessions } from '../sessions/open-sessions.ts';
import { createReportEvent } from './not-me.ts';

test('SEC-H6: a conversation under a key of the caller does not keep an entry from being reported', async () => {
  const mock = await buildTestApp();
  const vip = personOf(mock, await fullToken(mock, 'vip'));
  const { uuid } = (await vip.read('securityEvents.list')).events[0]!;
  const body = { subject: 'Something else', body: 'Text' };
  const startUnder = (key: string) => ({ headers: { 'Idempotency-Key': key }, body });
  const other = await vip.read('messages.start', startUnder(`not-me-${uuid}`));
  expect(await vip.refused('messages.start', startUnder(`not-me:${uuid}`))).toMatchObject({ status: 422 });
  const { thread_uuid } = await vip.read('securityEvents.report', { params: { uuid } });
  expect(thread_uuid).not.toBe(other.uuid);
  const again = await vip.read('securityEvents.report', { params: { uuid } });
  expect(again.thread_uuid).toBe(thread_uuid);
});

/** Another call forgets a device whenever one is found. */
function forgottenOnceFound(database: Database): Database {
  return withDeviceQuery(database, 'findUnique', async (query) => {
    const device = await database.device.findUnique(query as never);
    await database.device.deleteMany({ where: { uuid: device?.uuid ?? '' } });
    return device;
  });
}

test('SEC-H6: a report whose device is forgotten by another report meanwhile is done all the same', async () => {
  const mock = await buildTestApp();
  const event = await mock.database.securityEvent.findFirstOrThrow({ where: { deviceId: { not: null } } });
  const database = forgottenOnceFound(mock.database);
  const history = { record: async () => undefined } as never;
  const deps = { database, clock: mock.clock, random: systemRandom, history, alerts: undefined as never };
  const report = createReportEvent({
    ...deps,
    devices: createDevices(deps),
    openSessions: createOpenSessions(deps),
  });
  const { isForgotten, threadUuid } = await report({ clientUuid: event.clientUuid } as Session, event.uuid);
  expect(isForgotten).toBe(true);
  expect(await mock.database.thread.count({ where: { uuid: threadUuid } })).toBe(1);
  const deviceId = event.deviceId ?? '';
  expect(await mock.database.device.count({ where: { deviceId } })).toBe(0);
});

test('SEC-H21: the device that the caller uses is not forgotten', async () => {
  const mock = await buildTestApp();
  const deviceId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
  const { body } = await tryPassword(mock, emailOf('standard'), { deviceId });
  const standard = personOf(mock, body.jwt);
  await standard.read('device.register', { body: { device_id: deviceId, type: 'web' } });
  const own = await mock.database.device.findFirstOrThrow({ where: { deviceId } });
  const { events } = await standard.read('securityEvents.list');
  const { uuid } = events.find(({ device_uuid }) => device_uuid === own.uuid)!;
  const { device_forgotten } = await standard.read('securityEvents.report', { params: { uuid } });
  expect(device_forgotten).toBe(false);
  expect(await mock.database.device.count({ where: { deviceId } })).toBe(1);
});
