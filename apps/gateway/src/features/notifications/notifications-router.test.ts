import { describe, expect, it } from 'vitest';
import { aNotification } from '../../test/build/a-notification.ts';
import { aUuid } from '../../test/build/a-policy.ts';
import { buildCaller, failureOf } from '../../test/build-caller.ts';
import { aRefusal } from '../../test/fake-upstream.ts';

type Sent = { query?: { page?: number; uuid?: string } };

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** More than a mark takes that is sent now. */
async function nextTurns() {
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
}

/**
 * A firm with `totalCount` notifications, ten to a page, of which those in `unread` (counted from 0) are not read; one
 * that does not count those gives the specified fields only. It takes `maxMarks` and refuses the rest.
 */
function aFirmWith(
  totalCount: number,
  unread: number[],
  { counts = true, maxMarks = Number.POSITIVE_INFINITY } = {},
) {
  const open = new Set(unread.map(aUuid));
  let atWork = 0;
  const seen = { marked: [] as string[], sent: 0, most: 0, pages: 0 };
  const answers = {
    'GET /v1/notification': ({ query: { page = 1 } = {} }: Sent) => {
      seen.pages += 1;
      const numbers = Array.from({ length: totalCount }, (_item, index) => index);
      return {
        notifications: numbers
          .slice((page - 1) * 10, page * 10)
          .map((number) => aNotification({ id: aUuid(number), isRead: !open.has(aUuid(number)) })),
        pagination: { totalCount, defaultPageSize: 10 },
        ...(counts && { unread_count: open.size }),
      };
    },
    'PUT /v1/notification': async ({ query: { uuid = '' } = {} }: Sent) => {
      atWork += 1;
      seen.most = Math.max(seen.most, atWork);
      await nextTurn();
      atWork -= 1;
      seen.sent += 1;
      if (seen.marked.length >= maxMarks) throw aRefusal(429);
      open.delete(uuid);
      seen.marked.push(uuid);
      return aNotification({ id: uuid, isRead: true, read_at: '2026-06-01T12:00:00Z' });
    },
  };
  return { ...buildCaller({ scope: 'full', answers }), seen, open };
}

describe('notifications.list', () => {
  it('P-7: pages = ceil(totalCount / defaultPageSize), and unread is over all pages', async () => {
    const { caller } = aFirmWith(21, [0, 20]);
    const page = await caller.notifications.list({ page: 3 });
    expect(page).toMatchObject({ page: 3, pages: 3, totalCount: 21, unread: 2, countsAllPages: true });
    expect(page.items).toEqual([
      {
        id: aUuid(20),
        type: 'valuation_updated',
        title: 'A new value',
        body: 'Your pension has a new value.',
        createdAt: '2026-05-30T09:00:00Z',
        isRead: false,
        readAt: null,
        actionRequired: false,
        target: { route: 'policy', id: aUuid(1) },
      },
    ]);
  });

  it('P-7: the first page is given when none is named, and a far page is empty', async () => {
    const { caller } = aFirmWith(3, []);
    expect((await caller.notifications.list({})).items).toHaveLength(3);
    expect((await caller.notifications.list({ page: 1_000_000 })).items).toEqual([]);
  });

  it.each([0, -1, 1.5, 1_000_001])('P-7: %d is not a page', async (page) => {
    const { caller, calls } = aFirmWith(3, []);
    expect((await failureOf(caller.notifications.list({ page }))).appCode).toBe('VALIDATION');
    expect(calls).toEqual([]);
  });
});

describe('notifications.unreadCount', () => {
  it('R-12: gives how many are unread over all pages', async () => {
    expect(await aFirmWith(26, [0, 12, 25]).caller.notifications.unreadCount()).toEqual({ unread: 3 });
  });
});

describe('a firm that counts nothing', () => {
  const given = {
    notifications: [
      { id: 1, isRead: false },
      { id: 'b', isRead: 1 },
    ],
  };

  it('API-20: unread is what is known, and without a pagination there is one page', async () => {
    const { caller } = buildCaller({ scope: 'full', answers: { 'GET /v1/notification': given } });
    const answer = await caller.notifications.list({});
    expect(answer).toMatchObject({ pages: 1, totalCount: 2, unread: 1, unreadable: 0 });
    expect(answer.items).toMatchObject([
      { id: '1', isRead: false, title: null, type: null },
      { id: 'b', isRead: true },
    ]);
    expect(await caller.notifications.unreadCount()).toEqual({ unread: 1 });
  });

  it('P-87: unread is of the page where there are more, and the answer says so', async () => {
    const { caller } = aFirmWith(45, [10, 11, 12, 13, 14], { counts: false });
    expect(await caller.notifications.list({})).toMatchObject({ unread: 0, countsAllPages: false });
    expect(await caller.notifications.list({ page: 2 })).toMatchObject({ unread: 5, countsAllPages: false });
    const one = aFirmWith(5, [2], { counts: false }).caller;
    expect(await one.notifications.list({})).toMatchObject({ unread: 1, countsAllPages: true });
  });

  it('P-87: all are marked page by page, and none is left unread', async () => {
    const { caller, open } = aFirmWith(45, [12, 44], { counts: false });
    expect(await caller.notifications.markAllRead()).toEqual({ unread: 0 });
    expect(open.size).toBe(0);
  });

  it('P-87: how many are left is not known where marking stopped at its limits', async () => {
    const { caller, open } = aFirmWith(400, [0, 399], { counts: false });
    expect(await caller.notifications.markAllRead()).toEqual({ unread: null });
    expect(open.size).toBe(1);
  });

  it('API-20: one that cannot be read is set aside and counted', async () => {
    const items = { items: [...given.notifications, { isRead: true }] };
    const { caller } = buildCaller({ scope: 'full', answers: { 'GET /v1/notification': items } });
    expect(await caller.notifications.list({})).toMatchObject({ unreadable: 1, unread: 1 });
  });
});

describe('notifications.markRead', () => {
  it('P-20: marks one and answers it as read', async () => {
    const { caller, seen } = aFirmWith(3, [1]);
    const answer = await caller.notifications.markRead({ uuid: aUuid(1) });
    expect(answer).toEqual({ isRead: true });
    expect(seen.marked).toEqual([aUuid(1)]);
  });
});

describe('notifications.markAllRead', () => {
  it('P-20: marks what is unread on every page, and nothing else', async () => {
    const { caller, seen } = aFirmWith(35, [0, 5, 11, 34]);
    expect(await caller.notifications.markAllRead()).toEqual({ unread: 0 });
    expect(seen.marked.toSorted()).toEqual([0, 5, 11, 34].map(aUuid));
  });

  it('P-20: reads no further than the last one unread', async () => {
    const { caller, seen } = aFirmWith(500, [3, 14]);
    await caller.notifications.markAllRead();
    expect(seen.pages).toBe(2);
  });

  it('P-20: sends no more than eight at once', async () => {
    const { caller, seen } = aFirmWith(10, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await caller.notifications.markAllRead();
    expect(seen.most).toBe(8);
  });

  it('P-20: the same again changes nothing', async () => {
    const { caller, seen } = aFirmWith(10, [4]);
    await caller.notifications.markAllRead();
    expect(await caller.notifications.markAllRead()).toEqual({ unread: 0 });
    expect(seen.marked).toEqual([aUuid(4)]);
  });

  it('P-20: stops at a bounded number of pages and says how many are left', async () => {
    const { caller, seen } = aFirmWith(400, [0, 399]);
    expect(await caller.notifications.markAllRead()).toEqual({ unread: 1 });
    expect(seen.pages).toBe(25);
  });

  const all = Array.from({ length: 100 }, (_item, index) => index);

  it('P-87: what the firm took before its limit is kept, how many are left is known, and no mark follows', async () => {
    const { caller, seen } = aFirmWith(100, all, { maxMarks: 60 });
    expect(await caller.notifications.markAllRead()).toEqual({ unread: 40 });
    const { sent } = seen;
    expect(sent).toBeLessThanOrEqual(68);
    await nextTurns();
    expect(seen.sent).toBe(sent);
  });

  it('P-87: a firm that limits marks and counts none leaves it unknown how many are left, on its last page too', async () => {
    const firm = aFirmWith(10, all.slice(0, 10), { maxMarks: 6, counts: false });
    expect(await firm.caller.notifications.markAllRead()).toEqual({ unread: null });
  });

  it('P-20: where the firm takes none of them, its limit fails the request, and no mark follows', async () => {
    const { caller, seen } = aFirmWith(100, all, { maxMarks: 0 });
    expect((await failureOf(caller.notifications.markAllRead())).appCode).toBe('TOO_MANY_REQUESTS');
    const { sent } = seen;
    await nextTurns();
    expect(seen.sent).toBe(sent);
  });

  it('P-20: one that cannot be marked fails the request', async () => {
    const { caller } = buildCaller({
      scope: 'full',
      answers: {
        'GET /v1/notification': {
          notifications: [aNotification()],
          pagination: { totalCount: 1, defaultPageSize: 10 },
          unread_count: 1,
        },
        'PUT /v1/notification': aRefusal(503),
      },
    });
    expect((await failureOf(caller.notifications.markAllRead())).appCode).toBe('UNAVAILABLE');
  });
});
