import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { callsOf } from '../../test/calls.ts';
import { personOf } from '../../test/person.ts';
import { emailOf, fullToken } from '../../test/sign-in.ts';

async function addNotifications(mock: TestApp, count: number): Promise<void> {
  const { uuid } = await mock.database.client.findUniqueOrThrow({ where: { email: emailOf('empty') } });
  await mock.database.notification.deleteMany({ where: { clientUuid: uuid } });
  await mock.database.notification.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      clientUuid: uuid,
      type: 'review_due',
      title: `Number ${index}`,
      body: 'Your yearly review is due.',
      createdAt: new Date(mock.clock.now().getTime() - index * 1000),
    })),
  });
}

async function page(mock: TestApp, token: string, number: number) {
  return (await callsOf(mock).get(`/v1/notification?page=${number}`, { token })).body;
}

describe('API-20: notifications by page', () => {
  test('P-7: twenty to a page, newest first, and a page beyond the last is empty', async () => {
    const mock = await buildTestApp();
    await addNotifications(mock, 45);
    const token = await fullToken(mock, 'empty');
    const pages = [await page(mock, token, 1), await page(mock, token, 2), await page(mock, token, 3)];
    expect(pages.map(({ notifications }) => notifications.length)).toEqual([20, 20, 5]);
    expect(pages[0]?.pagination).toEqual({ totalCount: 45, defaultPageSize: 20 });
    expect(pages.map(({ unread_count }) => unread_count)).toEqual([45, 45, 45]);
    const titles = pages.flatMap(({ notifications }) => notifications.map(({ title }) => title));
    expect(titles).toEqual(Array.from({ length: 45 }, (_, index) => `Number ${index}`));
    expect((await page(mock, token, 4)).notifications).toEqual([]);
    expect((await page(mock, token, 999_999)).notifications).toEqual([]);
  });

  test('no page means page 1, and an invalid page answers 422', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'vip');
    const first = await callsOf(mock).get('/v1/notification', { token });
    expect(first.body).toEqual(await page(mock, token, 1));
    for (const wrong of ['0', '-1', '1.5', 'x', '', '99999999999'])
      expect((await callsOf(mock).get(`/v1/notification?page=${wrong}`, { token })).status).toBe(422);
  });
});

describe('API-20: marking one as read', () => {
  test('it is read from then on, and says since when; again changes nothing', async () => {
    const mock = await buildTestApp();
    await addNotifications(mock, 2);
    const token = await fullToken(mock, 'empty');
    const id = '00000000-0000-4000-8000-000000000001';
    const first = mock.clock.now().toISOString();
    for (let times = 0; times < 2; times += 1) {
      const marked = await callsOf(mock).bare('PUT', `/v1/notification?uuid=${id}`, { token });
      expect([marked.status, marked.body]).toEqual([200, {}]);
      const { notifications, unread_count } = await page(mock, token, 1);
      expect(unread_count).toBe(1);
      expect(notifications.find((each) => each.id === id)).toMatchObject({ isRead: true, read_at: first });
      mock.clock.advance(60_000);
    }
  });

  test('SEC-I25: fifty times at once is one reading, and the count goes down by one', async () => {
    const mock = await buildTestApp();
    await addNotifications(mock, 3);
    const person = personOf(mock, await fullToken(mock, 'empty'));
    const uuid = '00000000-0000-4000-8000-000000000002';
    const first = mock.clock.now().toISOString();
    await Promise.all(
      Array.from({ length: 50 }, () => person.read('notifications.markRead', { query: { uuid } })),
    );
    const { notifications, unread_count } = await person.read('notifications.list');
    expect(notifications.flatMap(({ read_at }) => read_at ?? [])).toEqual([first]);
    expect(unread_count).toBe(2);
  });

  test('P-20, SEC-B8: marks do not count as writes, so that all can be marked at once', async () => {
    const mock = await buildTestApp({ writesPerMinute: 5 });
    await addNotifications(mock, 10);
    const token = await fullToken(mock, 'empty');
    const { notifications } = await page(mock, token, 1);
    const marks = notifications.map(({ id }) =>
      callsOf(mock).bare('PUT', `/v1/notification?uuid=${id}`, { token }),
    );
    expect((await Promise.all(marks)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    const message = { subject: 'A question', body: 'Text' };
    expect((await callsOf(mock).json('POST /v1/message', message, { token })).status).toBe(200);
  });

  test('SEC-F1: one of another client answers like one that is not there, and stays unread', async () => {
    const mock = await buildTestApp();
    await addNotifications(mock, 1);
    const token = await fullToken(mock, 'standard');
    const mark = (id: string) => callsOf(mock).bare('PUT', `/v1/notification?uuid=${id}`, { token });
    const theirs = await mark('00000000-0000-4000-8000-000000000000');
    expect(theirs.status).toBe(404);
    expect(theirs.text).toBe((await mark('11111111-1111-4111-8111-111111111111')).text);
    expect((await page(mock, await fullToken(mock, 'empty'), 1)).unread_count).toBe(1);
  });
});
