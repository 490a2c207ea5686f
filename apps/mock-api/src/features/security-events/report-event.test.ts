import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';
import { personOf } from '../../test/person.ts';
import { fullToken } from '../../test/sign-in.ts';

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
