import { describe, expect, it } from 'vitest';
import { anInsight } from '../../test/build/an-insight.ts';
import { buildCaller, failureOf } from '../../test/build-caller.ts';
import { aRefusal } from '../../test/fake-upstream.ts';

const callerOver = (answers: Record<string, unknown>) => buildCaller({ scope: 'full', answers });

function aList(next?: string) {
  const { html: _html, ...item } = anInsight();
  return {
    'GET /v1/insights': {
      items: [item],
      _links: { self: { href: '/v1/insights' }, ...(next === undefined ? {} : { next: { href: next } }) },
    },
  };
}

describe('insights.list', () => {
  it('P6: gives articles without their text, and null where the list ends', async () => {
    const { caller } = callerOver(aList());
    expect(await caller.insights.list({})).toEqual({
      items: [
        {
          id: 'on-gilts',
          title: 'On gilts',
          summary: 'Lending to the state.',
          categoryId: 'markets',
          authorId: 'ann-bell',
          publishedAt: '2026-05-01T09:00:00Z',
          readingMinutes: 4,
          imageUrl: null,
          likeCount: 3,
          liked: false,
        },
      ],
      next: null,
    });
  });

  it('P6: goes on by the place that the next link names, with the same filters', async () => {
    const filters = { categories: 'markets', writer: 'ann-bell' };
    const { caller, calls } = callerOver(
      aList('/v1/insights?InsightSearch%5Bwriter%5D=ann-bell&cursor=place_2'),
    );
    const { next } = await caller.insights.list(filters);
    expect(next).toBe('place_2');
    await caller.insights.list({ ...filters, cursor: 'place_2' });
    expect(calls[1]?.input).toEqual({ query: { InsightSearch: filters, cursor: 'place_2' } });
  });

  it.each([
    'https://evil.example.com/v1/insights?cursor=a',
    '/v1/insights?cursor=../..',
    '/v1/policy?cursor=a',
  ])('G1: a next link that leads elsewhere is told as unreadable: %s', async (href) => {
    const { caller } = callerOver(aList(href));
    expect((await failureOf(caller.insights.list({}))).appCode).toBe('UPSTREAM_MALFORMED');
  });

  it.each(['/v1/insights?cursor=a', 'https://evil.example.com', '..', 'a b', 'x'.repeat(201)])(
    'G1: takes no address and nothing odd as the place to go on: %j',
    async (cursor) => {
      const { caller, calls } = callerOver(aList());
      expect((await failureOf(caller.insights.list({ cursor }))).appCode).toBe('VALIDATION');
      expect(calls).toEqual([]);
    },
  );
});

describe('one article', () => {
  it('P6: comes with its text', async () => {
    const { caller } = callerOver({ 'GET /v1/insights/on-gilts': anInsight() });
    expect(await caller.insights.byId({ id: 'on-gilts' })).toMatchObject({
      html: '<p>Lending.</p>',
      authorBio: null,
    });
    const { caller: told } = callerOver({
      'GET /v1/insights/on-gilts': anInsight({ author_bio: 'A writer.' }),
    });
    expect(await told.insights.byId({ id: 'on-gilts' })).toMatchObject({ authorBio: 'A writer.' });
  });

  it('P6: is liked, and answers how many like it', async () => {
    const { caller } = callerOver({ 'POST /v1/insights/on-gilts/like': { like_count: 4, liked: true } });
    expect(await caller.insights.like({ id: 'on-gilts' })).toEqual({ likeCount: 4, liked: true });
  });
});

describe('what the welcome screen loads beside policies', () => {
  it('W3: categories and authors, id to name', async () => {
    const { caller } = callerOver({
      'GET /v1/insights/categories': { tax: 'Tax' },
      'GET /v1/insights/authors': { ann: 'Ann Bell' },
    });
    expect(await caller.insights.categories()).toEqual({ tax: 'Tax' });
    expect(await caller.insights.authors()).toEqual({ ann: 'Ann Bell' });
  });

  it('W3: a call that the firm does not serve says so and nothing worse', async () => {
    const { caller } = callerOver({ 'GET /v1/provider': aRefusal(501, 'NOT_IMPLEMENTED') });
    expect((await failureOf(caller.providers.list())).appCode).toBe('NOT_IMPLEMENTED');
  });
});
