import { describe, expect, test } from 'vitest';
import { json } from '../../support/stub-firm.ts';
import type { FirmAnswer, FirmAnswers } from '../../support/stub-firm-answers.ts';
import { aPolicy } from '../../support/stub-firm-answers.ts';
import { callPortal } from '../support/portal-caller.ts';
import { type BeforeFirm, openBeforeFirm, signInFully } from './open-before-firm.ts';

type Policy = { uuid: string; name: string | null; valuation: { state: string; value?: number | null } };
type PolicyList = { policies: Policy[]; unreadable: number };

async function ask<Data>(apps: BeforeFirm, procedure: string, input?: object) {
  return callPortal<Data>(apps, procedure, { token: await signInFully(apps), input });
}

/** The policies page of a firm with these answers. */
async function listOf(answers: FirmAnswers): Promise<{ apps: BeforeFirm; data: PolicyList }> {
  const apps = await openBeforeFirm(answers);
  const reply = await ask<PolicyList>(apps, 'policies.list');
  expect({ status: reply.status, message: reply.message }).toEqual({ status: 200, message: undefined });
  return { apps, data: reply.data };
}

describe('API-21, P-1: the list', () => {
  const two = [aPolicy(17), aPolicy('stocks-and-shares')];
  test.each([
    ['a bare list', two],
    ['items', { items: two }],
    ['data', { data: two }],
    ['policies', { policies: two }],
    ['items, with unknown fields', { items: two, total: 2, _links: { self: { href: '/v1/policy' } } }],
  ])('API-21: it is found as %s', async (_what, answer) => {
    const { data } = await listOf({ 'GET /v1/policy': json(answer) });
    expect(data.policies.map(({ uuid }) => uuid)).toEqual(['17', 'stocks-and-shares']);
    expect(data.unreadable).toBe(0);
  });

  test.each([
    ['an empty bare list', []],
    ['no items', { items: [] }],
  ])('API-21: %s is a client without policies', async (_what, answer) => {
    const { data } = await listOf({ 'GET /v1/policy': json(answer) });
    expect(data).toMatchObject({ policies: [], unreadable: 0 });
  });

  test('API-21: uuid and links are enough, and nothing is made up for the rest', async () => {
    const { data } = await listOf({ 'GET /v1/policy': json([aPolicy(17)]) });
    const [policy] = data.policies;
    expect(policy).toMatchObject({ uuid: '17', name: null, valuation: { state: 'none' } });
    const { uuid: _uuid, valuation: _valuation, ...rest } = policy!;
    const invented = Object.entries(rest).filter(([, value]) => value !== null && !isEmpty(value));
    expect(invented).toEqual([]);
  });

  test('API-21: unknown fields pass, and do not leave the gateway', async () => {
    const { data } = await listOf({
      'GET /v1/policy': json([aPolicy(17, { inner_rating: 'Canary-Rating' })]),
    });
    expect(data.policies).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain('Canary-Rating');
  });

  test('API-21: a field of the wrong type is left out, and the others are shown', async () => {
    const odd = aPolicy(17, { name: { text: 'Canary-Name' }, owners: 'Canary-Owner', adviser_name: 'Grace' });
    const { apps, data } = await listOf({ 'GET /v1/policy': json([odd, aPolicy(18, { name: 'Pension' })]) });
    expect(data.policies[0]).toMatchObject({ uuid: '17', name: null, adviserName: 'Grace' });
    expect(data.policies[1]).toMatchObject({ uuid: '18', name: 'Pension' });
    expect(data.unreadable).toBe(0);
    expect(apps.log()).toContain('name');
    expect(apps.log()).not.toContain('Canary');
  });

  test.each([
    ['has no uuid', { name: 'Canary-Policy' }],
    ['has a uuid that is not an id', aPolicy('../../Canary-Policy')],
    ['is a text', 'Canary-Policy'],
    ['is null', null],
  ])('API-21: one policy that %s is set aside and counted', async (_what, bad) => {
    const { apps, data } = await listOf({ 'GET /v1/policy': json([aPolicy(17), bad, aPolicy(18)]) });
    expect(data.policies.map(({ uuid }) => uuid)).toEqual(['17', '18']);
    expect(data.unreadable).toBe(1);
    expect(apps.log()).not.toContain('Canary');
  });
});

/** Whether a value has nothing but null in it, at any depth. */
function isEmpty(value: unknown): boolean {
  if (value === null) return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

describe('API-21: ids are opaque', () => {
  test.each(['17', 'stocks-and-shares', 'A1B2_c3.d4', '0b7e2f8c-5f0e-4a3d-9c1b-7d6e5f4a3b2c'])(
    'API-21: %s is requested unchanged',
    async (uuid) => {
      const apps = await openBeforeFirm();
      const { status, data } = await ask<Policy>(apps, 'policies.byId', { uuid });
      expect({ status, uuid: data?.uuid }).toEqual({ status: 200, uuid });
      expect(apps.firm.callsTo('GET /v1/policy/{uuid}/view').map(({ target }) => target)).toEqual([
        `/v1/policy/${uuid}/view`,
      ]);
    },
  );

  test('API-21: a number in an answer is a text to the browser', async () => {
    const apps = await openBeforeFirm({ 'GET /v1/policy/17/view': json(aPolicy(17)) });
    expect((await ask<Policy>(apps, 'policies.byId', { uuid: '17' })).data.uuid).toBe('17');
  });

  test.each(['..', '.', '../17', '%2e%2e', 'a/b', 'a?b=1', 'a#b', '', 'a b', 'x'.repeat(300)])(
    'API-21, SEC-G2: %j from the browser is not an id, and reaches no path',
    async (uuid) => {
      const apps = await openBeforeFirm();
      expect((await ask(apps, 'policies.byId', { uuid })).error?.appCode).toBe('VALIDATION');
      expect(apps.firm.calls.filter(({ path }) => path.startsWith('/v1/policy'))).toEqual([]);
    },
  );
});

describe('API-30: the latest valuation, by the link of the policy', () => {
  /** A policy whose value lies behind a link that says nothing. */
  const behind = (href: string, valuation: FirmAnswer): FirmAnswers => ({
    'GET /v1/policy': json([aPolicy(17, { _links: { 'valuation-latest': { href } } })]),
    'GET /v1/policy/{uuid}/view': json(aPolicy(17, { _links: { 'valuation-latest': { href } } })),
    'GET /v1/x/abc': valuation,
  });
  const valued = json({ uuid: 'v1', policy: 17, value: 1_234_567 });
  const fully = json({ uuid: 'v1', policy: { uuid: 17 }, value: 1_234_567, anything: 'else' });

  test.each([
    ['/v1/x/abc?z=1', '/v1/x/abc?z=1'],
    ['/v1/x/abc', '/v1/x/abc'],
    ['/v1/x/abc?a%5Bb%5D=%20c&d', '/v1/x/abc?a%5Bb%5D=%20c&d'],
  ])('API-30: %s is followed as it is', async (href, target) => {
    const { apps, data } = await listOf(behind(href, valued));
    expect(apps.firm.callsTo('GET /v1/x/abc').map((call) => call.target)).toEqual([target]);
    expect(data.policies[0]?.valuation).toMatchObject({ state: 'valued', value: 1_234_567 });
  });

  test('API-30: a whole address of the same origin is followed', async () => {
    const apps = await openBeforeFirm({ 'GET /v1/x/abc': fully });
    const href = `${apps.firm.origin}/v1/x/abc?z=1`;
    apps.firm.answers['GET /v1/policy'] = json([aPolicy(17, { _links: { 'valuation-latest': { href } } })]);
    const { data } = await ask<PolicyList>(apps, 'policies.list');
    expect(data.policies[0]?.valuation).toMatchObject({ state: 'valued', value: 1_234_567 });
    expect(apps.firm.callsTo('GET /v1/x/abc').map(({ target }) => target)).toEqual(['/v1/x/abc?z=1']);
  });

  test.each([
    ['uuid and policy alone', json({ uuid: 'v1', policy: 17 })],
    ['a value of null', json({ uuid: 'v1', policy: 17, value: null })],
    ['a 404', json({ message: 'Not found' }, 404)],
  ] as [string, FirmAnswer][])('API-30: %s is "no value", never 0', async (_what, answer) => {
    const { apps, data } = await listOf(behind('/v1/x/abc', answer));
    expect(data.policies[0]?.valuation).toEqual({ state: 'none' });
    const one = await ask<Policy>(apps, 'policies.byId', { uuid: '17' });
    expect(one.data.valuation).toEqual({ state: 'none' });
  });

  test('API-30: a valuation that cannot be had fails alone', async () => {
    const links = { _links: { 'valuation-latest': { href: '/v1/x/down' } } };
    const { data } = await listOf({
      'GET /v1/policy': json([aPolicy(17, links), aPolicy(18)]),
      'GET /v1/x/down': { status: 500 },
    });
    expect(data.policies.map(({ valuation }) => valuation.state)).toEqual(['failed', 'none']);
  });

  test('API-30: holdings that miss the value by a penny are shown', async () => {
    const fund = {
      isin: 'GB00B3X7QG63',
      units: 1,
      price_date: '2026-11-20',
      asset_class: 'Equity',
      percent: 50,
    };
    const holdings = [
      { ...fund, fund_name: 'Fund A', price: 400, value: 400 },
      { ...fund, fund_name: 'Fund B', price: 599, value: 599 },
    ];
    const valuation = { uuid: 'v1', policy: 17, value: 1000, cash: 0, holdings };
    const apps = await openBeforeFirm(behind('/v1/x/abc', json(valuation)));
    const { data } = await ask<Policy>(apps, 'policies.byId', { uuid: '17' });
    expect(data.valuation).toMatchObject({
      state: 'valued',
      value: 1000,
      holdings: [
        { fundName: 'Fund A', value: 400 },
        { fundName: 'Fund B', value: 599 },
      ],
    });
  });
});

describe('API-30, P-30: the valuation graph, by the link of the policy', () => {
  type Graph = { points: { date: string; value: number }[]; dateRange: string };
  const withGraph = (graph: FirmAnswer, href = '/v1/x/graph?z=1'): FirmAnswers => ({
    'GET /v1/policy/{uuid}/view': json(aPolicy(17, { _links: { 'valuation-graph': { href } } })),
    'GET /v1/x/graph': graph,
  });
  const graphOf = (apps: BeforeFirm, dateRange = '1y') =>
    ask<Graph>(apps, 'policies.valuationGraph', { uuid: '17', dateRange });

  test.each([
    ['3m', 'three_months'],
    ['6m', 'six_months'],
    ['1y', 'one_year'],
    ['2y', 'two_years'],
    ['start', 'since_start'],
  ])('API-30: %s asks for date_range=%s, beside what the link says', async (dateRange, wire) => {
    const apps = await openBeforeFirm(withGraph(json({ points: [] })));
    await graphOf(apps, dateRange);
    const calls = apps.firm.callsTo('GET /v1/x/graph');
    expect(calls.map(({ query }) => Object.fromEntries(query))).toEqual([{ z: '1', date_range: wire }]);
  });

  test('API-30: its points are shown', async () => {
    const points = [
      { date: '2026-10-01', value: 100 },
      { date: '2026-11-01', value: 200 },
    ];
    const apps = await openBeforeFirm(withGraph(json({ points })));
    const { data } = await graphOf(apps);
    expect(data).toMatchObject({ dateRange: '1y', points });
  });

  test.each([
    ['{}', json({})],
    ['no points', json({ points: [] })],
    ['points of null', json({ points: null })],
  ] as [string, FirmAnswer][])('API-30: %s is an empty graph', async (_what, answer) => {
    const apps = await openBeforeFirm(withGraph(answer));
    expect(await graphOf(apps)).toMatchObject({ status: 200, data: { points: [] } });
  });

  test('API-30: a policy without the link has an empty graph', async () => {
    const apps = await openBeforeFirm();
    expect(await graphOf(apps)).toMatchObject({ status: 200, data: { points: [] } });
    expect(apps.firm.calls.map(({ path }) => path)).not.toContain('/v1/policy/17/valuation/graph');
  });
});
