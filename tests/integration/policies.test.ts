import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type LinkedApps, linkApps, mockProfile } from './support/linked-apps.ts';
import { callPortal, signIn } from './support/portal-caller.ts';

let apps: LinkedApps;
beforeEach(async () => {
  apps = await linkApps();
});
afterEach(() => apps.close());

type Listed = {
  uuid: string;
  name: string | null;
  valuation: { state: string; value?: number };
  assetClasses: [name: string, pence: number][] | null;
  chargesAYear: number | null;
};

/** The specification names no value of a valuation: a firm that keeps to it shows none. */
const hasValues = mockProfile === 'full';

async function listPolicies(email: string): Promise<Listed[]> {
  const reply = await callPortal<{ policies: Listed[] }>(apps, 'policies.list', {
    token: await signIn(apps, email),
  });
  expect(reply.status).toBe(200);
  return reply.data.policies;
}

test('P-1, API-21, API-30: each policy comes with its latest valuation, or says that there is none', async () => {
  const policies = await listPolicies('vip@portal.example.com');
  expect(policies).toHaveLength(8);
  const worth = policies.map(({ valuation }) => valuation.value ?? 0).reduce((sum, value) => sum + value, 0);
  expect(worth).toBe(hasValues ? 141_420_887 : 0);
  const unvalued = await apps.database.policy.findFirstOrThrow({
    where: { name: 'Discretionary portfolio' },
  });
  expect(policies.find(({ uuid }) => uuid === unvalued.uuid)?.valuation).toEqual({ state: 'none' });
  const states = policies.map(({ valuation }) => valuation.state).toSorted();
  expect(states).toEqual(
    hasValues ? [...Array(3).fill('none'), ...Array(5).fill('valued')] : Array(8).fill('none'),
  );
});

test('P-65, P-69, API-21: each value comes with its asset classes, which come to it, and with the charges of a year; where its provider gives neither, a cash ISA is cash and its charges are not known', async () => {
  const policies = await listPolicies('vip@portal.example.com');
  const all = policies.filter(({ valuation }) => valuation.state === 'valued');
  const valued = all.filter(({ name }) => name !== 'Rainy-day cash ISA');
  const alone = all.filter((policy) => !valued.includes(policy));
  expect(alone.map(({ assetClasses, chargesAYear }) => [assetClasses, chargesAYear])).toEqual(
    hasValues ? [[[['Cash', 5_231_000]], null]] : [],
  );
  for (const { assetClasses, valuation } of valued)
    expect(assetClasses?.reduce((sum, [, pence]) => sum + pence, 0)).toBe(valuation.value);
  const charges = valued.reduce((sum, { chargesAYear }) => sum + (chargesAYear ?? Number.NaN), 0);
  expect(charges).toBe(hasValues ? 1_386_361 : 0);
  const others = policies.filter(({ valuation }) => valuation.state !== 'valued');
  expect(others.flatMap(({ assetClasses, chargesAYear }) => [assetClasses, chargesAYear])).toEqual(
    others.flatMap(() => [null, null]),
  );
});

test('P-1: no link and no address of the firm reaches the browser', async () => {
  const text = JSON.stringify(await listPolicies('vip@portal.example.com'));
  expect(text).not.toMatch(/_links|href|\/v1\//);
});

test('P-69, API-21: holdings that miss the value by a penny are not an error', async () => {
  const { uuid } = await apps.database.policy.findFirstOrThrow({ where: { name: 'Stocks and shares ISA' } });
  await apps.database.valuation.updateMany({ where: { policyUuid: uuid }, data: { cash: { increment: 1 } } });
  const policies = await listPolicies('vip@portal.example.com');
  expect(policies.find((policy) => policy.uuid === uuid)?.valuation.state).toBe(
    hasValues ? 'valued' : 'none',
  );
});

test('a client with nothing yet has an empty list', async () => {
  expect(await listPolicies('empty@portal.example.com')).toEqual([]);
});

test('SEC-F1: two clients never see a policy of each other', async () => {
  const mine = await listPolicies('vip@portal.example.com');
  const theirs = await listPolicies('standard@portal.example.com');
  const own = new Set(mine.map(({ uuid }) => uuid));
  expect(theirs.length).toBeGreaterThan(0);
  expect(JSON.stringify(theirs)).not.toContain('Hartnoll');
  expect(own.size).toBe(8);
  expect(theirs.filter(({ uuid }) => own.has(uuid))).toEqual([]);
});

test("SEC-I11: with the firm's service down the answer is a clear error", async () => {
  const token = await signIn(apps, 'standard@portal.example.com');
  await apps.stopMock();
  const reply = await callPortal(apps, 'policies.list', { token });
  expect(reply.status).toBeGreaterThanOrEqual(502);
  expect(reply.error?.appCode).toBe('UPSTREAM_DOWN');
  expect(JSON.stringify(reply)).not.toContain('127.0.0.1');
});

type Whole = {
  value: number;
  cash: number;
  state: string;
  holdings: { value: number }[] | null;
};
type Graph = {
  from: string;
  interval: string;
  firstValuedOn: string;
  points: { date: string; value: number; netContributions: number }[];
  movements: { date: string; kind: string; amount: number }[];
};

/** The uuids of a client's policies by name. */
async function policiesByName(email: string): Promise<Map<string, string>> {
  const rows = await apps.database.policy.findMany({ where: { client: { email } } });
  return new Map(rows.map(({ name, uuid }) => [name, uuid]));
}

test('P-31, API-21: a policy comes with holdings and cash that sum to its value', async () => {
  const email = 'vip@portal.example.com';
  const token = await signIn(apps, email);
  const states: string[] = [];
  for (const uuid of (await policiesByName(email)).values()) {
    const { data } = await callPortal<{ valuation: Whole; charges: object[] }>(apps, 'policies.byId', {
      token,
      input: { uuid },
    });
    const { valuation } = data;
    states.push(valuation.state);
    if (valuation.state !== 'valued' || !valuation.holdings?.length) continue;
    const parts = valuation.holdings.reduce((sum, holding) => sum + holding.value, valuation.cash);
    expect(parts).toBe(valuation.value);
  }
  const expected = hasValues ? ['none', 'none', 'none', ...Array(5).fill('valued')] : Array(8).fill('none');
  expect(states.toSorted()).toEqual(expected);
});

test('P-2: the page of a policy costs two calls of the firm, and a third where the policy comes without its valuation', async () => {
  const calls: string[] = [];
  const counted = await linkApps({ alter: ({ method, path }) => void calls.push(`${method} ${path}`) });
  onTestFinished(counted.close);
  const token = await signIn(counted, 'standard@portal.example.com');
  const { uuid } = await counted.database.policy.findFirstOrThrow({
    where: { client: { email: 'standard@portal.example.com' }, valuations: { some: {} } },
  });
  calls.length = 0;
  const [page, graph] = await Promise.all([
    callPortal<{ valuation: Whole }>(counted, 'policies.byId', { token, input: { uuid } }),
    callPortal<Graph>(counted, 'policies.valuationGraph', { token, input: { uuid, dateRange: '1y' } }),
  ]);
  expect(calls).toHaveLength(hasValues ? 2 : 3);
  expect(calls).toContain(`GET /v1/policy/${uuid}/view`);
  if (!hasValues) return;
  expect(calls).toContain(`GET /v1/policy/${uuid}/valuation/graph`);
  expect(page.data.valuation).toMatchObject({ state: 'valued', holdings: expect.any(Array) });
  expect(graph.data.points.at(-1)?.value).toBe(page.data.valuation.value);
});

test('P-30, P-72, API-30: values over each of the ranges, weekly up to half a year and monthly beyond, with the movements between them', async () => {
  const email = 'standard@portal.example.com';
  const token = await signIn(apps, email);
  const [uuid] = [...(await policiesByName(email)).values()];
  const read = async (dateRange: string) => {
    const input = { uuid, dateRange };
    return (await callPortal<Graph>(apps, 'policies.valuationGraph', { token, input })).data;
  };
  const graphs = await Promise.all(['3m', '6m', '1y', '2y'].map(read));
  if (!hasValues) {
    // A graph without points is empty, not failed.
    const nothing = { points: [], movements: null, firstValuedOn: null };
    expect(graphs).toMatchObject(Array(4).fill(nothing));
    return;
  }
  expect(graphs.map(({ interval }) => interval)).toEqual(['week', 'week', 'month', 'month']);
  const since = await read('start');
  for (const { from, points, movements } of [...graphs, since]) {
    expect(points.map(({ date }) => date)).toEqual(points.map(({ date }) => date).toSorted());
    const [first, last] = [points[0]!, points.at(-1)!];
    expect(first.date <= from).toBe(true);
    const paidIn = movements
      .filter(({ kind }) => kind !== 'charge')
      .reduce((sum, { kind, amount }) => sum + (kind === 'withdrawal' ? -amount : amount), 0);
    expect(last.netContributions - first.netContributions).toBe(paidIn);
  }
  expect(since).toMatchObject({ dateRange: 'start', interval: 'month', from: graphs[0]?.firstValuedOn });
  expect(new Set(since.movements.map(({ kind }) => kind))).toEqual(
    new Set(['own', 'employer', 'tax_relief']),
  );
  const [quarter, half, year, two] = graphs.map(({ points }) => points.length);
  expect(half).toBeGreaterThan(quarter ?? 0);
  expect(two).toBeGreaterThan(year ?? 0);
});
