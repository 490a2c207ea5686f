import { describe, expect, test } from 'vitest';
import { asSpecified, buildTestApp, type TestApp } from '../test/build-test-app.ts';
import { callsOf } from '../test/calls.ts';
import { fullToken } from '../test/sign-in.ts';
import { createOpaqueLinks } from './opaque-links.ts';

const secret = 'secret-of-the-tests-of-links-0123456789';
const graph = '/v1/policy/ff4ab7ed-96e4-8159-93fb-01aa257e8713/valuation/graph';

type WithLinks = { uuid: string; _links: Record<string, { href: string } | null> };

/** A mock in the specification profile, and what vip@ finds at an address. */
async function visit() {
  const mock: TestApp = await buildTestApp(asSpecified);
  const token = await fullToken(mock, 'vip');
  const get = async (url: string) => {
    const { status, body } = await callsOf(mock).get(url, { token });
    return { status, body: body as Record<string, unknown> };
  };
  const policies = async () => (await get('/v1/policy')).body.items as WithLinks[];
  return { mock, get, policies };
}

const hrefOf = ({ _links }: WithLinks, relation: string) => _links[relation]?.href ?? '';

describe('API-21: links in the specification profile', () => {
  test('say nothing of where they lead, and can be followed', async () => {
    const { get, policies } = await visit();
    for (const policy of await policies()) {
      const hrefs = ['valuation-latest', 'valuation-graph'].map((relation) => hrefOf(policy, relation));
      for (const href of hrefs) {
        expect(href).toMatch(/^\/v1\/link\/[\w-]{40,}$/);
        const read = Buffer.from(href.slice('/v1/link/'.length), 'base64url').toString('latin1');
        for (const hint of ['policy', 'valuation', policy.uuid]) expect(href + read).not.toContain(hint);
      }
    }
    const [policy] = await policies();
    const { status, body } = await get(hrefOf(policy!, 'valuation-latest'));
    expect([status, body.policy]).toEqual([200, { uuid: policy!.uuid }]);
  });

  test('take the date_range that is added to them', async () => {
    const { get, policies } = await visit();
    const href = hrefOf((await policies())[0]!, 'valuation-graph');
    expect((await get(`${href}?date_range=two_years`)).status).toBe(200);
    expect((await get(`${href}?date_range=ever`)).status).toBe(422);
    expect((await get(href)).status).toBe(422);
  });

  test('are the only way to what has no path in the specification: a guessed path answers 404', async () => {
    const { mock, get, policies } = await visit();
    const { uuid } = (await policies())[0]!;
    const entry = await mock.database.dueDiligence.findFirstOrThrow();
    for (const path of [
      `/v1/policy/${uuid}/valuation/latest`,
      `/v1/policy/${uuid}/valuation/graph?date_range=one_year`,
      `/v1/due-diligence/${entry.uuid}/panel`,
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  test('that are made up answer 404', async () => {
    const { get, policies } = await visit();
    const href = hrefOf((await policies())[0]!, 'valuation-latest');
    const changed = `${href.slice(0, -1)}${href.endsWith('A') ? 'B' : 'A'}`;
    const foreign = createOpaqueLinks(secret).seal({ _links: { self: { href: '/v1/policy' } } }) as WithLinks;
    for (const link of [
      '/v1/link/',
      '/v1/link/abc',
      '/v1/link',
      href.slice(0, -4),
      `${href}/x`,
      `${href}=`,
      hrefOf(foreign, 'self'),
      changed,
    ])
      expect([link, (await get(link)).status]).toEqual([link, 404]);
  });

  test('SEC-D1: open nothing without a token', async () => {
    const { mock, policies } = await visit();
    const href = hrefOf((await policies())[0]!, 'valuation-latest');
    expect((await callsOf(mock).get(href)).status).toBe(401);
  });
});

describe('API-18: the panel of a due diligence entry', () => {
  test('is reached by its link, and each provider on it by another', async () => {
    const { get } = await visit();
    const [entry] = (await get('/v1/due-diligence')).body.items as WithLinks[];
    const panel = (await get(hrefOf(entry!, 'panel'))).body.items as WithLinks[];
    expect(panel.length).toBeGreaterThan(1);
    const provider = await get(hrefOf(panel[0]!, 'provider'));
    expect([provider.status, provider.body]).toEqual([200, { uuid: expect.any(String) }]);
  });
});

describe('API-19: the next link of articles', () => {
  test('leads through all of them, each once', async () => {
    const { mock, get } = await visit();
    const published = await mock.database.insight.count({
      where: { publishedAt: { lte: mock.clock.now() } },
    });
    const seen: string[] = [];
    let href: string | undefined = '/v1/insights';
    while (href !== undefined) {
      const { body } = await get(href);
      seen.push(...(body.items as { id: string }[]).map(({ id }) => id));
      href = (body._links as WithLinks['_links']).next?.href;
      if (href !== undefined) expect(href).toMatch(/^\/v1\/link\/[\w-]+$/);
      expect(seen.length).toBeLessThanOrEqual(published);
    }
    expect(new Set(seen).size).toBe(published);
    expect(seen).toHaveLength(published);
  });
});

describe('API-21: a link', () => {
  const links = createOpaqueLinks(secret);
  const sealed = (href: string) => hrefOf(links.seal({ _links: { self: { href } } }) as WithLinks, 'self');

  test('is the same for the same address, even after a restart', () => {
    expect(sealed(graph)).toBe(sealed(graph));
    expect(createOpaqueLinks(secret).resolve(sealed(graph))).toBe(graph);
  });

  test.each([
    [graph, '', graph],
    [graph, '?date_range=one_year', `${graph}?date_range=one_year`],
    [`${graph}?date_range=one_year`, '', `${graph}?date_range=one_year`],
    [`${graph}?date_range=one_year`, '?date_range=two_years', `${graph}?date_range=two_years`],
    ['/v1/insights?cursor=a_b', '?x=1', '/v1/insights?cursor=a_b&x=1'],
  ])('to %s, followed with "%s", leads to %s', (href, added, target) => {
    expect(links.resolve(`${sealed(href)}${added}`)).toBe(target);
  });

  test('is sealed wherever it is in an answer; null stays null, and text elsewhere stays as it is', () => {
    const answer = { html: graph, items: [{ _links: { self: { href: graph }, next: null } }], _links: null };
    expect(links.seal(answer)).toEqual({
      html: graph,
      items: [{ _links: { self: { href: sealed(graph) }, next: null } }],
      _links: null,
    });
  });
});
