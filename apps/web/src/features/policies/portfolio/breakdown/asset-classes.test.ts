import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBarePolicy, aBareValue, aCover, aPolicy, aValue } from '#test/build/a-policy.ts';
import { bases, sumOfCounted } from '../../basis.ts';
import type { PolicyWithBreakdown } from '../../policy-queries.ts';
import { aboveValueName, assetClassesOf, notKnownName } from './asset-classes.ts';

type Classes = PolicyWithBreakdown['assetClasses'];

const holding = (value: number, assetClasses: Classes, rest: Partial<PolicyWithBreakdown> = {}) =>
  aPolicy({ valuation: aValue(value), assetClasses, ...rest });

/** Owners of whom the client has a share in per cent. */
const shared = (percentage: number) => ({
  owners: [
    { name: 'Imogen Hartnoll', percentage, isClient: true },
    { name: 'Giles Hartnoll', percentage: 100 - percentage, isClient: false },
  ],
});

const linesOf = (policies: PolicyWithBreakdown[], basis: 'byShare' | 'whole' = 'byShare') =>
  assetClassesOf(policies, basis).map(({ name, policies: count, pence }) => [name, count, pence]);

describe('the total by asset class', () => {
  test('P-69: classes are added up over policies, largest first, and what is not known comes last', () => {
    const parts = assetClassesOf(
      [
        holding(100, [
          ['Bond', 30],
          ['Equity', 60],
        ]),
        holding(100, [['Equity', 50]]),
        holding(300, null),
      ],
      'byShare',
    );
    expect(parts.map(({ name, policies, pence, shareText }) => [name, policies, pence, shareText])).toEqual([
      ['Equity', 2, 110, '22.0%'],
      ['Bond', 1, 30, '6.0%'],
      [notKnownName, 3, 360, '72.0%'],
    ]);
  });

  test('P-69: holdings above the value of one policy are not set against what is not known of another', () => {
    const parts = assetClassesOf(
      [holding(100, [['Equity', 103]]), holding(100, [['Equity', 90]])],
      'byShare',
    );
    expect(parts.map(({ name, policies, pence }) => [name, policies, pence])).toEqual([
      ['Equity', 2, 193],
      [notKnownName, 1, 10],
      [aboveValueName, 1, -3],
    ]);
    expect(parts.map(({ shareText }) => shareText)).toEqual(['96.5%', '5.0%', '−1.5%']);
  });

  test('P-69: where only cash ISAs are known, there are parts only if nothing else counts', () => {
    const isa = holding(50, [['Cash', 50]], { planType: 'cash_isa' });
    const surrendered = holding(100, [['Equity', 100]], { status: 'surrendered' });
    const pension = holding(950, null);
    expect(linesOf([isa])).toEqual([['Cash', 1, 50]]);
    expect(linesOf([surrendered, isa, pension])).toEqual([]);
    expect(linesOf([holding(100, [['Equity', 100]]), isa, pension])).toEqual([
      ['Equity', 1, 100],
      ['Cash', 1, 50],
      [notKnownName, 1, 950],
    ]);
  });

  test('P-25, P-69: of a joint policy the share of the client counts, or all of it', () => {
    const joint = holding(
      1001,
      [
        ['Equity', 333],
        ['Bond', 334],
        ['Cash', 334],
      ],
      shared(50),
    );
    expect(linesOf([joint], 'whole')).toEqual([
      ['Bond', 1, 334],
      ['Cash', 1, 334],
      ['Equity', 1, 333],
    ]);
    // Half of £10.01 is £5.01, and no part takes or loses a penny of it.
    expect(linesOf([joint]).reduce((sum, [, , pence]) => sum + Number(pence), 0)).toBe(501);
  });

  test('P-69: cover, ended policies and policies without a value are left out', () => {
    const equity: Classes = [['Equity', 100]];
    const left = [
      aCover(100, { valuation: aValue(100), assetClasses: equity }),
      holding(100, equity, { status: 'surrendered' }),
      aPolicy({ valuation: { state: 'none' }, assetClasses: equity }),
      aPolicy({ valuation: { state: 'failed' }, assetClasses: null }),
    ];
    expect(linesOf([...left, holding(100, equity)])).toEqual([['Equity', 1, 100]]);
    expect(linesOf(left)).toEqual([]);
  });

  test('P-69, API-21: where no class is known there are no parts', () => {
    expect(linesOf([aBarePolicy({ valuation: aBareValue(100) }), holding(100, []), aBarePolicy()])).toEqual(
      [],
    );
    expect(linesOf([])).toEqual([]);
  });

  test('P-69: the largest five classes have a colour each', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    const parts = assetClassesOf(
      [
        holding(
          700,
          names.map((name): [string, number] => [name, 90]),
        ),
      ],
      'whole',
    );
    const colours = parts.map(({ colour }) => colour);
    expect(new Set(colours.slice(0, 5)).size).toBe(5);
    expect(new Set(colours.slice(5, 7)).size).toBe(1);
    expect(colours.slice(0, 7)).not.toContain(colours[7]);
  });
});

/** A share such as 33.3, and one that no number of pence divides by evenly. */
const percentages = fc.oneof(fc.constantFrom(0, 33.3, 50, 100), fc.double({ min: 0, max: 100, noNaN: true }));
const names = fc.constantFrom('Equity', 'Bond', 'Cash', 'Property', 'Mixed');
const classesOf = fc.uniqueArray(fc.tuple(names, fc.integer({ min: 1, max: 2_500_000_000 })), {
  selector: ([name]) => name,
});
const anyPolicy = fc
  .tuple(fc.nat(2_500_000_000), fc.option(classesOf), percentages)
  .map(([value, classes, percentage]) => holding(value, classes, shared(percentage)));

test('P-69: classes, what is not known and what is above the value add up to the total, on either basis', () => {
  fc.assert(
    fc.property(fc.array(anyPolicy, { maxLength: 8 }), fc.constantFrom(...bases), (policies, basis) => {
      const parts = assetClassesOf(policies, basis);
      if (parts.length === 0) return;
      expect(parts.reduce((sum, { pence }) => sum + pence, 0)).toBe(sumOfCounted(policies, basis));
      for (const { name, pence } of parts) expect(Math.sign(pence)).toBe(name === aboveValueName ? -1 : 1);
      expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
    }),
  );
});

test('P-69: no part is more than a penny a policy from its exact share', () => {
  fc.assert(
    fc.property(fc.array(anyPolicy, { minLength: 1, maxLength: 8 }), (policies) => {
      for (const { name, policies: count, pence } of assetClassesOf(policies, 'byShare')) {
        if (name === notKnownName || name === aboveValueName) continue;
        const exact = policies.reduce((sum, { assetClasses, owners }) => {
          const whole = assetClasses?.find(([other]) => other === name)?.[1] ?? 0;
          return sum + (whole * (owners?.[0]?.percentage ?? 100)) / 100;
        }, 0);
        expect(count).toBeGreaterThan(0);
        expect(Math.abs(pence - exact)).toBeLessThanOrEqual(policies.length + 1e-4);
      }
    }),
  );
});
