import type { Holding, Valuation } from '@portal/contract/v1/valuation';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aValuation } from '../../test/build/a-policy.ts';
import { assetClassReader } from './asset-classes.ts';

function aHolding(asset_class: string, value: number): Holding {
  const fund = { fund_name: 'Corvane Global', isin: 'GB00B0000001', units: 1, price: 1 };
  return { ...fund, price_date: '2026-05-29', value, asset_class, percent: 0 };
}

const classesOf = (holdings: Holding[] | null, cash: number | null) =>
  assetClassReader()(aValuation({ value: 1_000, holdings, cash }), 'sipp');

describe('the asset classes of a valuation', () => {
  test('P-69: holdings of one class are added up, and cash is a class of its own', () => {
    const holdings = [aHolding('Equity', 500), aHolding('Bond', 200), aHolding('Equity', 100)];
    expect(classesOf(holdings, 200)).toEqual([
      ['Equity', 600],
      ['Bond', 200],
      ['Cash', 200],
    ]);
  });

  test('P-69: names that differ in case and spaces alone are one class, in the first spelling of all valuations', () => {
    const reader = assetClassReader();
    const read = (valuation: Valuation) => reader(valuation, 'sipp');
    const first = aValuation({
      holdings: [aHolding(' UK Equity ', 1), aHolding('uk  equity', 2), aHolding('cash', 4)],
      cash: 8,
    });
    expect(read(first)).toEqual([
      ['UK Equity', 3],
      ['Cash', 12],
    ]);
    const second = aValuation({ holdings: [aHolding('UKEQUITY', 5), aHolding('Equity', 6)], cash: null });
    expect(read(second)).toEqual([
      ['UK Equity', 5],
      ['Equity', 6],
    ]);
  });

  test.each(['', '  ', 'Not known', 'NOT KNOWN'])('P-69: a class named "%s" is not known', (name) => {
    expect(classesOf([aHolding(name, 500), aHolding('Bond', 100)], null)).toEqual([['Bond', 100]]);
  });

  test('P-69: a name that objects have of their own is a class like any other', () => {
    expect(classesOf([aHolding('__proto__', 5), aHolding('constructor', 6)], 0)).toEqual([
      ['__proto__', 5],
      ['constructor', 6],
    ]);
  });

  test('P-69, API-21: cash alone is known without holdings; without both, nothing is', () => {
    expect(classesOf(null, 300)).toEqual([['Cash', 300]]);
    expect(classesOf(null, null)).toBeNull();
    expect(classesOf([], 0)).toEqual([]);
  });

  test.each<[string, Partial<Valuation>, ReturnType<typeof classesOf>]>([
    ['without holdings and cash is cash', { holdings: null, cash: null }, [['Cash', 1_000]]],
    ['without holdings is all cash', { holdings: [], cash: 300 }, [['Cash', 1_000]]],
    ['with holdings is what they are', { holdings: [aHolding('Bond', 700)], cash: null }, [['Bond', 700]]],
    ['with holdings of no class is not known', { holdings: [aHolding('', 700)], cash: null }, []],
  ])('P-69: a cash ISA %s', (_, overrides, classes) => {
    expect(assetClassReader()(aValuation({ value: 1_000, ...overrides }), 'cash_isa')).toEqual(classes);
  });

  test('P-69: the classes add up to the holdings and the cash, whatever their names', () => {
    const names = fc.constantFrom('Equity', ' equity', 'E quity', 'Bond', 'Cash', 'Property');
    const holdings = fc.array(fc.tuple(names, fc.nat(10_000_000)));
    fc.assert(
      fc.property(holdings, fc.nat(10_000_000), (held, cash) => {
        const classes = classesOf(
          held.map(([name, value]) => aHolding(name, value)),
          cash,
        );
        const sum = held.reduce((all, [, value]) => all + value, cash);
        expect(classes?.reduce((all, [, pence]) => all + pence, 0)).toBe(sum);
        expect(new Set(classes?.map(([name]) => name)).size).toBe(classes?.length);
      }),
    );
  });
});
