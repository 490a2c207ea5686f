import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNumber } from '../days.ts';
import type { Movement } from '../flows.ts';
import { always, amounts, dayAt, days, isPlain, numbersIn, policies, ranges } from '../test/histories.ts';
import type { PortfolioBridge } from './bridge.ts';
import type { PolicyHistory } from './counted-policies.ts';
import { type PortfolioHistory, portfolioHistory } from './history.ts';

const choices = fc.constantFrom('share' as const, 'whole' as const);
const inputs = fc.record({ policies, range: ranges, countJointBy: choices });
type Input = {
  policies: PolicyHistory[];
  range: { from: string; to: string };
  countJointBy: 'share' | 'whole';
};

function historyOf({ policies: all, range, countJointBy }: Input): PortfolioHistory {
  return portfolioHistory({ policies: all, ...range, countJointBy });
}

/** What the lines of a bridge come to. */
function sumOf({ opening, earlier, joined, left, flows, unexplained, growth }: PortfolioBridge): number {
  const { moneyIn, moneyOut, charges } =
    flows.known === 'movements' ? flows : { moneyIn: 0, moneyOut: 0, charges: 0 };
  const net = flows.known === 'net' ? flows.net : 0;
  return (
    opening.pence + earlier + joined + moneyIn - moneyOut - left - charges + net + unexplained + (growth ?? 0)
  );
}

/** Adds up numbers of the same name, at any depth. */
function addedUp(parts: readonly object[]): Record<string, unknown> {
  const names = [...new Set(parts.flatMap((part) => Object.keys(part)))];
  return Object.fromEntries(
    names.map((name) => {
      const values = parts.map(
        (part): unknown => Object.entries(part).find(([other]) => other === name)?.[1],
      );
      if (values.every((value) => typeof value === 'number'))
        return [name, values.reduce((sum, value) => sum + value, 0)];
      if (values.every((value) => typeof value === 'object' && value !== null))
        return [name, addedUp(values)];
      return [name, values[0]];
    }),
  );
}

function mix<T>(list: readonly T[]): fc.Arbitrary<T[]> {
  return fc.shuffledSubarray([...list], { minLength: list.length });
}

/** The total of one day, looked up policy by policy. */
function totalOn(day: string, { policies: all, range }: Input) {
  const counted = all.filter(({ leftOn }) => leftOn === null || (leftOn > day && leftOn > range.from));
  const last = counted.flatMap(({ points }) => {
    const known = points.filter(({ date }) => date <= day);
    const date = known
      .map((point) => point.date)
      .sort()
      .at(-1);
    return known.findLast((point) => point.date === date) ?? [];
  });
  const older = last.filter(({ date }) => dayNumber(day) - dayNumber(date) > 30);
  return {
    day,
    pence: last.reduce((sum, { value }) => sum + value, 0),
    paidIn: last.reduce<number | null>(
      (sum, { netContributions }) =>
        sum === null || netContributions === null ? null : sum + netContributions,
      0,
    ),
    olderPence: older.reduce((sum, { value }) => sum + value, 0),
  };
}

describe('P-24: whatever the policies', () => {
  test('the lines add up to the closing total, to the penny, in numbers that can be shown', () => {
    always(
      fc.property(inputs, (input) => {
        const history = historyOf(input);
        expect(numbersIn(history).every(isPlain)).toBe(true);
        const { bridge } = history;
        if (bridge === null || bridge.growth === null) return;
        expect(sumOf(bridge)).toBe(bridge.closing.pence);
      }),
    );
  });

  test('the bridge begins and ends with the totals of the first and the last day, and has the money of the events', () => {
    always(
      fc.property(inputs, (input) => {
        const { days: all, events, bridge } = historyOf(input);
        const moneyOf = (kind: string) =>
          events.reduce((sum, event) => sum + (event.kind === kind ? event.pence : 0), 0);
        const opening = all.find(({ day }) => day === input.range.from)?.pence ?? 0;
        expect(bridge?.opening.pence ?? 0).toBe(opening);
        expect(bridge?.closing.pence ?? 0).toBe(all.at(-1)?.pence ?? 0);
        expect(bridge?.joined ?? 0).toBe(moneyOf('joined'));
        expect(bridge?.left ?? 0).toBe(moneyOf('left'));
      }),
    );
  });

  test('each day is the sum of the last values known on it', () => {
    always(
      fc.property(inputs, (input) => {
        const whole = { ...input, countJointBy: 'whole' as const };
        const { days: all } = historyOf(whole);
        expect(all).toEqual(all.map(({ day }) => totalOn(day, whole)));
      }),
    );
  });

  test('the total is the sum of its policies', () => {
    always(
      fc.property(inputs, (input) => {
        const { bridge } = historyOf(input);
        const alone = input.policies.flatMap((one) => historyOf({ ...input, policies: [one] }).bridge ?? []);
        expect(alone.length > 0).toBe(bridge !== null);
        if (bridge === null) return;
        const { opening, closing, joined, left } = addedUp(alone);
        expect(bridge).toMatchObject({
          opening: { pence: Object(opening).pence },
          closing: { pence: Object(closing).pence },
          joined,
          left,
        });
        const measured = alone.filter(({ growth }) => growth !== null);
        if (measured.length === 0 || alone.some(({ flows }) => flows.known !== 'movements')) return;
        const { flows, unexplained, growth, earlier } = addedUp(measured);
        expect(bridge).toMatchObject({ flows, unexplained, growth, earlier });
      }),
    );
  });

  test('the order of policies, values and movements does not matter', () => {
    const shuffled = inputs.chain((input) => {
      const once = input.policies.map((policy) => ({
        ...policy,
        points: [...new Map(policy.points.map((point) => [point.date, point])).values()],
      }));
      const mixed = once.map((policy) =>
        fc.record({
          points: mix(policy.points),
          movements: policy.movements === null ? fc.constant(null) : mix(policy.movements),
        }),
      );
      return fc.record({ input: fc.constant({ ...input, policies: once }), mixed: fc.tuple(...mixed) });
    });
    always(
      fc.property(shuffled, ({ input, mixed }) => {
        const one = historyOf(input);
        const all = input.policies.map((policy, at) => ({ ...policy, ...mixed[at] }));
        const other = historyOf({ ...input, policies: all.toReversed() });
        expect(other.days).toEqual(one.days);
        expect(other.bridge).toEqual(one.bridge);
        expect(other.moneyWeighted).toEqual(one.moneyWeighted);
        expect(new Set(other.events)).toEqual(new Set(one.events));
      }),
    );
  });

  test('a payment is never growth', () => {
    const payments = fc.record({ date: days.map(dayAt), amount: amounts });
    always(
      fc.property(inputs, payments, (input, { date, amount }) => {
        const whole = { ...input, countJointBy: 'whole' as const };
        const movement: Movement = { date, kind: 'own', amount };
        const paid = input.policies.map((policy) => ({
          ...policy,
          movements: policy.movements && [...policy.movements, movement],
          points: policy.points.map((point) =>
            point.date < date
              ? point
              : {
                  ...point,
                  value: point.value + amount,
                  netContributions: point.netContributions === null ? null : point.netContributions + amount,
                },
          ),
        }));
        expect(historyOf({ ...whole, policies: paid }).bridge?.growth).toBe(historyOf(whole).bridge?.growth);
      }),
    );
  });
});

describe('P-24: many policies', () => {
  /** Five years of values and monthly payments. */
  function large(count: number): PolicyHistory[] {
    return Array.from({ length: count }, (_, at) => ({
      id: `policy-${at}`,
      shareOfClient: at % 3 === 0 ? 50 : null,
      leftOn: at % 50 === 1 ? dayAt(900) : null,
      points: Array.from({ length: 160 }, (_point, number) => ({
        date: dayAt(number * 11),
        value: 1_000_000 + number * 3_000 + at,
        netContributions: 2_500 * Math.floor((number * 11) / 30),
      })),
      movements: Array.from({ length: 58 }, (_movement, number) => ({
        date: dayAt((number + 1) * 30),
        kind: 'own' as const,
        amount: 2_500,
      })),
    }));
  }

  test('1,000, of which 30 have no data: the same as the 970 alone', () => {
    const range = { from: dayAt(365), to: dayAt(1_825) };
    const all = large(1_000).map((policy, at) =>
      at % 33 === 5 && at < 990 ? { ...policy, points: [] } : policy,
    );
    expect(all.filter(({ points }) => points.length === 0)).toHaveLength(30);
    const { bridge, days: dates, ...rest } = historyOf({ policies: all, range, countJointBy: 'share' });
    const known = all.filter(({ points }) => points.length > 0);
    expect({ bridge, days: dates, ...rest }).toEqual(
      historyOf({ policies: known, range, countJointBy: 'share' }),
    );
    expect(bridge && sumOf(bridge)).toBe(bridge?.closing.pence);
    expect(rest.timeWeighted).toEqual({ percent: expect.any(Number), isAYear: true });
  });

  test('1,000 with 160 values each take about ten times as long as 100', () => {
    const range = { from: dayAt(365), to: dayAt(1_825) };
    const costOf = (count: number) => {
      const policies = large(count);
      const times = Array.from({ length: 5 }, () => {
        const start = process.threadCpuUsage();
        historyOf({ policies, range, countJointBy: 'share' });
        const { user, system } = process.threadCpuUsage(start);
        return user + system;
      });
      return Math.min(...times);
    };
    expect(costOf(1_000) / costOf(100)).toBeLessThan(25);
  });
});
