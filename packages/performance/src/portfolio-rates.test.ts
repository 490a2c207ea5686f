import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PolicyHistory } from './counted-policies.ts';
import type { Movement } from './flows.ts';
import { portfolioHistory } from './portfolio-history.ts';
import { always, dayAt } from './test/histories.ts';

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

test('P-1: policies that all grow alike have that rate, whatever joins, leaves, is paid in or taken out', () => {
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
