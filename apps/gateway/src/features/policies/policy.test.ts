import type { Policy } from '@portal/contract/v1/policies';
import type { Holding } from '@portal/contract/v1/valuation';
import { describe, expect, it } from 'vitest';
import { aPolicy, aUuid, aValuation } from '../../test/build/a-policy.ts';
import { buildCaller, failureOf } from '../../test/build-caller.ts';
import { aRefusal } from '../../test/fake-upstream.ts';

const uuid = aUuid(1);
const view = `GET /v1/policy/${uuid}/view`;
const latest = `GET /v1/policy/${uuid}/valuation/latest`;
const graph = `GET /v1/policy/${uuid}/valuation/graph`;

const callerOver = (answers: Record<string, unknown>) => buildCaller({ scope: 'full', answers });

const holding: Holding = {
  fund_name: 'Corvane Global Equity',
  isin: 'GB00B0000001',
  units: 10.5,
  price: 123.45,
  price_date: '2026-05-29',
  value: 1_000,
  asset_class: 'Equity',
  percent: 80,
};
const inFull = aValuation({ value: 1_250, cash: 250, holdings: [holding], transfer_value: 1_200 });
const mappedInFull = {
  state: 'valued',
  value: 1_250,
  valuedOn: '2026-05-29',
  receivedAt: '2026-05-30T06:00:00Z',
  source: 'electronic_scheduled',
  transferValue: 1_200,
  cash: 250,
  holdings: [
    {
      fundName: 'Corvane Global Equity',
      isin: 'GB00B0000001',
      units: 10.5,
      price: 123.45,
      priceDate: '2026-05-29',
      value: 1_000,
      assetClass: 'Equity',
    },
  ],
};

describe('policies.byId', () => {
  it('P-2: gives payments, charges and the latest valuation with holdings and cash, in the names of the portal', async () => {
    const policy = aPolicy({
      contributions: [
        {
          type: 'regular',
          frequency: 'monthly',
          contributor: 'employer',
          amount: 50_000,
          tax_basis: 'gross',
          starts_on: '2020-01-01',
        },
      ],
      withdrawals: [
        {
          type: 'lump_sum',
          frequency: 'once',
          amount: 100,
          tax_basis: 'net',
          starts_on: '2024-01-01',
          stops_on: '2024-01-02',
        },
      ],
      charges: [{ name: 'Platform', percent_a_year: 0.3, amount: null, frequency: 'yearly' }],
    });
    const { caller } = callerOver({ [view]: policy, [latest]: inFull });
    const answer = await caller.policies.byId({ uuid });
    expect(answer).toMatchObject({
      uuid,
      policyNumber: 'SP-1001',
      details: { kind: 'pension' },
      contributions: [
        {
          type: 'regular',
          frequency: 'monthly',
          contributor: 'employer',
          amount: 50_000,
          taxBasis: 'gross',
          startsOn: '2020-01-01',
          stopsOn: null,
        },
      ],
      withdrawals: [
        {
          type: 'lump_sum',
          frequency: 'once',
          amount: 100,
          taxBasis: 'net',
          startsOn: '2024-01-01',
          stopsOn: '2024-01-02',
        },
      ],
      charges: [{ name: 'Platform', percentAYear: 0.3, amount: null, frequency: 'yearly' }],
      valuation: mappedInFull,
    });
    expect(JSON.stringify(answer)).not.toMatch(/_links|href|\/v1\//);
  });

  it('P-2: a policy without a value says so', async () => {
    const { caller } = callerOver({ [view]: aPolicy() });
    expect((await caller.policies.byId({ uuid })).valuation).toEqual({ state: 'none' });
  });

  it.each([
    ['the service fails', aPolicy(), aRefusal(503)],
    ['its link leads elsewhere', withLink('valuation-latest', 'https://evil.example.com/v1/policy'), inFull],
  ])('P-2: the policy is shown when its value cannot be read because %s', async (_why, policy, valuation) => {
    const { caller } = callerOver({ [view]: policy, [latest]: valuation });
    const answer = await caller.policies.byId({ uuid });
    expect(answer).toMatchObject({ name: 'Self-invested pension', valuation: { state: 'failed' } });
  });

  it('SEC-F1: a policy that is not there, or not theirs, is not found', async () => {
    const { caller } = callerOver({});
    expect((await failureOf(caller.policies.byId({ uuid }))).appCode).toBe('NOT_FOUND');
  });
});

describe('P-2: the page of a policy', () => {
  const answers = { [view]: aPolicy(), [latest]: inFull, [graph]: {} };

  it('asks for the policy once, with its valuation and its graph', async () => {
    const { caller, calls } = callerOver(answers);
    await Promise.all([
      caller.policies.byId({ uuid }),
      caller.policies.valuationGraph({ uuid, dateRange: '1y' }),
    ]);
    expect(calls.map(({ to }) => to).toSorted()).toEqual([graph, latest, view].toSorted());
  });

  it.each([
    ['that the policy brings along is shown without another call', inFull, [graph, view]],
    ['without a value is asked for by the link', { ...inFull, value: null }, [graph, latest, view]],
    ['that cannot be read is asked for by the link', { ...inFull, value: 'much' }, [graph, latest, view]],
  ])('a valuation %s', async (_what, valuation, expected) => {
    const policy = { ...aPolicy(), _embedded: { 'valuation-latest': valuation } };
    const { caller, calls } = callerOver({ ...answers, [view]: policy });
    const [page] = await Promise.all([
      caller.policies.byId({ uuid }),
      caller.policies.valuationGraph({ uuid, dateRange: '1y' }),
    ]);
    expect(page.valuation).toEqual(mappedInFull);
    expect(calls.map(({ to }) => to).toSorted()).toEqual(expected);
  });

  it('asks for the graph alone when another range is chosen', async () => {
    const { caller, calls } = callerOver(answers);
    await caller.policies.byId({ uuid });
    await caller.policies.valuationGraph({ uuid, dateRange: '3m' });
    await caller.policies.valuationGraph({ uuid, dateRange: '2y' });
    expect(calls.map(({ to }) => to)).toEqual([view, latest, graph, graph]);
  });

  it('reads the policy again each time it is opened', async () => {
    const { caller, calls } = callerOver(answers);
    await caller.policies.byId({ uuid });
    await caller.policies.byId({ uuid });
    expect(calls.map(({ to }) => to)).toEqual([view, latest, view, latest]);
  });
});

describe('policies.valuationGraph', () => {
  const wire = {
    date_range: 'three_months',
    from: '2026-03-01',
    to: '2026-06-01',
    interval: 'week',
    first_valued_on: '2021-06-01',
    points: [{ date: '2026-03-08', value: 100, net_contributions: -5 }],
    movements: [
      { date: '2026-03-09', kind: 'tax_relief', amount: 5 },
      { date: '2026-04-01', kind: 'withdrawal', amount: 10 },
    ],
  };

  it.each([
    ['3m', 'three_months'],
    ['6m', 'six_months'],
    ['1y', 'one_year'],
    ['2y', 'two_years'],
    ['start', 'since_start'],
  ] as const)(
    'P-30: the range %s is asked for as %s, by the link of the policy',
    async (dateRange, wireRange) => {
      const { caller, calls } = callerOver({
        [view]: aPolicy(),
        [graph]: { ...wire, date_range: wireRange },
      });
      expect(await caller.policies.valuationGraph({ uuid, dateRange })).toEqual({
        dateRange,
        from: '2026-03-01',
        to: '2026-06-01',
        interval: 'week',
        firstValuedOn: '2021-06-01',
        points: [{ date: '2026-03-08', value: 100, netContributions: -5 }],
        movements: wire.movements,
      });
      expect(calls[1]).toMatchObject({ to: graph, input: { query: { date_range: wireRange } } });
    },
  );

  it('P-30: a graph without points is not a failure', async () => {
    const { caller } = callerOver({ [view]: aPolicy(), [graph]: { ...wire, points: [], movements: [] } });
    const answer = await caller.policies.valuationGraph({ uuid, dateRange: '3m' });
    expect(answer).toMatchObject({ points: [], movements: [] });
  });

  it.each([
    ['an empty answer', {}],
    ['points that are null', { points: null }],
    ['points that cannot be read', { points: [{ date: 'soon', value: 'much' }] }],
  ])('API-30: %s is a graph without points, not a failure', async (_what, answer) => {
    const { caller } = callerOver({ [view]: aPolicy(), [graph]: answer });
    const drawn = await caller.policies.valuationGraph({ uuid, dateRange: '1y' });
    expect(drawn).toEqual({
      dateRange: '1y',
      from: null,
      to: null,
      interval: null,
      firstValuedOn: null,
      points: [],
      movements: null,
    });
  });

  it('API-30: movements of which one cannot be read are not listed: a part would be misread as the whole', async () => {
    const movements = [...wire.movements, { date: '2026-05-01', kind: 'gift', amount: 1 }];
    const { caller } = callerOver({ [view]: aPolicy(), [graph]: { ...wire, movements } });
    const answer = await caller.policies.valuationGraph({ uuid, dateRange: '3m' });
    expect(answer).toMatchObject({ points: [{ value: 100 }], movements: null });
  });

  it('API-30: a policy that links to no graph has one without points', async () => {
    const { caller } = callerOver({ [view]: { uuid } });
    expect(await caller.policies.valuationGraph({ uuid, dateRange: '1y' })).toMatchObject({ points: [] });
  });

  it('SEC-G1: a link that leads elsewhere is not followed', async () => {
    const { caller, calls } = callerOver({ [view]: withLink('valuation-graph', '//evil.example.com/v1/x') });
    const failure = await failureOf(caller.policies.valuationGraph({ uuid, dateRange: '3m' }));
    expect(failure.appCode).toBe('UPSTREAM_MALFORMED');
    expect(calls).toHaveLength(1);
  });
});

function withLink(relation: 'valuation-latest' | 'valuation-graph', href: string): Policy {
  const policy = aPolicy();
  return { ...policy, _links: policy._links && { ...policy._links, [relation]: { href } } };
}
