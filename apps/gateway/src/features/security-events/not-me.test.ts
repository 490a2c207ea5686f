import { idempotencyKey } from '@portal/contract/shapes/fields';
import { expect, it } from 'vitest';
import { fakeUpstream } from '../../test/fake-upstream.ts';
import { reportNotMe } from './not-me.ts';

const thread = { uuid: 'thread-1', subject: 'This was not me', unread_count: 0, last_message_at: null };

it('SEC-H6: each entry is reported under a key of its own, however long or alike the ids are', async () => {
  const { clientFor, calls } = fakeUpstream({ 'POST /v1/message': thread });
  const long = 'e'.repeat(127);
  for (const uuid of ['1', `${long}1`, `${long}2`, 'a.b', 'a~b', 'a-b'])
    await reportNotMe(clientFor(), { uuid, deviceUuid: null, takesReports: false });
  const keys = calls
    .filter(({ to }) => to === 'POST /v1/message')
    .map(({ input }) => (input as { headers: Record<string, string> }).headers['Idempotency-Key']);
  expect(new Set(keys).size).toBe(6);
  for (const key of keys) expect(key).toSatisfy((value) => idempotencyKey.safeParse(value).success);
});
