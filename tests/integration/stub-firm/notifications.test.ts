import { describe, expect, test } from 'vitest';
import { json, text } from '../../support/stub-firm.ts';
import type { FirmAnswer } from '../../support/stub-firm-answers.ts';
import { callPortal, sendPortal } from '../support/portal-caller.ts';
import { openBeforeFirm, signInFully } from './open-before-firm.ts';

describe('API-20, P-7: notifications', () => {
  const line = 'GET /v1/notification';
  const some = [
    { id: 1, isRead: false },
    { id: 'second', isRead: true },
    { id: 3, isRead: false },
  ];
  const pagination = { totalCount: 45, defaultPageSize: 20 };
  type Notifications = { items: { id: string }[]; unread: number; unreadable: number; pages: number };
  const list = async (answer: unknown, input: object = {}) => {
    const apps = await openBeforeFirm({ [line]: json(answer) });
    const reply = await callPortal<Notifications>(apps, 'notifications.list', {
      token: await signInFully(apps),
      input,
    });
    expect({ status: reply.status, message: reply.message }).toEqual({ status: 200, message: undefined });
    return { apps, data: reply.data };
  };

  test('API-20: id, isRead and pagination are enough', async () => {
    const { data } = await list({ notifications: some, pagination });
    expect(data).toMatchObject({
      items: [
        { id: '1', isRead: false, title: null },
        { id: 'second', isRead: true, title: null },
        { id: '3', isRead: false, title: null },
      ],
      pages: 3,
      totalCount: 45,
      unread: 2,
      unreadable: 0,
    });
  });

  test.each([
    ['a bare list', some],
    ['items', { items: some }],
    ['data', { data: some }],
  ])('API-20: they are found as %s', async (_what, answer) => {
    const { data } = await list(answer);
    expect(data.items.map(({ id }) => id)).toEqual(['1', 'second', '3']);
    expect(data.unread).toBe(2);
  });

  test('API-20: one bad notification is set aside and counted', async () => {
    const { apps, data } = await list({ notifications: [...some, { title: 'Canary-Title' }], pagination });
    expect(data.items).toHaveLength(3);
    expect(data.unreadable).toBe(1);
    expect(apps.log()).not.toContain('Canary');
  });

  test('API-20, R-12: the unread ones are counted where the firm does not count them', async () => {
    const apps = await openBeforeFirm({ [line]: json({ notifications: some, pagination }) });
    const token = await signInFully(apps);
    expect((await callPortal(apps, 'notifications.unreadCount', { token })).data).toMatchObject({
      unread: 2,
    });
  });

  test.each([
    ['{}', json({})],
    ['204 without a body', { status: 204 }],
    ['200 without a body', { status: 200 }],
    ['a line of text', text('OK')],
  ] as [string, FirmAnswer][])('API-20: %s marks one as read', async (_what, answer) => {
    const apps = await openBeforeFirm({ 'PUT /v1/notification': answer });
    const token = await signInFully(apps);
    const reply = await sendPortal(apps, 'notifications.markRead', { token, input: { uuid: 'second' } });
    expect({ status: reply.status, message: reply.message }).toEqual({ status: 200, message: undefined });
    expect(apps.firm.callsTo('PUT /v1/notification').map(({ target }) => target)).toEqual([
      '/v1/notification?uuid=second',
    ]);
  });
});
