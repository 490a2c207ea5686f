import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Movement } from '../flows.ts';
import { always, dayAt } from '../test/histories.ts';
import { from, historyOf, own, points, policy } from '../test/portfolio.ts';
import type { PolicyHistory } from './counted-policies.ts';
import { portfolioHistory } from './history.ts';

/** In days: the range starts here, and every four weeks each policy has a value and a payment. */
const FROM = 200;
const STEP = 28;
const STEPS = 14;

type Growing = {
  /** Steps from the start of the range to the first value, and to the day it ends. */
  readonly begins: number;
  readonly ends: number | null;
  /** Paid in, or taken out, at each step; pence. */
  readonly paid: readonly number[];
  readonly shareOfClient: number | null;
};

const growing: fc.Arbitrary<Growing> = fc.record({
  begins: fc.integer({ min: -4, max: 8 }),
  ends: fc.option(fc.integer({ min: 10, max: STEPS - 1 })),
  paid: fc.array(fc.integer({ min: -1e6, max: 1e7 }), { minLength: 20, maxLength: 20 }),
  shareOfClient: fc.constantFrom(null, 33.33, 50),
});

function policyOf({ begins, ends, paid, shareOfClient }: Growing, yearly: number): PolicyHistory {
  let value = 1e9;
  const points = [{ date: dayOf(begins), value, netContributions: null }];
  const movements: Movement[] = [];
  for (let step = begins + 1; step <= (ends ?? STEPS); step += 1) {
    const amount = paid[step - begins] ?? 0;
    const date = dayOf(step);
    value = value * (1 + yearly) ** (STEP / 365) + amount;
    movements.push({ date, kind: amount < 0 ? 'withdrawal' : 'own', amount: Math.abs(amount) });
    points.push({ date, value: Math.round(value), netContributions: null });
  }
  return { id: 'policy', shareOfClient, points, movements, leftOn: ends === null ? null : dayOf(ends) };
}

function dayOf(step: number): string {
  return dayAt(FROM + step * STEP);
}

test('P-62: policies that all grow alike have that rate, whatever joins, leaves, is paid in or taken out', () => {
  const yearly = fc.double({ min: -0.5, max: 1.5, noNaN: true });
  always(
    fc.property(growing, fc.array(growing, { maxLength: 4 }), yearly, (first, others, rate) => {
      const policies = [{ ...first, begins: 0, ends: null }, ...others].map((each) => policyOf(each, rate));
      const history = portfolioHistory({ policies, from: dayOf(0), to: dayOf(STEPS), countJointBy: 'share' });
      const percent = expect.closeTo(rate * 100, 1);
      expect(history.moneyWeighted).toEqual({ percent, isAYear: true });
      expect(history.timeWeighted).toEqual({ percent, isAYear: true });
    }),
  );
});

describe('P-62: rates of the total', () => {
  test('a payment from before the range that the opening value does not show counts from the start', () => {
    const late = policy('late', points('2025-01-01 1000', '2025-02-05 2000', '2026-01-31 2200'), {
      movements: [own('2025-01-20', 1_000)],
    });
    expect(historyOf([late]).moneyWeighted).toEqual({ percent: expect.closeTo(10, 2), isAYear: true });
  });

  test('the period ends with the range, not with the last value', () => {
    const early = policy('early', points('2025-01-31 1000', '2026-01-10 1100'));
    expect(historyOf([early])).toMatchObject({
      moneyWeighted: { percent: expect.closeTo(10, 2), isAYear: true },
      timeWeighted: { percent: expect.closeTo(10, 2), isAYear: true },
    });
  });

  test('values of policies that are not of the same days: no payment looks like a loss in between', () => {
    const paidIn = policy('paid-in', points('2025-01-31 1000', '2025-02-28 2000'), {
      movements: [own('2025-02-10', 1_000)],
    });
    const weekly = policy(
      'weekly',
      points('2025-01-31 100', '2025-02-07 100', '2025-02-14 100', '2025-02-21 100'),
    );
    const range = { from, to: '2025-02-28' };
    expect(historyOf([paidIn, weekly], range)).toMatchObject({
      moneyWeighted: { percent: expect.closeTo(0, 2) },
      timeWeighted: { percent: expect.closeTo(0, 2) },
    });
  });

  test('a gap of values across a payment: a money-weighted rate, and no time-weighted one', () => {
    const gap = policy('gap', points('2025-01-31 1000', '2025-06-01 2000', '2026-01-31 2000'), {
      movements: [own('2025-03-01', 1_000)],
    });
    const monthly = policy('monthly', points('2025-01-31 1000', '2025-03-01 1000', '2025-04-01 1000'));
    expect(historyOf([gap, monthly])).toMatchObject({
      moneyWeighted: { percent: expect.closeTo(0, 2), isAYear: true },
      timeWeighted: { reason: 'values-too-far-apart' },
    });
  });

  test('charges are part of the rate, not money taken out', () => {
    const charged = policy('charged', points('2025-01-31 1000', '2026-01-31 900'), {
      movements: [{ date: '2025-06-01', kind: 'charge', amount: 100 }],
    });
    expect(historyOf([charged])).toMatchObject({
      bridge: { growth: 0, flows: { charges: 100 } },
      moneyWeighted: { percent: expect.closeTo(-10, 2), isAYear: true },
      timeWeighted: { percent: expect.closeTo(-10, 2), isAYear: true },
    });
  });

  test('what was taken out counts as received: 1,000 and 10 % less 500, and 10 % on the rest', () => {
    const out = policy('out', points('2025-01-31 1000', '2026-01-31 600', '2027-01-31 660'), {
      movements: [{ date: '2026-01-31', kind: 'withdrawal', amount: 500 }],
    });
    expect(historyOf([out], { from, to: '2027-01-31' })).toMatchObject({
      bridge: { growth: 160 },
      moneyWeighted: { percent: expect.closeTo(10, 2), isAYear: true },
    });
  });
});
