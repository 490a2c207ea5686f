import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bridge, bridgeOf, type Flows } from './bridge.ts';
import {
  always,
  amounts,
  bridge,
  dayAt,
  days,
  histories,
  isPlain,
  LAST,
  movements,
  numbersIn,
  pointsOf,
} from './test/histories.ts';

describe('P-39: whatever the history', () => {
  test('the lines add up to the closing value, to the penny, in numbers that can be shown', () => {
    always(
      fc.property(histories, (history) => {
        const made = bridge(history.points, history.movements);
        expect(numbersIn(made).every(isPlain)).toBe(true);
        if (made.growth !== null) expect(sumOf(made)).toBe(made.closing.pence);
      }),
    );
  });

  test('two parts, split at any value, come to the whole', () => {
    always(
      fc.property(histories, fc.nat(), (history, choice) => {
        const dates = [...new Set(history.points.map(({ date }) => date))].sort();
        const split = dates[choice % dates.length] ?? '';
        const before = bridge(
          history.points.filter(({ date }) => date <= split),
          history.movements,
        );
        const after = bridge(
          history.points.filter(({ date }) => date >= split),
          history.movements,
        );
        const whole = bridge(history.points, history.movements);
        expect(together(before.flows, after.flows)).toEqual(whole.flows);
        expect(before.unexplained + after.unexplained).toBe(whole.unexplained);
        if (whole.growth !== null) expect((before.growth ?? 0) + (after.growth ?? 0)).toBe(whole.growth);
      }),
    );
  });

  test('the order of points and movements does not matter, nor do doubles', () => {
    const shuffled = histories.chain((history) => {
      const { points, movements: listed } = history;
      const once = [...new Map(points.map((each) => [each.date, each])).values()];
      return fc.record({
        history: fc.constant(history),
        points: fc.shuffledSubarray([...once, ...once], { minLength: once.length * 2 }),
        movements:
          listed === null ? fc.constant(null) : fc.shuffledSubarray(listed, { minLength: listed.length }),
      });
    });
    always(
      fc.property(shuffled, ({ history, points, movements: listed }) => {
        expect(bridgeOf({ points, movements: listed })).toEqual(bridgeOf(history));
      }),
    );
  });

  test('a payment is never growth: paid in and in all later values, it leaves the growth as it was', () => {
    const paid = fc.record({
      points: pointsOf(fc.integer({ min: -1e9, max: 1e9 }), 1),
      movements: fc.option(movements),
      date: fc.integer({ min: 0, max: LAST + 1 }).map(dayAt),
      amount: amounts,
      kind: fc.constantFrom(
        'own' as const,
        'employer' as const,
        'tax_relief' as const,
        'transfer_in' as const,
      ),
    });
    always(
      fc.property(paid, ({ points, movements: listed, date, amount, kind }) => {
        const later = points.map((each) =>
          each.date < date
            ? each
            : {
                ...each,
                value: each.value + amount,
                netContributions: (each.netContributions ?? 0) + amount,
              },
        );
        const more = listed && [...listed, { date, kind, amount }];
        expect(bridge(later, more).growth).toBe(bridge(points, listed).growth);
        expect(bridge(later, more).unexplained).toBe(bridge(points, listed).unexplained);
      }),
    );
  });

  test('a charge that lowers all later values leaves the growth as it was', () => {
    always(
      fc.property(pointsOf(fc.constant(0), 1), movements, days, (points, listed, day) => {
        const date = dayAt(day);
        const later = points.map((each) => (each.date < date ? each : { ...each, value: each.value - 5 }));
        const charged = bridge(later, [...listed, { date, kind: 'charge', amount: 5 }]);
        expect(charged.growth).toBe(bridge(points, listed).growth);
      }),
    );
  });
});

/** What the lines of a bridge come to. */
function sumOf({ opening, flows, unexplained, growth }: Bridge): number {
  const { moneyIn, moneyOut, charges } =
    flows.known === 'movements' ? flows : { moneyIn: 0, moneyOut: 0, charges: 0 };
  const net = flows.known === 'net' ? flows.net : 0;
  return opening.pence + moneyIn - moneyOut - charges + net + unexplained + (growth ?? 0);
}

/** All sums of flows of two stretches, one after the other. */
function together(one: Flows, other: Flows): Flows {
  if (one.known === 'nothing' || other.known === 'nothing') return { known: 'nothing' };
  if (one.known === 'net')
    return { known: 'net', net: one.net + (other.known === 'net' ? other.net : Number.NaN) };
  const sums = Object.entries(one).map(([name, sum]) => {
    const more = Object.entries(other).find(([otherName]) => otherName === name)?.[1];
    return [name, typeof sum === 'number' && typeof more === 'number' ? sum + more : sum];
  });
  return Object.fromEntries(sums);
}
