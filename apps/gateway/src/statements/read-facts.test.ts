import type { Policy } from '@portal/contract/v1/policies';
import { valuationGraphSchema } from '@portal/contract/v1/valuation';
import type { StatementFacts } from '@portal/statement/facts';
import { pageOf } from '@portal/statement/page';
import { expect, test } from 'vitest';
import { aPolicy, aUuid, aValuation } from '../test/build/a-policy.ts';
import { aRefusal, type CannedAnswers, fakeUpstream } from '../test/fake-upstream.ts';
import { toFailure } from '../trpc/error-map.ts';
import { readFacts, type StatementOrder } from './read-facts.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const latestOf = (number: number) => `GET /v1/policy/${aUuid(number)}/valuation/latest`;
const graphOf = (number: number) => `GET /v1/policy/${aUuid(number)}/valuation/graph`;

function aGraph(...points: [date: string, value: number][]) {
  return valuationGraphSchema.parse({ points: points.map(([date, value]) => ({ date, value })) });
}

function read(policies: Policy[], answers: CannedAnswers, order: Partial<StatementOrder> = {}) {
  const { clientFor, calls } = fakeUpstream({
    'GET /v1/client': { first_name: ' Avery ', surname: 'Holt' },
    'GET /v1/firm': { name: null, fca_number: '000193' },
    'GET /v1/policy': { items: policies, _links: { self: { href: '/v1/policy' } } },
    ...answers,
  });
  const facts = readFacts(
    {
      upstream: clientFor(),
      log: silent,
      clock: { now: () => new Date('2026-06-15T12:00:00Z') },
      session: { account: 'avery@example.com' },
      firmName: 'Arkwright Pell',
      portal: 'https://portal.example.com',
      keyId: 'key-1',
    },
    { withAmounts: true, ...order },
  );
  return facts.then((found) => ({ facts: found, calls }));
}

test('P-22, P-63: the latest values by share, with their day and source, and the reason of each policy that does not count', async () => {
  const owners = [
    { name: 'Avery Holt', percentage: 50, is_client: true },
    { name: 'Robin Holt', percentage: 50, is_client: false },
  ];
  const unsure = owners.map((owner) => ({ ...owner, is_client: null }));
  const policies = [
    aPolicy({ uuid: aUuid(1), owners }),
    aPolicy({ uuid: aUuid(2), owners: unsure, name: null, policy_number: null, provider: null }),
    aPolicy({ uuid: aUuid(3), status: 'surrendered' }),
    aPolicy({ uuid: aUuid(4) }),
    aPolicy({ uuid: aUuid(5) }),
    aPolicy({ uuid: aUuid(6), details: null, plan_type: null, category: 'protection' }),
  ];
  const { facts } = await read(policies, {
    [latestOf(1)]: aValuation({ value: 1001 }),
    [latestOf(2)]: aValuation({ value: 300, valued_on: null, source: null }),
    [latestOf(3)]: aValuation(),
    [latestOf(4)]: aRefusal(404),
    [latestOf(5)]: aRefusal(503),
  });
  expect(facts.policies).toEqual([
    {
      ...{ name: 'Self-invested pension', provider: 'Larkfield Platform', number: 'SP-1001' },
      ...{
        sharePercent: 50,
        value: 1001,
        share: 501,
        valuedOn: '2026-05-29',
        source: 'electronic_scheduled',
      },
    },
    {
      ...{ name: 'Policy ref 000002', provider: null, number: null },
      ...{ sharePercent: null, value: 300, share: 300, valuedOn: null, source: null },
    },
  ]);
  expect(facts.excluded.map(({ reason }) => reason)).toEqual(['ended', 'awaited', 'unread', 'cover']);
  expect(facts).toMatchObject({
    total: 801,
    day: '2026-06-15',
    client: { name: 'Avery Holt' },
    firm: { name: 'Arkwright Pell', fcaNumber: '000193' },
  });
});

test('P-15: an earlier day takes the latest value where it is not later, else the last of the values over time', async () => {
  const policies = [1, 2, 3, 4].map((number) => aPolicy({ uuid: aUuid(number) }));
  const { facts, calls } = await read(
    policies,
    {
      [latestOf(1)]: aValuation({ value: 100, valued_on: '2026-06-01' }),
      [latestOf(2)]: aValuation({ value: 200, valued_on: '2026-06-14' }),
      [graphOf(2)]: aGraph(['2026-05-25', 150], ['2026-06-08', 180]),
      [latestOf(3)]: aValuation({ value: 300, valued_on: '2026-06-14' }),
      [graphOf(3)]: { ...aGraph(['2026-06-03', 290]), first_valued_on: '2026-06-03' },
      [latestOf(4)]: aRefusal(503),
      [graphOf(4)]: aRefusal(503),
    },
    { day: '2026-06-02' },
  );
  expect(facts.policies.map(({ value, valuedOn, source }) => [value, valuedOn, source])).toEqual([
    [100, '2026-06-01', 'electronic_scheduled'],
    [150, '2026-05-25', null],
  ]);
  expect(facts.excluded.map(({ reason }) => reason)).toEqual(['not_yet_valued', 'unread']);
  expect(facts).toMatchObject({ total: 250, isLatest: false });
  expect(calls.filter(({ to }) => to.includes(aUuid(1)))).toHaveLength(1);
});

test('P-15: values over time that cannot be read refuse no statement in which another policy counts', async () => {
  const policies = [1, 2].map((number) => aPolicy({ uuid: aUuid(number) }));
  const down = {
    [latestOf(1)]: aValuation({ value: 100, valued_on: '2026-06-01' }),
    [latestOf(2)]: aValuation({ valued_on: '2026-06-14' }),
    [graphOf(2)]: aRefusal(503),
  };
  const { facts } = await read(policies, down, { day: '2026-06-02' });
  expect(facts).toMatchObject({ total: 100, policies: [{ value: 100 }], excluded: [{ reason: 'unread' }] });
  const alone = read(policies, down, { day: '2026-06-02', policyIds: [aUuid(2)] });
  expect(await alone.catch(toFailure)).toMatchObject({ code: 'UNAVAILABLE' });
});

test('P-22: a latest value without a source has its source not given, a value over time is kept by the firm', async () => {
  const policies = [1, 2].map((number) => aPolicy({ uuid: aUuid(number) }));
  const { facts } = await read(
    policies,
    {
      [latestOf(1)]: aValuation({ value: 100, valued_on: '2026-06-01', source: null }),
      [latestOf(2)]: aValuation({ valued_on: '2026-06-14' }),
      [graphOf(2)]: aGraph(['2026-05-25', 150]),
    },
    { day: '2026-06-02' },
  );
  expect(facts.policies.map(({ isLatestValue }) => isLatestValue)).toEqual([true, undefined]);
  const table = pageOf(facts).find((block) => block.kind === 'table');
  expect(table?.rows.slice(0, 2).map((row) => row.at(-1))).toEqual(['Not given', 'Kept by Arkwright Pell']);
  const keptNote = (shown: StatementFacts) =>
    JSON.stringify(pageOf(shown)).includes('Where the source is “Kept by');
  expect(keptNote(facts)).toBe(true);
  expect(keptNote({ ...facts, policies: facts.policies.slice(0, 1) })).toBe(false);
});

test('P-15: a policy that ended after the day counts on it, and one that had ended does not', async () => {
  const ended = (number: number, end_date: string) =>
    aPolicy({ uuid: aUuid(number), status: 'transferred_out', end_date });
  const points = aGraph(['2026-05-01', 100]);
  const { facts } = await read(
    [ended(1, '2026-06-10'), ended(2, '2026-05-20')],
    {
      ...{ [latestOf(1)]: aValuation({ valued_on: '2026-05-01' }), [graphOf(1)]: points },
      ...{ [latestOf(2)]: aValuation({ valued_on: '2026-05-01' }), [graphOf(2)]: points },
    },
    { day: '2026-06-02' },
  );
  expect(facts.policies.map(({ share }) => share)).toEqual([100]);
  expect(facts.excluded.map(({ reason }) => reason)).toEqual(['ended']);
});

test('P-15: chosen policies alone are read, and a day without values is refused', async () => {
  const policies = [1, 2].map((number) => aPolicy({ uuid: aUuid(number) }));
  const answers = { [latestOf(2)]: aValuation(), [graphOf(2)]: aGraph(['2026-06-01', 5]) };
  const { facts, calls } = await read(policies, answers, { policyIds: [aUuid(2)] });
  expect(facts).toMatchObject({ covers: 'chosen', policies: [{ value: 12_345_678 }], excluded: [] });
  expect(calls.some(({ to }) => to.includes(aUuid(1)))).toBe(false);
  const tooEarly = read(policies, answers, { policyIds: [aUuid(2)], day: '2025-01-01' });
  await expect(tooEarly).rejects.toMatchObject({
    code: 'VALIDATION',
    details: { fields: [{ field: 'day', code: 'no_values' }] },
  });
});

test.each([[true], [false]])(
  'P-15: where no value could be read there is no statement, with amounts (%s) or without',
  async (withAmounts) => {
    const down = { [latestOf(1)]: aRefusal(503), [latestOf(2)]: aRefusal(404) };
    const policies = [1, 2].map((number) => aPolicy({ uuid: aUuid(number) }));
    await expect(read(policies, down, { withAmounts })).rejects.toMatchObject({ code: 'UPSTREAM_DOWN' });
    const awaited = await read(policies, down, { withAmounts, policyIds: [aUuid(2)] });
    expect(awaited.facts).toMatchObject({ policies: [], excluded: [{ reason: 'awaited' }], total: null });
    const list = { items: [policies[1], 'nothing of a policy'], _links: { self: { href: '/v1/policy' } } };
    const partly = read(policies, { ...down, 'GET /v1/policy': list }, { withAmounts });
    await expect(partly).rejects.toMatchObject({ code: 'UPSTREAM_DOWN' });
  },
);

test('P-22: a policy that has ended is excluded for that reason, even if it has no value or its value cannot be read', async () => {
  const ended = (number: number) => aPolicy({ uuid: aUuid(number), status: 'surrendered' });
  const { facts } = await read([ended(1), ended(2)], {
    [latestOf(1)]: aRefusal(404),
    [latestOf(2)]: aRefusal(503),
  });
  expect(facts.excluded.map(({ reason }) => reason)).toEqual(['ended', 'ended']);
});

test('P-22, P-84: cover that has ended has that as its reason, except in a statement for a day before its end', async () => {
  const cover = (number: number, end_date: string | null) =>
    aPolicy({
      ...{ uuid: aUuid(number), details: null, plan_type: 'term_assurance' },
      ...{ status: 'lapsed', end_date },
    });
  const policies = [
    aPolicy({ uuid: aUuid(1) }),
    cover(2, '2026-06-10'),
    cover(3, '2026-05-20'),
    cover(4, null),
  ];
  const reasonsOn = async (order: Partial<StatementOrder>) => {
    const { facts } = await read(policies, { [latestOf(1)]: aValuation() }, order);
    return facts.excluded.map(({ reason }) => reason);
  };
  expect(await reasonsOn({})).toEqual(['ended', 'ended', 'ended']);
  expect(await reasonsOn({ day: '2026-06-02' })).toEqual(['cover', 'ended', 'ended']);
});

test('P-22: an earlier day says that there was no value on or before it only where the firm says so', async () => {
  const day = '2026-06-02';
  const later = aValuation({ valued_on: '2026-06-14' });
  const endedOn = (number: number, end_date: string | null) =>
    aPolicy({ uuid: aUuid(number), status: 'surrendered', end_date });
  const cases: [Policy, latest: unknown, graph: unknown, reason: string][] = [
    [aPolicy({ uuid: aUuid(1) }), later, aRefusal(404), 'unread'],
    [aPolicy({ uuid: aUuid(2) }), later, aGraph(), 'unread'],
    [aPolicy({ uuid: aUuid(3) }), aRefusal(503), aRefusal(404), 'unread'],
    [aPolicy({ uuid: aUuid(4) }), aRefusal(404), aRefusal(404), 'not_yet_valued'],
    [endedOn(5, '2019-03-01'), later, aRefusal(404), 'ended'],
    [endedOn(6, null), aRefusal(404), aRefusal(404), 'ended'],
    [endedOn(7, '2026-06-10'), later, aRefusal(404), 'unread'],
    [endedOn(8, '2026-05-20'), later, aGraph(['2026-06-03', 1]), 'ended'],
    [
      aPolicy({ uuid: aUuid(9) }),
      later,
      { ...aGraph(['2026-06-03', 1]), first_valued_on: '2026-05-01' },
      'unread',
    ],
    [
      aPolicy({ uuid: aUuid(10) }),
      later,
      { ...aGraph(['2026-06-03', 1]), first_valued_on: '2026-06-03' },
      'not_yet_valued',
    ],
    [endedOn(11, null), later, aRefusal(404), 'unread'],
    [aPolicy({ uuid: aUuid(12) }), later, aGraph(['2026-06-03', 1]), 'unread'],
  ];
  const valued = aPolicy({ uuid: aUuid(13) });
  const answers = Object.fromEntries(
    cases.flatMap(([, latest, graph], index) => [
      [latestOf(index + 1), latest],
      [graphOf(index + 1), graph],
    ]),
  );
  const policies = cases.map(([policy]) => policy);
  const { facts } = await read([...policies, valued], { ...answers, [latestOf(13)]: aValuation() }, { day });
  expect(facts.excluded.map(({ reason }) => reason)).toEqual(cases.map(([, , , reason]) => reason));
  const unread = read([aPolicy()], { [latestOf(1)]: later, [graphOf(1)]: aRefusal(404) }, { day });
  await expect(unread).rejects.toMatchObject({
    details: { message: 'We could not read any value on or before this day.' },
  });
});
