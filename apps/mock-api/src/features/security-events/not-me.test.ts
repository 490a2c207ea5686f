import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';
import { personOf } from '../../test/person.ts';
import { emailOf, fullToken, tryPassword } from '../../test/sign-in.ts';

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
