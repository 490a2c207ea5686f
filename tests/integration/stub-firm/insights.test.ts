import { describe, expect, test } from 'vitest';
import { json, text } from '../../support/stub-firm.ts';
import type { FirmAnswer, FirmAnswers } from '../../support/stub-firm-answers.ts';
import { callPortal, sendPortal } from '../support/portal-caller.ts';
import { type BeforeFirm, openBeforeFirm, signInFully } from './open-before-firm.ts';

type Insight = { id: string; likeCount: number | null };

type Insights = { items: Insight[]; next: string | null; unreadable: number };

const articles = 'GET /v1/insights';
const anArticle = (id: unknown, rest: object = {}) => ({ id, like_count: 3, likes: [], ...rest });

describe('API-19, P-6: articles', () => {
  const two = [anArticle(7), anArticle('markets-in-autumn')];
  test.each([
    ['a bare list', two],
    ['items', { items: two }],
    ['data', { data: two }],
    ['insights', { insights: two }],
  ])('API-19: they are found as %s', async (_what, answer) => {
    const apps = await openBeforeFirm({ [articles]: json(answer) });
    const token = await signInFully(apps);
    const { data } = await callPortal<Insights>(apps, 'insights.list', { token, input: {} });
    expect(data).toMatchObject({
      items: [{ id: '7', likeCount: 3, title: null }, { id: 'markets-in-autumn' }],
      next: null,
      unreadable: 0,
    });
  });

  test('API-19: one bad article is set aside and counted', async () => {
    const apps = await openBeforeFirm({ [articles]: json([anArticle(7), { title: 'Canary-Title' }]) });
    const token = await signInFully(apps);
    const { data } = await callPortal<Insights>(apps, 'insights.list', { token, input: {} });
    expect(data.items.map(({ id }) => id)).toEqual(['7']);
    expect(data.unreadable).toBe(1);
    expect(apps.log()).not.toContain('Canary');
  });

  test.each(['7', 'markets-in-autumn'])('API-19: the article %s is requested by its id', async (id) => {
    const apps = await openBeforeFirm();
    const token = await signInFully(apps);
    const { data } = await callPortal(apps, 'insights.byId', { token, input: { id } });
    expect(data).toMatchObject({ id, likeCount: 3, title: null });
    expect(apps.firm.calls.at(-1)?.target).toBe(`/v1/insights/${id}`);
  });

  test('API-19: categories and writers are ids and names, and filter by them', async () => {
    const apps = await openBeforeFirm({
      'GET /v1/insights/categories': json({ 12: 'Markets', Tax_2026: 'Tax' }),
    });
    const token = await signInFully(apps);
    const categories = await callPortal(apps, 'insights.categories', { token });
    expect(categories.data).toEqual({ 12: 'Markets', Tax_2026: 'Tax' });
    expect((await callPortal(apps, 'insights.authors', { token })).data).toEqual({ 2: 'Ada Byron' });
    await callPortal(apps, 'insights.list', { token, input: { categories: 'Tax_2026', writer: '2' } });
    const [call] = apps.firm.callsTo(articles);
    expect(Object.fromEntries(call!.query)).toEqual({
      'InsightSearch[categories]': 'Tax_2026',
      'InsightSearch[writer]': '2',
    });
  });
});

/** The same text with one other letter. */
function withOtherSign(handle: string, at: number): string {
  return `${handle.slice(0, at)}${handle[at] === 'k' ? 'w' : 'k'}${handle.slice(at + 1)}`;
}

describe('API-19: the next link stays with the gateway', () => {
  /** Three pages, each naming the next in this way. */
  const inPages = (href: (page: number) => string): FirmAnswers => ({
    [articles]: ({ query }) => {
      const page = Number(query.get('page') ?? '1');
      const links = page < 3 ? { _links: { next: { href: href(page + 1) } } } : { _links: { next: null } };
      return json({ items: [anArticle(`page-${page}`)], ...links });
    },
  });
  const relative = inPages((page) => `?page=${page}`);
  const list = (apps: BeforeFirm, token: string, cursor?: string) =>
    callPortal<Insights>(apps, 'insights.list', { token, input: { cursor } });

  test('API-19, P-6: the next link of a filtered list is followed with its filters', async () => {
    const href = '/v1/insights?InsightSearch%5Bwriter%5D=ann-bell&cursor=abc_123';
    const apps = await openBeforeFirm({
      [articles]: ({ query }) =>
        json({ items: [anArticle('one')], _links: query.has('cursor') ? {} : { next: { href } } }),
    });
    const token = await signInFully(apps);
    const first = await callPortal<Insights>(apps, 'insights.list', { token, input: { writer: 'ann-bell' } });
    expect((await list(apps, token, first.data.next ?? '')).data.next).toBeNull();
    expect(apps.firm.callsTo(articles).map(({ query }) => Object.fromEntries(query))).toEqual([
      { 'InsightSearch[writer]': 'ann-bell' },
      { 'InsightSearch[writer]': 'ann-bell', cursor: 'abc_123' },
    ]);
  });

  test.each([
    ['?page=2', (_origin: string, page: number) => `?page=${page}`],
    ['/v1/insights?page=2', (_origin: string, page: number) => `/v1/insights?page=${page}`],
    ['a whole address', (origin: string, page: number) => `${origin}/v1/insights?page=${page}&per-page=1`],
  ])('API-19: %s is followed when its handle comes back, to the end', async (_what, href) => {
    const apps = await openBeforeFirm();
    Object.assign(
      apps.firm.answers,
      inPages((page) => href(apps.firm.origin, page)),
    );
    const token = await signInFully(apps);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await list(apps, token, cursor);
      seen.push(...data.items.map(({ id }) => id));
      cursor = data.next ?? undefined;
    } while (cursor !== undefined && seen.length < 10);
    expect(seen).toEqual(['page-1', 'page-2', 'page-3']);
    const pages = apps.firm.callsTo(articles).map(({ query }) => query.get('page'));
    expect(pages).toEqual([null, '2', '3']);
  });

  test('API-19: the handle shows no part of the address', async () => {
    const apps = await openBeforeFirm(inPages((page) => `/v1/insights?page=${page}&secret-place=1`));
    const { data } = await list(apps, await signInFully(apps));
    const parts = [data.next!, ...data.next!.split('.')];
    const read = parts.flatMap((part) => [part, Buffer.from(part, 'base64url').toString('latin1')]);
    for (const shown of read) expect(shown).not.toMatch(/page=|insights|secret-place/);
  });

  const forgeries: [string, (handle: string) => string][] = [
    ['with another sign near its end', (handle) => withOtherSign(handle, handle.length - 6)],
    ['with another sign in its middle', (handle) => withOtherSign(handle, Math.floor(handle.length / 2))],
    ['with another first sign', (handle) => withOtherSign(handle, 0)],
    ['cut short', (handle) => handle.slice(0, -4)],
    ['of plain text', () => Buffer.from('/v1/client').toString('base64url')],
    ['that is a path', () => '/v1/client'],
    ['that is a query', () => '?page=2'],
  ];
  test.each(forgeries)(
    'API-19, SEC-G21: a handle %s is refused, and the firm is not called',
    async (...row) => {
      const [, forge] = row;
      const apps = await openBeforeFirm(relative);
      const token = await signInFully(apps);
      const { data } = await list(apps, token);
      const before = apps.firm.callsTo(articles).length;
      const reply = await list(apps, token, forge(data.next!));
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
      expect(apps.firm.callsTo(articles)).toHaveLength(before);
    },
  );

  test('API-19, SEC-F1: the handle of another client is refused', async () => {
    const apps = await openBeforeFirm(relative);
    const { data } = await list(apps, await signInFully(apps));
    const other = await signInFully(apps, 'grace@client.example');
    const reply = await list(apps, other, data.next!);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(apps.firm.callsTo(articles)).toHaveLength(1);
  });

  test.each(['/v1/insights', '?', ''])(
    'API-19: a first page whose next is %j ends the list',
    async (href) => {
      const apps = await openBeforeFirm({
        [articles]: json({ items: [anArticle(7)], _links: { next: { href } } }),
      });
      const { status, data } = await list(apps, await signInFully(apps));
      expect({ status, next: data?.next }).toEqual({ status: 200, next: null });
    },
  );

  test('API-19: a second page that points to itself ends the list', async () => {
    const apps = await openBeforeFirm(inPages(() => '?page=2'));
    const token = await signInFully(apps);
    const first = await list(apps, token);
    const second = await list(apps, token, first.data.next!);
    expect(second.data).toMatchObject({ items: [{ id: 'page-2' }], next: null });
  });
});

describe('API-19: liking', () => {
  test.each([
    ['{}', json({})],
    ['204 without a body', { status: 204 }],
    ['a line of text', text('OK')],
  ] as [string, FirmAnswer][])(
    'API-19: %s likes, and the count is never the old one',
    async (_what, answer) => {
      let liked = 0;
      const apps = await openBeforeFirm({
        'GET /v1/insights/{id}': () => json(anArticle(7, { like_count: 3 + liked })),
        'POST /v1/insights/{id}/like': () => {
          liked += 1;
          return answer;
        },
      });
      const token = await signInFully(apps);
      const { status, data } = await sendPortal<{ liked: boolean; likeCount: number | null }>(
        apps,
        'insights.like',
        { token, input: { id: '7' } },
      );
      expect({ status, liked: data?.liked }).toEqual({ status: 200, liked: true });
      expect([4, null]).toContain(data.likeCount);
      expect(liked).toBe(1);
    },
  );

  test('API-19: a count that the answer carries is the one shown', async () => {
    const apps = await openBeforeFirm({
      'POST /v1/insights/{id}/like': json({ like_count: 12, liked: true }),
    });
    const token = await signInFully(apps);
    const { data } = await sendPortal(apps, 'insights.like', { token, input: { id: '7' } });
    expect(data).toMatchObject({ likeCount: 12, liked: true });
  });
});
