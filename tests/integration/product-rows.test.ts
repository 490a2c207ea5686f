import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type LinkedApps, linkApps, mockProfile, seededAt } from './support/linked-apps.ts';
import { callPortal, sendPortal, signIn } from './support/portal-caller.ts';

const vip = 'vip@portal.example.com';
const standard = 'standard@portal.example.com';

let apps: LinkedApps;
beforeEach(async () => {
  apps = await linkApps();
});
afterEach(() => apps.close());

/** The calls of a signed-in person. */
async function as(email: string) {
  const token = await signIn(apps, email);
  return {
    read: async <Data>(procedure: string, input?: unknown): Promise<Data> =>
      (await callPortal<Data>(apps, procedure, { token, input })).data,
    send: async <Data>(procedure: string, input?: unknown): Promise<Data> =>
      (await sendPortal<Data>(apps, procedure, { token, input })).data,
  };
}

/** Whether the firm gives more than the specification names. */
const isFull = mockProfile === 'full';

type Provider = { uuid: string; name: string | null };
type Entry = { uuid: string; financialYear: string; providerCount: number | null };
type Panel = { items: { provider: Provider; verdict: string | null }[] };
type Report = {
  provider: Provider | null;
  sections: { key: string }[];
  dueDiligence: { financialYear: string } | null;
};

describe('information', () => {
  test('P-3, API-17, API-18: eight providers, and due diligence of three financial years, newest first', async () => {
    const { read } = await as(standard);
    const { providers } = await read<{ providers: Provider[] }>('providers.list');
    const { entries } = await read<{ entries: Entry[] }>('dueDiligence.list');
    expect(providers).toHaveLength(8);
    const years = entries.map(({ financialYear }) => financialYear);
    expect(years).toHaveLength(3);
    expect(years).toEqual(years.toSorted().toReversed());
  });

  test('P-4, P-17, API-18: each entry has its panel with providers, and each of those its report', async () => {
    const { read } = await as(standard);
    const { entries } = await read<{ entries: Entry[] }>('dueDiligence.list');
    for (const entry of entries) {
      const { items } = await read<Panel>('dueDiligence.panel', { uuid: entry.uuid });
      expect(items).toHaveLength(
        await apps.database.panelItem.count({ where: { dueDiligenceUuid: entry.uuid } }),
      );
      expect(entry.providerCount).toBe(isFull ? items.length : null);
      expect(items.every(({ verdict }) => (verdict !== null) === isFull)).toBe(true);
      for (const { provider } of items) {
        const report = await read<Report>('dueDiligence.report', {
          dueDiligenceUuid: entry.uuid,
          providerUuid: provider.uuid,
        });
        expectReport(report, { entry, provider });
      }
    }
  });

  test('P-5, API-17: a provider comes with the client’s own policies there', async () => {
    const { read } = await as(vip);
    const owned = await apps.database.policy.findMany({ where: { client: { email: vip } } });
    const providerUuid = owned[0]?.providerUuid ?? '';
    const { name } = await apps.database.provider.findUniqueOrThrow({ where: { uuid: providerUuid } });
    const provider = await read<Provider>('providers.byId', { uuid: providerUuid });
    expect(provider).toMatchObject({ uuid: providerUuid, name: isFull ? name : null });
    const own = await read<{ policies: { uuid: string }[] }>('providers.myPolicies', { uuid: providerUuid });
    const expected = owned.filter((policy) => policy.providerUuid === providerUuid);
    expect(own.policies.map(({ uuid }) => uuid).toSorted()).toEqual(
      expected.map(({ uuid }) => uuid).toSorted(),
    );
  });
});

/** The specification names no field of a report. */
function expectReport(report: Report, { entry, provider }: { entry: Entry; provider: Provider }): void {
  expect(report.provider).toEqual(isFull ? { uuid: provider.uuid, name: provider.name } : null);
  expect(report.dueDiligence?.financialYear).toBe(isFull ? entry.financialYear : undefined);
  expect(report.sections.length > 0).toBe(isFull);
}

type Article = { id: string; likeCount: number; liked: boolean };
type Part = { items: Article[]; next: string | null };

describe('insights', () => {
  async function readAll(read: <Data>(name: string, input: unknown) => Promise<Data>, filters: object) {
    const found: Article[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const part: Part = await read<Part>('insights.list', { ...filters, ...(cursor && { cursor }) });
      found.push(...part.items);
      cursor = part.next;
    }
    return found;
  }

  test('P-6, API-19: every article once, part by part; by category and author those alone', async () => {
    const { read } = await as(standard);
    const all = await readAll(read, {});
    expect(all).toHaveLength(await apps.database.insight.count());
    expect(all.length).toBeGreaterThanOrEqual(12);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const rows = await apps.database.insight.findMany();
    for (const categories of new Set(rows.map(({ categoryId }) => categoryId)))
      for (const writer of new Set(rows.map(({ authorId }) => authorId))) {
        const fitting = rows.filter(
          ({ categoryId, authorId }) => categoryId === categories && authorId === writer,
        );
        const ids = new Set(fitting.map(({ id }) => id));
        expect(await readAll(read, { categories, writer })).toEqual(all.filter(({ id }) => ids.has(id)));
      }
  });

  test('P-33, SEC-I7, API-19: a like counts once for each client', async () => {
    const { read, send } = await as(standard);
    const article = (await readAll(read, {})).find(({ liked }) => !liked) as Article;
    const answers = await Promise.all([1, 2, 3].map(() => send('insights.like', { id: article.id })));
    const counted = isFull ? article.likeCount + 1 : null;
    expect(answers).toEqual(Array(3).fill({ likeCount: counted, liked: true }));
    const other = await as(vip);
    expect(await other.read('insights.byId', { id: article.id })).toMatchObject({
      likeCount: article.likeCount + 1,
    });
  });

  test('P-33, API-19: a like is taken back where the firm says that it can be', async () => {
    const { read, send } = await as(standard);
    const [first] = await readAll(read, {});
    const { id } = first as Article;
    const byId = () => read<Article & { canUnlike: boolean | null }>('insights.byId', { id });
    await send('insights.like', { id });
    const { canUnlike, likeCount } = await byId();
    expect(canUnlike).toBe(isFull ? true : null);
    if (!isFull) return;
    const taken = { likeCount: likeCount - 1, liked: false };
    expect(await send('insights.unlike', { id })).toEqual(taken);
    expect(await byId()).toMatchObject(taken);
  });
});

type News = {
  items: { id: string; isRead: boolean }[];
  page: number;
  pages: number;
  totalCount: number;
  unread: number;
};

describe('notifications', () => {
  test('P-7, API-20: pages = ceil(totalCount / defaultPageSize), with every one of them once', async () => {
    const { read } = await as(standard);
    const first = await read<News>('notifications.list', { page: 1 });
    const second = await read<News>('notifications.list', { page: 2 });
    expect(first.pages).toBe(Math.ceil(first.totalCount / 20));
    expect(first.items).toHaveLength(20);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(first.totalCount);
  });

  test('P-20, API-20: mark as read sets isRead, mark all the rest, and neither touches anyone else', async () => {
    const { read, send } = await as(standard);
    const before = await read<News>('notifications.list', { page: 1 });
    const other = await as(vip);
    const theirs = await other.read('notifications.unreadCount');
    const unread = before.items.find(({ isRead }) => !isRead);
    expect(await send('notifications.markRead', { uuid: unread?.id })).toMatchObject({ isRead: true });
    expect(await read('notifications.unreadCount')).toEqual({ unread: before.unread - 1 });
    expect(await send('notifications.markAllRead')).toEqual({ unread: 0 });
    expect(await read('notifications.list', { page: 1 })).toMatchObject({ unread: 0 });
    expect(await other.read('notifications.unreadCount')).toEqual(theirs);
  });

  test('P-20, SEC-B8: all of a hundred are marked in one request, within the mock’s limit of writes', async () => {
    await apps.close();
    apps = await linkApps({ limitsWrites: true });
    const { uuid: clientUuid } = await apps.database.client.findUniqueOrThrow({ where: { email: standard } });
    const entry = { clientUuid, type: 'review_due', title: 'Review', body: 'Your yearly review is due.' };
    await apps.database.notification.createMany({
      data: Array.from({ length: 100 }, () => ({ ...entry, id: randomUUID(), createdAt: seededAt })),
    });
    const { read, send } = await as(standard);
    expect(await send('notifications.markAllRead')).toEqual({ unread: 0 });
    expect(await read('notifications.list', { page: 1 })).toMatchObject({ unread: 0 });
    const change = { changedFields: { surname: 'Elsewhere' } };
    expect(await send('client.update', change)).toMatchObject({ pendingAmendment: {} });
  });
});

test('P-8, API-15: a change waits for the firm; the record stays as it was, and a second one joins it', async () => {
  const { read, send } = await as(standard);
  const before = await read<{ surname: string; address: object }>('client.get');
  await send('client.update', { changedFields: { surname: 'Elsewhere' } });
  await send('client.update', { changedFields: { address: { town: 'Larkfield' } } });
  const after = await read<{ pendingAmendment: { changes: { field: string; new: string }[] } }>('client.get');
  expect(after).toMatchObject({ surname: before.surname, address: before.address });
  if (!isFull) {
    // That a change waits is all that the specification names of it.
    expect(Object.values(after.pendingAmendment)).toEqual([null, null, null, null, null, null]);
    return;
  }
  const changes = after.pendingAmendment.changes.map((change) => [change.field, change.new]);
  expect(changes).toEqual(
    expect.arrayContaining([
      ['surname', 'Elsewhere'],
      ['address.town', 'Larkfield'],
    ]),
  );
});

describe('our extensions of the API', () => {
  if (!isFull) {
    test('P-9, P-10, P-13: are reported as not offered by a firm that does not know them', async () => {
      const { read } = await as(standard);
      expect(await read('messages.list')).toMatchObject({ offered: false, threads: [] });
      expect(await read('messages.unreadCount')).toEqual({ offered: false, unread: 0 });
      expect(await read('content.list')).toMatchObject({ offered: false, pages: [] });
      expect(await read('documents.list', {})).toMatchObject({ offered: false, documents: [] });
      expect(await read('documents.unreadCount')).toEqual({ offered: false, unread: 0 });
      expect(await read('documents.requests')).toMatchObject({ offered: false, requests: [] });
      expect(await read('device.list')).toMatchObject({ offered: false, devices: [] });
    });
    return;
  }

  test('P-9: a conversation is started, answered and read', async () => {
    const { read, send } = await as(standard);
    const thread = await send<{ uuid: string }>('messages.start', {
      subject: 'A question',
      body: 'May I ask?',
    });
    await send('messages.reply', { uuid: thread.uuid, body: 'One thing more.' });
    const { messages } = await read<{ messages: { body: string; sender: { isClient: boolean } }[] }>(
      'messages.byId',
      {
        uuid: thread.uuid,
      },
    );
    expect(messages.map(({ body }) => body)).toEqual(['May I ask?', 'One thing more.']);
    expect(await send('messages.markRead', { uuid: thread.uuid })).toMatchObject({ unreadCount: 0 });
  });

  test('R-25, P-9: unread messages are counted, and reading their conversation takes them from the count', async () => {
    const { read, send } = await as(standard);
    expect(await read('messages.unreadCount')).toEqual({ offered: true, unread: 1 });
    const { threads } = await read<{ threads: { uuid: string; unreadCount: number }[] }>('messages.list');
    const unread = threads.find(({ unreadCount }) => unreadCount > 0);
    await send('messages.markRead', { uuid: unread?.uuid });
    expect(await read('messages.unreadCount')).toEqual({ offered: true, unread: 0 });
  });

  test('P-52, R-25: documents by year, kind, policy, title and what is new; reading one takes it from the count', async () => {
    const { read, send } = await as(standard);
    type Listed = {
      documents: { id: string; title: string; kind: string; policyId: string | null; date: string }[];
      totalCount: number;
      unreadCount: number;
      years: number[];
    };
    const list = (input: object = {}) => read<Listed>('documents.list', input);
    const { documents, totalCount, unreadCount, years } = await list();
    const days = documents.map(({ date }) => date);
    expect(days).toEqual(days.toSorted().toReversed());
    const [year] = years;
    for (const { date } of (await list({ year })).documents) expect(date.slice(0, 4)).toBe(String(year));
    const ofPolicy = documents.find(({ policyId }) => policyId !== null);
    const { kind, policyId, title } = ofPolicy!;
    for (const filter of [{ kind }, { policyId }, { search: title.toUpperCase() }]) {
      const found = await list(filter);
      expect(found.documents.map(({ id }) => id)).toContain(ofPolicy?.id);
      expect(found.totalCount).toBeLessThan(totalCount);
      expect(found.unreadCount).toBe(unreadCount);
    }
    const fresh = await list({ unread: true });
    expect(fresh.totalCount).toBe(unreadCount);
    const id = fresh.documents[0]?.id;
    expect(await read('documents.byId', { id })).toMatchObject({ id, isRead: false });
    expect(await send('documents.markRead', { id })).toEqual({ isRead: true });
    expect(await send('documents.markRead', { id })).toEqual({ isRead: true });
    expect(await read('documents.unreadCount')).toEqual({ offered: true, unread: unreadCount - 1 });
  });

  test('P-9, SEC-I7: a conversation that is started twice under one key is there once', async () => {
    const { read, send } = await as(standard);
    const draft = { subject: 'A question', body: 'May I ask?', idempotencyKey: 'a-key-of-sixteen-or-more' };
    const first = await send<{ uuid: string }>('messages.start', draft);
    expect(await send('messages.start', draft)).toEqual(first);
    const { threads } = await read<{ threads: { subject: string }[] }>('messages.list');
    expect(threads.filter(({ subject }) => subject === draft.subject)).toHaveLength(1);
  });

  test('P-9, SEC-I7: a reply that is sent twice under one key is there once', async () => {
    const { read, send } = await as(standard);
    const { threads } = await read<{ threads: { uuid: string }[] }>('messages.list');
    const uuid = threads[0]!.uuid;
    const reply = { uuid, body: 'Only once, please.', idempotencyKey: 'a-key-of-sixteen-or-more' };
    expect(await send('messages.reply', reply)).toEqual(await send('messages.reply', reply));
    const { messages } = await read<{ messages: { body: string }[] }>('messages.byId', { uuid });
    expect(messages.filter(({ body }) => body === reply.body)).toHaveLength(1);
  });

  test('P-10: content pages', async () => {
    const { read } = await as(standard);
    const { pages } = await read<{ pages: { id: string; title: string }[] }>('content.list');
    expect(pages.length).toBeGreaterThanOrEqual(6);
    for (const { id, title } of pages)
      expect(await read('content.byId', { id })).toMatchObject({ title, html: expect.stringContaining('<') });
  });
});

test('P-11, API-11, API-16: the firm, and when each part last changed', async () => {
  const { read } = await as(standard);
  expect(await read('firm.get')).toMatchObject({ fcaNumber: expect.any(String), bio: expect.any(String) });
  const sections = isFull ? { dueDiligence: expect.any(String) } : null;
  expect(await read('system.cache')).toMatchObject({ sections });
});
