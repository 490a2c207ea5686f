import { planTypeSchema } from '@portal/contract/v1/policy-details';
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

  test('has one of which the provider gives a value alone: no holdings, no cash and no charges', async () => {
    const alone = policies.filter(({ givesBreakdown }) => !givesBreakdown);
    expect(alone.map((policy) => [policy.name, latest(policy)?.source, latest(policy)?.holdings])).toEqual([
      ['Rainy-day cash ISA', 'manual', []],
    ]);
    const { uuid: policyUuid } = alone[0]!;
    expect(await fresh.database.charge.count({ where: { policyUuid } })).toBe(0);
    expect(await fresh.database.policy.count({ where: { givesBreakdown: false } })).toBe(1);
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
    Array.from({ length: 1_000 }, (_unused, index) => index),
  );
  expect(policies.every(({ owners }) => owners.length === 1)).toBe(true);
});

test('every plan type of the contract is held by somebody', async () => {
  const held = await fresh.database.policy.groupBy({ by: ['planType'] });
  expect(held.map(({ planType }) => planType).sort()).toEqual([...planTypeSchema.options].sort());
});

test('units × price is the value of every holding, to the penny', async () => {
  const off = await fresh.database.$queryRaw<unknown[]>`
    SELECT "fund_name" FROM "holding" WHERE ROUND("units" * "price") <> "value"`;
  expect(off).toEqual([]);
  expect(await fresh.database.holding.count()).toBeGreaterThan(1_000);
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

describe('P-31, P-39: what a policy shows adds up', () => {
  /** Every policy of everybody, with all that its figures come from. */
  const everyPolicy = () =>
    fresh.database.policy.findMany({
      include: {
        client: { select: { email: true } },
        contributions: true,
        withdrawals: true,
        charges: true,
        movements: { orderBy: { position: 'asc' } },
        valuations: { orderBy: { valuedOn: 'asc' } },
      },
    });
  type Policy = Awaited<ReturnType<typeof everyPolicy>>[number];
  let policies: Policy[];
  beforeAll(async () => {
    policies = await everyPolicy();
  });

  const isIn = ({ kind }: { kind: string }) => !['withdrawal', 'charge'].includes(kind);
  const sum = (movements: Policy['movements']) =>
    movements.reduce(
      (total, { kind, amount }) =>
        kind === 'charge' ? total : total + (kind === 'withdrawal' ? -amount : amount),
      0n,
    );
  const named = ({ client, name }: Policy) => `${client.email} ${name}`;
  const detailsOf = (policy: Policy) => JSON.parse(policy.details);

  test('between any two valuations, what was paid in changes by the movements listed, to the penny', () => {
    const wrong = policies.filter(({ movements, valuations }) =>
      valuations.some(
        ({ valuedOn, netContributions }) =>
          netContributions !== sum(movements.filter(({ date }) => date <= valuedOn)),
      ),
    );
    expect(wrong.map(named)).toEqual([]);
    expect(new Set(policies.flatMap(({ movements }) => movements.map(({ kind }) => kind)))).toEqual(
      new Set(['own', 'employer', 'tax_relief', 'transfer_in', 'withdrawal', 'charge']),
    );
  });

  /** The days of a schedule up to the day of the seed, by the month. */
  function daysOfSchedule(frequency: string, startsOn: string): string[] {
    const months = { monthly: 1, yearly: 12 }[frequency];
    if (months === undefined) return [startsOn];
    const days: string[] = [];
    for (let day = new Date(startsOn); day <= now; day.setUTCMonth(day.getUTCMonth() + months))
      days.push(day.toISOString().slice(0, 10));
    return days;
  }

  test('the contributions, withdrawals and charges in pounds that are shown come to these movements', () => {
    const line = (date: string, amount: bigint | null, side: string) => `${date} ${side} ${amount}`;
    const wrong = policies.filter(({ contributions, withdrawals, charges, movements, startDate }) => {
      const paidIn = contributions.flatMap(({ frequency, startsOn, amount }) =>
        daysOfSchedule(frequency, startsOn).map((date) => line(date, amount, 'in')),
      );
      const taken = withdrawals.flatMap(({ frequency, startsOn, amount }) =>
        daysOfSchedule(frequency, startsOn).map((date) => line(date, amount, 'withdrawal')),
      );
      const charged = charges
        .filter(({ amount }) => amount !== null)
        .flatMap(({ frequency, amount }) =>
          daysOfSchedule(frequency, startDate)
            .slice(1)
            .map((date) => line(date, amount, 'charge')),
        );
      const listed = movements.map((each) => line(each.date, each.amount, isIn(each) ? 'in' : each.kind));
      return [...paidIn, ...taken, ...charged].sort().join('\n') !== listed.sort().join('\n');
    });
    expect(wrong.map(named)).toEqual([]);
  });

  test('movements are in the order of their days, none before the policy began or after today', () => {
    const wrong = policies.filter(({ movements, startDate }) => {
      const days = movements.map(({ date }) => date);
      const isInOrder = days.every((day, index) => index === 0 || days[index - 1]! <= day);
      return !isInOrder || days.some((day) => day < startDate || day > '2026-11-21');
    });
    expect(wrong.map(named)).toEqual([]);
  });

  test('growth between two values stays within seven per cent: no payment looks like a gain or a loss', () => {
    const wrong = policies.flatMap((policy) => {
      const { valuations } = policy;
      return valuations.slice(1).flatMap(({ valuedOn, value, netContributions }, index) => {
        const before = valuations[index]!;
        const growth = Number(value - before.value - (netContributions - before.netContributions));
        const share = growth / Number(before.value);
        return Math.abs(share) > 0.07 ? [`${named(policy)} ${valuedOn} ${share.toFixed(3)}`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('an account’s gain is its value less its book cost; without a value there is neither', () => {
    const accounts = policies.filter(({ planType }) => planType === 'gia');
    for (const account of accounts) {
      const last = account.valuations.at(-1);
      const details = detailsOf(account);
      if (last) expect(details.unrealised_gain).toBe(Number(last.value) - details.book_cost);
      else expect(details).toBeNull();
      if (last) expect(details.book_cost).toBe(Number(last.netContributions));
    }
    expect(accounts.length).toBeGreaterThan(2);
  });

  test('ISAs: what was paid in this tax year is the client’s own payments, and the allowance is what all of them leave', () => {
    const isas = policies.filter((policy) => detailsOf(policy)?.kind === 'isa');
    const subscribed = ({ movements }: Policy) =>
      Number(sum(movements.filter(({ kind, date }) => kind === 'own' && date >= '2026-04-06')));
    for (const [email, theirs] of Map.groupBy(isas, ({ client }) => client.email)) {
      const usedBy = (...types: string[]) =>
        theirs.reduce((total, isa) => total + (types.includes(isa.planType) ? subscribed(isa) : 0), 0);
      const used = usedBy('stocks_and_shares_isa', 'cash_isa', 'lifetime_isa');
      expect([email, used <= 2_000_000]).toEqual([email, true]);
      const left = 2_000_000 - used;
      // A Lifetime ISA takes £4,000 of the £20,000; a Junior ISA has £9,000 of its own.
      const remaining: Readonly<Record<string, number>> = {
        stocks_and_shares_isa: left,
        cash_isa: left,
        lifetime_isa: Math.min(left, 400_000 - usedBy('lifetime_isa')),
        junior_isa: 900_000 - usedBy('junior_isa'),
      };
      for (const isa of theirs)
        expect(detailsOf(isa)).toEqual({
          kind: 'isa',
          subscribed_this_tax_year: subscribed(isa),
          allowance_remaining: remaining[isa.planType],
        });
    }
    expect(new Set(isas.map(({ planType }) => planType)).size).toBe(4);
    expect(isas.map(({ movements }) => movements[0]?.kind)).toContain('transfer_in');
  });

  test('a cash ISA holds cash alone', async () => {
    const funds = await fresh.database.holding.count({
      where: { valuation: { policy: { planType: 'cash_isa' } } },
    });
    expect(funds).toBe(0);
  });

  test('a bond gives back a twentieth of what was paid in for each year begun, and a drawdown plan pays its income', () => {
    const bonds = policies.filter((policy) => detailsOf(policy)?.kind === 'bond');
    const [vip] = bonds.filter(({ client }) => client.email.startsWith('vip'));
    expect(detailsOf(vip!).five_percent_allowance_remaining).toBe(5_400_000);
    for (const { withdrawals, ...policy } of policies.filter(({ planType }) => planType === 'drawdown')) {
      const income = withdrawals.find(({ type }) => type === 'regular');
      expect(Number(income?.amount)).toBe(detailsOf({ withdrawals, ...policy }).income);
    }
  });

  test('the joint account shows £44,000 in and £12,000 out over two years, as its payments do', () => {
    const joint = policies.find(({ name }) => name === 'Joint investment account')!;
    const inRange = joint.movements.filter(({ date }) => date > '2024-11-20' && date <= '2026-11-19');
    const [paidIn, takenOut] = [inRange.filter(isIn), inRange.filter((each) => !isIn(each))];
    expect([sum(paidIn), -sum(takenOut)]).toEqual([4_400_000n, 1_200_000n]);
  });

  test('each policy says which of its owners is the client', async () => {
    const owners = await fresh.database.policyOwner.findMany({
      include: { policy: { select: { client: { select: { firstName: true, surname: true } } } } },
    });
    for (const { name, isClient, policy } of owners)
      expect([name, isClient]).toEqual([
        name,
        name === `${policy.client.firstName} ${policy.client.surname}`,
      ]);
    expect(owners.filter(({ isClient }) => !isClient).map(({ name }) => name)).toEqual(['Edmund Hartnoll']);
  });
});
