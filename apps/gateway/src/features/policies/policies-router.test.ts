import type { Charge } from '@portal/contract/v1/policies';
import type { Holding } from '@portal/contract/v1/valuation';
import { describe, expect, it } from 'vitest';
import { aPolicy, aUuid, aValuation } from '../../test/build/a-policy.ts';
import { buildCaller, failureOf } from '../../test/build-caller.ts';
import { aRefusal } from '../../test/fake-upstream.ts';

const latest = (uuid: string) => `GET /v1/policy/${uuid}/valuation/latest`;
const list = (items: unknown[]) => ({
  'GET /v1/policy': { items, _links: { self: { href: '/v1/policy' } } },
});

function aHolding(overrides: Partial<Holding>): Holding {
  const fund = { fund_name: 'Corvane Global', isin: 'GB00B0000001', units: 1, price: 1 };
  return {
    ...fund,
    price_date: '2026-05-29',
    value: 1_000,
    asset_class: 'Equity',
    percent: 0,
    ...overrides,
  };
}

async function read(answers: Record<string, unknown>) {
  const { caller, calls } = buildCaller({ scope: 'full', answers });
  return { ...(await caller.policies.list()), calls };
}

describe('policies.list', () => {
  it('P-1: gives each policy with its latest value, read by its own link', async () => {
    const { policies, calls } = await read({ ...list([aPolicy()]), [latest(aUuid(1))]: aValuation() });
    expect(policies).toEqual([
      {
        uuid: aUuid(1),
        policyNumber: 'SP-1001',
        name: 'Self-invested pension',
        category: 'pension',
        planType: 'sipp',
        provider: { uuid: aUuid(900), name: 'Larkfield Platform', logoUrl: null },
        status: 'in_force',
        owners: [{ name: 'Avery Holt', percentage: 100, isClient: true }],
        startDate: '2019-04-06',
        endDate: null,
        adviserName: 'Morgan Pell',
        riskProfile: null,
        details: {
          kind: 'pension',
          crystallisationStatus: 'uncrystallised',
          selectedRetirementAge: 66,
          taxFreeCashTaken: 0,
        },
        valuation: {
          state: 'valued',
          value: 12_345_678,
          valuedOn: '2026-05-29',
          receivedAt: '2026-05-30T06:00:00Z',
          source: 'electronic_scheduled',
          transferValue: null,
        },
        assetClasses: [['Cash', 12_345_678]],
        chargesAYear: 0,
      },
    ]);
    expect(calls.map(({ token }) => token)).toEqual(['firm-full', 'firm-full']);
  });

  it('P-1: a policy without a value yet says so', async () => {
    const { policies } = await read(list([aPolicy()]));
    expect(policies[0]?.valuation).toEqual({ state: 'none' });
  });

  it('P-65, P-69: says what each value is made of by asset class, and what each policy costs in a year', async () => {
    const charges: Charge[] = [{ name: 'Platform', percent_a_year: 0.3, amount: null, frequency: 'monthly' }];
    const items = [1, 2, 3, 4].map((number) => aPolicy({ uuid: aUuid(number), charges }));
    const holdings = (asset_class: string) => [aHolding({ asset_class, value: 70_000 })];
    const { policies } = await read({
      ...list(items),
      [latest(aUuid(1))]: aValuation({ value: 100_000, cash: 30_000, holdings: holdings('Equity') }),
      [latest(aUuid(2))]: aValuation({ value: 100_000, cash: null, holdings: holdings('EQUITY') }),
      [latest(aUuid(3))]: aRefusal(503),
    });
    expect(policies.map(({ assetClasses, chargesAYear }) => [assetClasses, chargesAYear])).toEqual([
      [
        [
          ['Equity', 70_000],
          ['Cash', 30_000],
        ],
        300,
      ],
      [[['Equity', 70_000]], 300],
      [null, null],
      [null, null],
    ]);
  });

  it('P-65, P-69, API-21: a firm without holdings and charges has neither in its list', async () => {
    const bare = { uuid: aUuid(1), _links: aPolicy()._links };
    const { policies } = await read({ ...list([bare]), [latest(aUuid(1))]: { value: 100 } });
    expect(policies[0]).toMatchObject({
      valuation: { state: 'valued', value: 100 },
      assetClasses: null,
      chargesAYear: null,
    });
  });

  it('P-1, SEC-I17: one unreadable value fails neither the list nor the other values', async () => {
    const items = [1, 2, 3].map((number) => aPolicy({ uuid: aUuid(number) }));
    const { policies } = await read({
      ...list(items),
      [latest(aUuid(1))]: aValuation(),
      [latest(aUuid(2))]: aRefusal(503),
      [latest(aUuid(3))]: aValuation({ value: 0, cash: 0 }),
    });
    expect(policies.map(({ valuation }) => valuation.state)).toEqual(['valued', 'failed', 'valued']);
  });

  it('SEC-G1: a link that leads elsewhere is not followed, and only its own policy suffers', async () => {
    const href = 'https://evil.example.com/v1/policy/x/valuation/latest';
    const evil = { ...aPolicy({ uuid: aUuid(2) }), _links: { 'valuation-latest': { href } } };
    const { policies, calls } = await read({ ...list([aPolicy(), evil]), [latest(aUuid(1))]: aValuation() });
    expect(policies.map(({ valuation }) => valuation.state)).toEqual(['valued', 'failed']);
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['a text', '/v1/policy/2/valuation/latest'],
    ['an address under another name', { url: '/v1/policy/2/valuation/latest' }],
  ])(
    'API-30, P-1: a latest-valuation link that is %s is a value that failed, never no value',
    async (_what, link) => {
      const odd = { ...aPolicy({ uuid: aUuid(2) }), _links: { 'valuation-latest': link } };
      const none = { ...aPolicy({ uuid: aUuid(3) }), _links: { 'valuation-latest': null } };
      const answers = { ...list([aPolicy(), odd, none]), [latest(aUuid(1))]: aValuation() };
      const { policies } = await read(answers);
      expect(policies.map(({ valuation }) => valuation.state)).toEqual(['valued', 'failed', 'none']);
    },
  );

  it('SEC-G21: no link reaches the browser', async () => {
    const { policies } = await read({ ...list([aPolicy()]), [latest(aUuid(1))]: aValuation() });
    expect(JSON.stringify(policies)).not.toMatch(/_links|href|\/v1\//);
  });

  it('asks for many values, never more than a hundred at once', async () => {
    const items = Array.from({ length: 150 }, (_item, index) => aPolicy({ uuid: aUuid(index) }));
    let atWork = 0;
    let most = 0;
    const slow = async () => {
      atWork += 1;
      most = Math.max(most, atWork);
      await new Promise((resolve) => setImmediate(resolve));
      atWork -= 1;
      return aValuation();
    };
    const answers = Object.fromEntries(items.map(({ uuid }) => [latest(uuid), slow]));
    const { policies } = await read({ ...list(items), ...answers });
    expect(policies.filter(({ valuation }) => valuation.state === 'valued')).toHaveLength(150);
    expect(policies.map(({ uuid }) => uuid)).toEqual(items.map(({ uuid }) => uuid));
    expect(most).toBe(100);
  });

  it('a list that cannot be read fails as a whole', async () => {
    const { caller } = buildCaller({ scope: 'full', answers: { 'GET /v1/policy': aRefusal(503) } });
    expect((await failureOf(caller.policies.list())).appCode).toBe('UNAVAILABLE');
  });
});
