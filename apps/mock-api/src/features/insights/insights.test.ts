import type { EndpointAnswer } from '@portal/contract/endpoint';
import type { Link } from '@portal/contract/shapes/link';
import type { insightsEndpoint } from '@portal/contract/v1/insights';
import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { callsOf } from '../../test/calls.ts';
import { personOf } from '../../test/person.ts';
import { fullToken } from '../../test/sign-in.ts';

type Item = EndpointAnswer<typeof insightsEndpoint>['items'][number];

/** Follows the next links from an address to the end of the list. */
async function readAll(mock: TestApp, token: string, url: string): Promise<{ items: Item[]; parts: number }> {
  const items: Item[] = [];
  let parts = 0;
  for (let next: Link | null = { href: url }; next && parts < 20; parts += 1) {
    const part: EndpointAnswer<typeof insightsEndpoint> = await personOf(mock, token).follow(
      'insights.list',
      next,
    );
    items.push(...part.items);
    next = part._links?.next ?? null;
  }
  return { items, parts };
}

describe('API-19: the list of articles', () => {
  test('newest first, each once, over all its parts, without their texts', async () => {
    const mock = await buildTestApp();
    const { items, parts } = await readAll(mock, await fullToken(mock, 'standard'), '/v1/insights');
    expect(items).toHaveLength(
      await mock.database.insight.count({ where: { publishedAt: { lte: mock.clock.now() } } }),
    );
    expect(parts).toBe(Math.ceil(items.length / 10));
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    const dates = items.map(({ published_at }) => published_at);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(items[0]).not.toHaveProperty('html');
  });

  test('articles of the same moment are each shown once too', async () => {
    const mock = await buildTestApp();
    await mock.database.insight.updateMany({ data: { publishedAt: mock.clock.now() } });
    const { items } = await readAll(mock, await fullToken(mock, 'standard'), '/v1/insights');
    expect(new Set(items.map(({ id }) => id)).size).toBe(await mock.database.insight.count());
    expect(items).toHaveLength(await mock.database.insight.count());
  });

  test('by category and by writer, and the next link keeps the filter', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'standard');
    const { id: _id, ...article } = await mock.database.insight.findFirstOrThrow();
    const other = await mock.database.insightCategory.findFirstOrThrow({
      where: { id: { not: article.categoryId } },
    });
    await mock.database.insight.updateMany({ data: { categoryId: other.id } });
    const copies = Array.from({ length: 23 }, (_, index) => ({ ...article, id: `copy-${index}` }));
    await mock.database.insight.createMany({ data: copies });
    const found = await readAll(mock, token, `/v1/insights?InsightSearch[categories]=${article.categoryId}`);
    expect(found.parts).toBe(3);
    expect(found.items.map(({ id }) => id).sort()).toEqual(copies.map(({ id }) => id).sort());
    const { authorId } = article;
    const written = await readAll(mock, token, `/v1/insights?InsightSearch%5Bwriter%5D=${authorId}`);
    expect(new Set(written.items.map(({ author_id }) => author_id))).toEqual(new Set([authorId]));
    const none = await readAll(mock, token, '/v1/insights?InsightSearch[categories]=nothing');
    expect(none.items).toEqual([]);
  });

  test('an article that is not published yet is not there', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'standard');
    const { id } = await mock.database.insight.findFirstOrThrow();
    const tomorrow = new Date(mock.clock.now().getTime() + 86_400_000);
    await mock.database.insight.update({ where: { id }, data: { publishedAt: tomorrow } });
    expect((await callsOf(mock).get(`/v1/insights/${id}`, { token })).status).toBe(404);
    expect((await callsOf(mock).bare('POST', `/v1/insights/${id}/like`, { token })).status).toBe(404);
    const { items } = await readAll(mock, token, '/v1/insights');
    expect(items.map((item) => item.id)).not.toContain(id);
  });

  test.each(['cursor=abc', 'cursor=a%20b', 'InsightSearch[categories][not]=1', 'InsightSearch=tax'])(
    'SEC-G7: an invalid search is refused: %s',
    async (query) => {
      const mock = await buildTestApp();
      const token = await fullToken(mock, 'standard');
      expect((await callsOf(mock).get(`/v1/insights?${query}`, { token })).status).toBe(422);
    },
  );
});

describe('API-19: categories and authors', () => {
  test('are maps of id to name, and name every article’s', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'standard');
    const { body: categories } = await callsOf(mock).get('/v1/insights/categories', { token });
    const { body: authors } = await callsOf(mock).get('/v1/insights/authors', { token });
    const { items } = await readAll(mock, token, '/v1/insights');
    for (const { category_id, author_id } of items) {
      expect(categories[category_id!]).toEqual(expect.any(String));
      expect(authors[author_id!]).toEqual(expect.any(String));
    }
  });
});

describe('API-19: one article, and liking it', () => {
  test('has its text', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'standard');
    const { items } = await readAll(mock, token, '/v1/insights');
    const { status, body } = await callsOf(mock).get(`/v1/insights/${items[0]?.id}`, { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...items[0], html: expect.stringContaining('<p>') });
  });

  test('SEC-I7: fifty likes of one client and one of another are two', async () => {
    const mock = await buildTestApp();
    await mock.database.insightLike.deleteMany();
    const [token, other] = [await fullToken(mock, 'standard'), await fullToken(mock, 'empty')];
    const { id } = await mock.database.insight.findFirstOrThrow();
    const like = (each: string) => callsOf(mock).bare('POST', `/v1/insights/${id}/like`, { token: each });
    const answers = await Promise.all(Array.from({ length: 50 }, () => like(token)));
    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, { like_count: 1, liked: true }]);
    expect((await like(other)).body).toEqual({ like_count: 2, liked: true });
    const seen = async (each: string) =>
      (await callsOf(mock).get(`/v1/insights/${id}`, { token: each })).body;
    const theirs = { like_count: 2, likes: true, liked: true };
    expect(await seen(token)).toMatchObject(theirs);
    const [listed] = (await readAll(mock, token, '/v1/insights')).items.filter((item) => item.id === id);
    expect(listed).toMatchObject(theirs);
    const stranger = await seen(await fullToken(mock, 'large'));
    expect(stranger).toMatchObject({ like_count: 2, likes: false, liked: false });
  });

  test('P-33, API-19: a like is taken back, once for each client, and can be given again', async () => {
    const mock = await buildTestApp();
    await mock.database.insightLike.deleteMany();
    const [token, other] = [await fullToken(mock, 'standard'), await fullToken(mock, 'empty')];
    const { id } = await mock.database.insight.findFirstOrThrow();
    const path = `/v1/insights/${id}/like`;
    const call = async (method: 'POST' | 'DELETE', each: string) =>
      (await callsOf(mock).bare(method, path, { token: each })).body;
    await call('POST', token);
    await call('POST', other);
    expect((await callsOf(mock).get(`/v1/insights/${id}`, { token })).body).toMatchObject({
      liked: true,
      can_unlike: true,
    });
    for (let time = 0; time < 2; time += 1)
      expect(await call('DELETE', token)).toEqual({ like_count: 1, liked: false });
    expect(await call('POST', token)).toEqual({ like_count: 2, liked: true });
  });

  test('API-19: the like of an article that is not published cannot be taken back', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'standard');
    expect((await callsOf(mock).bare('DELETE', '/v1/insights/no-such/like', { token })).status).toBe(404);
  });
});
