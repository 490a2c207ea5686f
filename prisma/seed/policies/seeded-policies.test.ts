import { planTypeSchema } from '@portal/contract/policy-details';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seed } from '../../seed.ts';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts';
import { daysBetween } from '../days.ts';

// The whole seed with its sixty thousand valuations: two seconds alone, more on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const now = new Date('2026-11-21T12:00:00.000Z');
let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = freshDatabase();
  await seed(fresh.database, { now, largePolicies: 1_000 });
});
afterAll(() => fresh.remove());

const policiesOf = (name: string) =>
  fresh.database.policy.findMany({
    where: { client: { email: `${name}@portal.example.com` } },
    orderBy: { position: 'asc' },
    include: {
      owners: true,
      provider: true,
      valuations: { orderBy: { valuedOn: 'asc' }, include: { holdings: true } },
    },
  });
type SeededPolicy = Awaited<ReturnType<typeof policiesOf>>[number];

const latest = (policy: SeededPolicy) => policy.valuations.at(-1);
const total = (policies: SeededPolicy[]) =>
  policies.reduce((sum, policy) => sum + (latest(policy)?.value ?? 0n), 0n);
const gapsOf = (policy: SeededPolicy) =>
  policy.valuations
    .slice(1)
    .filter(({ valuedOn }, index) => daysBetween(policy.valuations[index]!.valuedOn, valuedOn) > 60);

describe('vip@', () => {
  let policies: SeededPolicy[];
  beforeAll(async () => {
    policies = await policiesOf('vip');
  });

  test('has the eight policies of the design, in its order, worth £1,414,208.87', () => {
    const shown = policies.map((policy) => [
      policy.name,
      policy.provider.name,
      policy.policyNumber,
      latest(policy)?.value,
      latest(policy)?.valuedOn,
    ]);
    expect(shown).toEqual([
      ['Hartnoll family pension', 'Castlegate Trustees', 'CT-40718-22', 61_248_022n, '2026-11-19'],
      ['Joint investment account', 'Brackenfield', 'BF-118204', 34_811_590n, '2026-11-19'],
      ['Offshore bond', 'Northmoor Life', 'NL-77-03318', 21_490_000n, '2026-08-14'],
      ['Stocks and shares ISA', 'Brackenfield', 'BF-118209', 18_640_275n, '2026-11-19'],
      ['Rainy-day cash ISA', 'Tollgate Savings', '60-3391', 5_231_000n, '2026-11-02'],
      ['Discretionary portfolio', 'Tamar & Wye', null, undefined, undefined],
      ['Guaranteed annuity', 'Northmoor Life', 'NA-2019-4410', undefined, undefined],
      ['Whole of life cover', 'Greywater Assurance', 'GA-5520917', undefined, undefined],
    ]);
    expect(total(policies)).toBe(141_420_887n);
  });

  test('has one joint, one with a single value and one with a gap of four months', () => {
    expect(policies.filter(({ owners }) => owners.length > 1).map(({ name }) => name)).toEqual([
      'Joint investment account',
    ]);
    expect(policies.filter(({ valuations }) => valuations.length === 1).map(({ name }) => name)).toEqual([
      'Rainy-day cash ISA',
    ]);
    const gap = policies.flatMap((policy) => gapsOf(policy).map(({ valuedOn }) => [policy.name, valuedOn]));
    expect(gap).toEqual([['Joint investment account', '2026-06-20']]);
  });

  test('has one value that is stale by the rules: an insurer after 35 days, a platform after 3 working days', () => {
    const limitDays = { manual: 400, electronic_bulk: 35, electronic_live: 5, electronic_scheduled: 5 };
    const stale = policies.filter((policy) => {
      const value = latest(policy);
      if (!value) return false;
      const limit = limitDays[value.source as keyof typeof limitDays];
      return daysBetween(value.valuedOn, '2026-11-21') > limit;
    });
    expect(stale.map(({ name }) => name)).toEqual(['Offshore bond']);
  });

  test('has weekly values for the last half year where no gap stands', () => {
    const [pension] = policies;
    const recent = pension!.valuations.filter(({ valuedOn }) => valuedOn > '2026-05-21');
    const steps = recent
      .slice(1)
      .map(({ valuedOn }, index) => daysBetween(recent[index]!.valuedOn, valuedOn));
    expect(Math.max(...steps)).toBeLessThanOrEqual(7);
  });
});

test('standard@ has three policies worth £115,439.75', async () => {
  const policies = await policiesOf('standard');
  expect(policies.map(({ name }) => name)).toEqual([
    'Workplace pension',
    'Stocks and shares ISA',
    'Family life cover',
  ]);
  expect(total(policies)).toBe(11_543_975n);
});

test('terms@ draws an income from one pension, is promised one by another, and has savings', async () => {
  const policies = await policiesOf('terms');
  expect(policies.map((policy) => [policy.planType, latest(policy)?.value])).toEqual([
    ['drawdown', 43_870_415n],
    ['defined_benefit', undefined],
    ['stocks_and_shares_isa', 9_318_640n],
  ]);
});

test.each(['setup', 'lockout', 'locked'])('%s@ has a couple of plain policies', async (name) => {
  expect((await policiesOf(name)).map((policy) => latest(policy)?.valuedOn)).toEqual([
    '2026-11-19',
    '2026-11-19',
  ]);
});

test('large@ has 1,000 policies, one worth more pence than 32 bits hold, with five years of monthly values', async () => {
  const ofLarge = { client: { email: 'large@portal.example.com' } };
  expect(await fresh.database.policy.count({ where: ofLarge })).toBe(1_000);
  const counts = await fresh.database.valuation.groupBy({
    by: ['policyUuid'],
    where: { policy: ofLarge },
    _count: true,
    _max: { value: true },
  });
  expect(counts).toHaveLength(960);
  expect(new Set(counts.map(({ _count }) => _count))).toEqual(new Set([61]));
  expect(counts.some(({ _max }) => (_max.value ?? 0n) > 2n ** 31n)).toBe(true);
});

test('a list of a thousand policies is read with its owners, payments and charges in one call', async () => {
  const policies = await fresh.database.policy.findMany({
    where: { client: { email: 'large@portal.example.com' } },
    orderBy: { position: 'asc' },
    include: { provider: true, owners: { orderBy: { position: 'asc' } }, contributions: true, charges: true },
  });
  expect(policies.map(({ position }) => position)).toEqual(
    Array.from({ length: 1_000 }, (_unused, place) => place),
  );
  expect(policies.every(({ owners }) => owners.length === 1)).toBe(true);
});

test('every plan type of the contract is held by somebody', async () => {
  const held = await fresh.database.policy.groupBy({ by: ['planType'] });
  expect(held.map(({ planType }) => planType).sort()).toEqual([...planTypeSchema.options].sort());
});

test('holdings and cash sum to the value of every valuation, to the penny', async () => {
  const wrong = await fresh.database.$queryRaw`
    SELECT "valuation"."uuid" FROM "valuation" LEFT JOIN "holding" ON "valuation_uuid" = "valuation"."uuid"
    GROUP BY "valuation"."uuid" HAVING "valuation"."cash" + COALESCE(SUM("holding"."value"), 0) <> "valuation"."value"`;
  expect(wrong).toEqual([]);
  expect(await fresh.database.holding.count()).toBeGreaterThan(1_000);
});

test('no value is negative, and none lies after the day of the seed', async () => {
  const { _min, _max } = await fresh.database.valuation.aggregate({
    _min: { value: true, cash: true },
    _max: { valuedOn: true },
  });
  expect([(_min.value ?? -1n) >= 0n, (_min.cash ?? -1n) >= 0n, _max.valuedOn]).toEqual([
    true,
    true,
    '2026-11-19',
  ]);
});
