import { describe, expect, it } from 'vitest';
import { buildCaller } from '../../test/build-caller.ts';

describe('notifications.unreadCount', () => {
  it('R12: gives how many are unread over all pages', async () => {
    const page = { notifications: [], pagination: { totalCount: 26, defaultPageSize: 20 }, unread_count: 3 };
    const { caller } = buildCaller({ scope: 'full', answers: { 'GET /v1/notification': page } });
    expect(await caller.notifications.unreadCount()).toEqual({ unread: 3 });
  });
});
