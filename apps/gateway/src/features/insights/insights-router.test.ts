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
  it('P-6: gives articles without their text, and null where the list ends', async () => {
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
          canUnlike: null,
        },
      ],
      next: null,
      unreadable: 0,
    });
  });

  it.each([
    ['/v1/insights?page=2', '/v1/insights?page=2'],
    ['?page=2', '/v1/insights?page=2'],
    ['/v1/more/abc', '/v1/more/abc'],
    ['https://firm.example.com/v1/insights?cursor=b', '/v1/insights?cursor=b'],
  ])('P-6: the next link %s is kept by the gateway as %s', async (href, kept) => {
    const { caller } = callerOver(aList(href));
    expect((await caller.insights.list({})).next).toBe(`hash-of-the-account|${kept}`);
  });

  it.each([
    '/v1/insights',
    'https://firm.example.com/v1/insights',
    '?',
    '/v1/insights?InsightSearch%5Bwriter%5D=ann-bell',
  ])('P-6: a part whose next link %s leads to itself is the last', async (href) => {
    const { caller } = callerOver(aList(href));
    const writer = href.includes('writer') ? { writer: 'ann-bell' } : {};
    expect((await caller.insights.list(writer)).next).toBeNull();
  });

  it.each([
    'https://evil.example.com/v1/insights?cursor=a',
    '//evil.example.com/v1/insights',
    '/v1/%2e%2e/admin',
    '/admin?cursor=a',
    'http://firm.example.com/v1/insights?page=2',
  ])(
    'SEC-G1, P-6: if the next link may not be followed, the page is given and only the next request fails: %s',
    async (href) => {
      const { caller, calls } = callerOver(aList(href));
      const { items, next } = await caller.insights.list({});
      expect([items.length, next]).toEqual([1, 'hash-of-the-account|no link']);
      expect(calls).toHaveLength(1);
    },
  );

  it.each(['/v1/insights?cursor=a', 'https://evil.example.com', '..', 'a b', 'x'.repeat(4097)])(
    'SEC-G21: accepts no address and nothing malformed as the place to continue from: %j',
    async (cursor) => {
      const { caller, calls } = callerOver(aList());
      expect((await failureOf(caller.insights.list({ cursor }))).appCode).toBe('VALIDATION');
      expect(calls).toEqual([]);
    },
  );
});

describe('one article', () => {
  it('P-6: comes with its text', async () => {
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

  it.each([
    [{ liked: true, likes: false }, true],
    [{ likes: true }, true],
    [{ likes: false }, false],
    [{ likes: [] }, false],
    [{ likes: 0 }, false],
    [{ likes: ['somebody'] }, null],
    [{ likes: 3 }, null],
    [{}, null],
  ])('API-19: from %j follows whether the reader likes it: %j', async (likes, liked) => {
    const { caller } = callerOver({ 'GET /v1/insights/7': { id: 7, ...likes } });
    expect(await caller.insights.byId({ id: '7' })).toMatchObject({ id: '7', liked });
  });

  it('API-19: an answer that says nothing of the count leaves it to be counted up', async () => {
    const { caller } = callerOver({ 'POST /v1/insights/on-gilts/like': {} });
    expect(await caller.insights.like({ id: 'on-gilts' })).toEqual({ likeCount: null, liked: true });
  });

  it('P-33: is liked, and answers how many like it', async () => {
    const { caller } = callerOver({ 'POST /v1/insights/on-gilts/like': { like_count: 4, liked: true } });
    expect(await caller.insights.like({ id: 'on-gilts' })).toEqual({ likeCount: 4, liked: true });
  });
});

describe('taking a like back', () => {
  it('P-33: answers how many like it still, or leaves it to be counted down', async () => {
    const path = 'DELETE /v1/insights/on-gilts/like';
    const { caller } = callerOver({ [path]: { like_count: 3, liked: false } });
    expect(await caller.insights.unlike({ id: 'on-gilts' })).toEqual({ likeCount: 3, liked: false });
    const { caller: silent } = callerOver({ [path]: {} });
    expect(await silent.insights.unlike({ id: 'on-gilts' })).toEqual({ likeCount: null, liked: false });
  });

  it('API-19: an article says whether it can be; where it does not, nothing is promised', async () => {
    const offered = callerOver({ 'GET /v1/insights/7': { id: 7, can_unlike: true } });
    expect(await offered.caller.insights.byId({ id: '7' })).toMatchObject({ canUnlike: true });
    const untold = callerOver({ 'GET /v1/insights/7': { id: 7 } });
    expect(await untold.caller.insights.byId({ id: '7' })).toMatchObject({ canUnlike: null });
  });
});

describe('what the welcome screen loads beside policies', () => {
  it('W-3: categories and authors, id to name, null where that is blank', async () => {
    const { caller } = callerOver({
      'GET /v1/insights/categories': { tax: 'Tax', pensions: ' ' },
      'GET /v1/insights/authors': { ann: ' Ann Bell', ben: '' },
    });
    expect(await caller.insights.categories()).toEqual({ tax: 'Tax', pensions: null });
    expect(await caller.insights.authors()).toEqual({ ann: 'Ann Bell', ben: null });
  });

  it('W-3: a call that the firm does not offer is reported as such', async () => {
    const { caller } = callerOver({ 'GET /v1/provider': aRefusal(501, 'NOT_IMPLEMENTED') });
    expect((await failureOf(caller.providers.list())).appCode).toBe('NOT_IMPLEMENTED');
  });
});
