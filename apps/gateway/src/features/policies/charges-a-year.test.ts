import type { Charge } from '@portal/contract/v1/policies';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chargesAYear } from './charges-a-year.ts';

const rate = (percent_a_year: number): Charge => ({
  name: 'Platform',
  percent_a_year,
  amount: null,
  frequency: 'monthly',
});
const fee = (amount: number, frequency: Charge['frequency']): Charge => ({
  name: 'Trustee fee',
  percent_a_year: null,
  amount,
  frequency,
});

describe('the charges of a policy in a year', () => {
  test('P-65: percentages of the value and amounts are added up', () => {
    expect(chargesAYear({ charges: [fee(48_000, 'yearly'), rate(0.31), rate(0.6)] }, 61_248_022)).toBe(
      48_000 + 189_869 + 367_488,
    );
  });

  test.each([
    ['monthly', 12],
    ['quarterly', 4],
    ['half_yearly', 2],
    ['yearly', 1],
    ['once', 0],
  ] as const)('P-65: an amount that is taken %s counts %i times a year', (frequency, times) => {
    expect(chargesAYear({ charges: [fee(1_001, frequency)] }, 0)).toBe(1_001 * times);
  });

  test('P-65: a percentage that is taken once is not a yearly charge', () => {
    expect(chargesAYear({ charges: [{ ...rate(3), frequency: 'once' }] }, 100_000)).toBe(0);
  });

  test('P-65: each charge is rounded to the penny, halves up', () => {
    // Half a penny each: 0.5 + 0.5 would be 1 if the sum were rounded.
    expect(chargesAYear({ charges: [rate(0.5), rate(0.5)] }, 100)).toBe(2);
    expect(chargesAYear({ charges: [rate(0.49)] }, 100)).toBe(0);
  });

  test('P-65: an amount counts where a charge has a rate too, as on the page of the policy', () => {
    expect(chargesAYear({ charges: [{ ...rate(1), amount: 500, frequency: 'yearly' }] }, 100_000)).toBe(500);
  });

  test('P-65, API-21: an empty list is no charges; charges, a value or a rate that are not given are not known', () => {
    expect(chargesAYear({ charges: [] }, 100)).toBe(0);
    expect(chargesAYear({ charges: null }, 100)).toBeNull();
    expect(chargesAYear({ charges: [rate(1)] }, null)).toBeNull();
    expect(chargesAYear({ charges: [rate(1), { ...rate(0), percent_a_year: null }] }, 100)).toBeNull();
  });

  test('P-65: charges are whole pence, and never more than half a penny each from their exact sum', () => {
    const rates = fc.array(fc.double({ min: 0, max: 100, noNaN: true }).map(rate), { maxLength: 8 });
    fc.assert(
      fc.property(rates, fc.nat(2_500_000_000), (charges, value) => {
        const pence = chargesAYear({ charges }, value) ?? Number.NaN;
        const exact = charges.reduce((sum, charge) => sum + (value * (charge.percent_a_year ?? 0)) / 100, 0);
        expect(Number.isInteger(pence)).toBe(true);
        expect(Math.abs(pence - exact)).toBeLessThanOrEqual(charges.length * 0.5 + 1e-4);
      }),
    );
  });
});
