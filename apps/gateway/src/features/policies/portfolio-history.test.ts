import type { Policy } from '@portal/contract/v1/policies';
import type { ValuationGraph } from '@portal/contract/v1/valuation';
import { describe, expect, it } from 'vitest';
import { testNow } from '../../test/build/a-firm-token.ts';
import { aPolicy, aUuid } from '../../test/build/a-policy.ts';
import { buildCaller, failureOf } from '../../test/build-caller.ts';
import { aRefusal } from '../../test/fake-upstream.ts';
import { readPolicyGraphs } from './policy-graphs.ts';

const graphOf = (uuid: string) => `GET /v1/policy/${uuid}/valuation/graph`;
const list = (items: unknown[]) => ({
  'GET /v1/policy': { items, _links: { self: { href: '/v1/policy' } } },
});
const today = testNow.toISOString().slice(0, 10);
const year = (ago: number) => String(Number(today.slice(0, 4)) - ago);

function aGraph(changes: Partial<ValuationGraph> = {}): ValuationGraph {
  return {
    date_range: 'two_years',
    from: null,
    to: today,
    interval: 'month',
    first_valued_on: `${year(3)}-01-31`,
    points: [
      { date: `${year(2)}-01-31`, value: 100_000, net_contributions: 80_000 },
      { date: today, value: 150_000, net_contributions: 120_000 },
    ],
    movements: [{ date: `${year(1)}-03-01`, kind: 'own', amount: 40_000 }],
    ...changes,
  };
}

type Input = { range?: '3m' | '2y' | 'start' | 'tax_year' };

function read(answers: Record<string, unknown>, { range = '2y' }: Input = {}) {
  const { caller, calls } = buildCaller({ scope: 'full', answers });
  return caller.policies.history({ range }).then((history) => ({ history, calls }));
}

describe('policies.history', () => {
  it('P-24: adds up the graphs of every policy by their own links, deposits apart from growth', async () => {
    const items = [1, 2].map((number) => aPolicy({ uuid: aUuid(number) }));
    const { history, calls } = await read({
      ...list(items),
      [graphOf(aUuid(1))]: aGraph(),
      [graphOf(aUuid(2))]: aGraph({
        movements: [{ date: `${year(1)}-04-01`, kind: 'employer', amount: 40_000 }],
      }),
    });
    expect(history?.byShare.bridge).toMatchObject({
      opening: { pence: 200_000 },
      joined: 0,
      flows: { known: 'movements', own: 40_000, employer: 40_000 },
      growth: 20_000,
      closing: { pence: 300_000 },
    });
    expect(history?.byShare.days.at(-1)).toMatchObject({ day: today, pence: 300_000, paidIn: 240_000 });
    expect(history?.missing).toEqual([]);
    expect(calls).toHaveLength(3);
  });

  it('P-24, P-25: a joint policy counts by the share of the client, and whole beside it', async () => {
    const owners = [
      { name: 'Avery Holt', percentage: 25, is_client: true },
      { name: 'Robin Holt', percentage: 75, is_client: false },
    ];
    const { history } = await read({ ...list([aPolicy({ owners })]), [graphOf(aUuid(1))]: aGraph() });
    expect(history?.byShare.bridge?.closing.pence).toBe(37_500);
    expect(history?.whole?.bridge?.closing.pence).toBe(150_000);
  });

  it('P-24, P-25: without a joint policy, or with shares that are not known, there is nothing to choose', async () => {
    const owners = [{ name: 'Avery Holt', percentage: 50, is_client: null }];
    const { history } = await read({ ...list([aPolicy({ owners })]), [graphOf(aUuid(1))]: aGraph() });
    expect(history?.whole).toBeNull();
    expect(history?.byShare.bridge?.closing.pence).toBe(150_000);
  });

  it('P-61, SEC-I18: a graph that fails is missing, and fails nothing else', async () => {
    const items = [1, 2, 3].map((number) => aPolicy({ uuid: aUuid(number) }));
    const { history } = await read({
      ...list(items),
      [graphOf(aUuid(1))]: aGraph(),
      [graphOf(aUuid(2))]: aRefusal(503),
      [graphOf(aUuid(3))]: aGraph({ points: [] }),
    });
    expect(history?.missing).toEqual([aUuid(2), aUuid(3)]);
    expect(history?.byShare.bridge?.closing.pence).toBe(150_000);
  });

  it('P-24: cover, income and promised pensions are not asked for values', async () => {
    const cover = aPolicy({ details: null, plan_type: 'term_assurance', category: 'protection' });
    const { history, calls } = await read(list([cover]));
    expect(history).toBeNull();
    expect(calls).toHaveLength(1);
  });

  it('API-30: a firm without values over time has no history', async () => {
    const { history } = await read({ ...list([aPolicy()]), [graphOf(aUuid(1))]: aRefusal(404) });
    expect(history).toBeNull();
  });

  it('P-24: a range without values is a history without days, which says whether values reach further', async () => {
    const { history } = await read({ ...list([aPolicy()]), [graphOf(aUuid(1))]: aGraph({ points: [] }) });
    expect(history).toMatchObject({ reachesFurther: true, byShare: { days: [], bridge: null }, whole: null });
    expect(history?.missing).toEqual([aUuid(1)]);
  });

  it('P-24: without values and a first day of them there is no history', async () => {
    const graph = aGraph({ points: [], first_valued_on: null });
    expect((await read({ ...list([aPolicy()]), [graphOf(aUuid(1))]: graph })).history).toBeNull();
  });

  it('P-24: a policy that has ended leaves with its last value, which is not a loss', async () => {
    const ended = aPolicy({ status: 'surrendered', end_date: today });
    const { history } = await read({ ...list([ended]), [graphOf(aUuid(1))]: aGraph() });
    expect(history?.byShare.events).toEqual([{ day: today, kind: 'left', id: aUuid(1), pence: 150_000 }]);
    expect(history?.byShare.bridge).toMatchObject({ left: 150_000, growth: 10_000, closing: { pence: 0 } });
  });

  it('P-24: the tax year begins with 6 April, and the range since start with the first value', async () => {
    const answers = { ...list([aPolicy()]), [graphOf(aUuid(1))]: aGraph() };
    expect((await read(answers, { range: 'tax_year' })).history?.from).toMatch(/-04-05$/);
    const { history } = await read(answers, { range: 'start' });
    expect(history?.from).toBe(`${year(2)}-01-31`);
    expect(history?.reachesFurther).toBe(true);
  });

  it('S-6: where every graph failed that is a failure, never a firm without values over time', async () => {
    const failing = read({ ...list([aPolicy()]), [graphOf(aUuid(1))]: aRefusal(503) });
    expect((await failureOf(failing)).appCode).toBe('UNAVAILABLE');
  });

  it('P-24: the planned end of a policy that has ended early is not its end', async () => {
    const ended = aPolicy({ status: 'surrendered', end_date: '2099-01-01' });
    const { history } = await read({ ...list([ended]), [graphOf(aUuid(1))]: aGraph() });
    expect(history?.byShare.bridge?.closing.pence).toBe(0);
  });

  it('P-24: values out of order, or two on one day, are put in order', async () => {
    const points = aGraph().points?.toReversed() ?? [];
    const { history } = await read({
      ...list([aPolicy()]),
      [graphOf(aUuid(1))]: aGraph({ points: [...points, ...points] }),
    });
    expect(history?.byShare.bridge).toMatchObject({ opening: { pence: 100_000 }, growth: 10_000 });
  });
});

describe('reading the graphs of many policies', () => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

  it('SEC-I18: what has not arrived at the deadline counts as failed, and is not asked for', async () => {
    let callCount = 0;
    const follow = ({ href }: { href: string }) => {
      callCount += 1;
      return href.includes(aUuid(0)) ? Promise.resolve(aGraph()) : new Promise<never>(() => undefined);
    };
    const upstream = { token: 'firm', follow } as never;
    const policies: Policy[] = Array.from({ length: 100 }, (_, index) => aPolicy({ uuid: aUuid(index) }));
    const { graphs } = await readPolicyGraphs({ upstream, log, deadlineMs: 200 }, policies, 'one_year');
    expect(graphs.filter(({ graph }) => graph === 'failed')).toHaveLength(99);
    expect(callCount).toBe(17);
  });
});
