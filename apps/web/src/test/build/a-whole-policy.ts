import type { Policy } from '#features/policies/policy-queries.ts';
import { aBarePolicy, aBareValue, aPolicy } from './a-policy.ts';

type ValuedInFull = Extract<Policy['valuation'], { state: 'valued' }>;

/**
 * A policy as its page reads it: valued, with a fund and some cash, a monthly payment and a charge, unless overridden.
 */
export function aWholePolicy(overrides: Partial<Policy> = {}): Policy {
  return {
    ...aPolicy(),
    contributions: [
      {
        type: 'regular',
        frequency: 'monthly',
        contributor: 'self',
        amount: 100000,
        taxBasis: 'net',
        startsOn: '2019-05-01',
        stopsOn: null,
      },
    ],
    withdrawals: [],
    charges: [{ name: 'Platform', percentAYear: 0.29, amount: null, frequency: 'monthly' }],
    valuation: aValueInFull(),
    ...overrides,
  };
}

/** The page of a policy of which the firm gives its id and nothing more. */
export function aBareWholePolicy(overrides: Partial<Policy> = {}): Policy {
  const { valuation, ...policy } = aBarePolicy();
  const unknown = { contributions: null, withdrawals: null, charges: null };
  return { ...policy, ...unknown, valuation: { state: 'none' }, ...overrides };
}

/** A value in pence of which nothing else is known, not even what it is made of. */
export function aBareValueInFull(value: number): ValuedInFull {
  return { ...aBareValue(value), cash: null, holdings: null };
}

/** £1,000.00 from a platform's feed as at Friday 20 November 2026: nine tenths in a fund, the rest in cash. */
export function aValueInFull(overrides: Partial<ValuedInFull> = {}): ValuedInFull {
  return {
    state: 'valued',
    value: 100000,
    valuedOn: '2026-11-20',
    receivedAt: '2026-11-20T05:12:00Z',
    source: 'electronic_scheduled',
    transferValue: null,
    cash: 10000,
    holdings: [
      {
        fundName: 'Alder Global Equity Index',
        isin: 'GB00BX0N0A17',
        units: 187,
        price: 481.27,
        priceDate: '2026-11-20',
        value: 90000,
        assetClass: 'Equity',
      },
    ],
    ...overrides,
  };
}
