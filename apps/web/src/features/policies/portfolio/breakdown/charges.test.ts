import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBarePolicy, aBareValue, aCover, aPolicy, aValue } from '#test/build/a-policy.ts';
import { bases, sumOfCounted } from '../../basis.ts';
import { chargesOf } from './charges.ts';
import { coverageText, unknownText } from './charges-section.tsx';

const owners = (percentage: number) => [{ name: 'Imogen Hartnoll', percentage, isClient: true }];
const charged = (name: string, value: number, chargesAYear: number | null) =>
  aPolicy({ name, valuation: aValue(value), chargesAYear });

test('P-27: charges are added up, dearest first, with the value that they are for', () => {
  const charges = chargesOf(
    [charged('ISA', 1000, 5), charged('Bond', 3000, 20), charged('Cash', 500, 0), charged('Gone', 700, null)],
    'byShare',
  );
  expect(charges?.policies.map(({ policy, value, pence }) => [policy.name, value, pence])).toEqual([
    ['Bond', 3000, 20],
    ['ISA', 1000, 5],
    ['Cash', 500, 0],
  ]);
  expect(charges).toMatchObject({ pence: 25, covered: 4500, total: 5200, unknown: [{ name: 'Gone' }] });
});

test('P-25, P-27: of a joint policy the same part of the charges counts as of the value', () => {
  const joint = aPolicy({ valuation: aValue(1001), chargesAYear: 11, owners: owners(50) });
  expect(chargesOf([joint], 'byShare')).toMatchObject({ pence: 6, covered: 501, total: 501 });
  expect(chargesOf([joint], 'whole')).toMatchObject({ pence: 11, covered: 1001, total: 1001 });
});

test('P-27, API-21: without known charges there is no sum; cover and ended policies have no part in it', () => {
  expect(chargesOf([], 'byShare')).toBeNull();
  expect(chargesOf([aBarePolicy({ valuation: aBareValue(100) }), aBarePolicy()], 'byShare')).toBeNull();
  const left = [
    aCover(1, { valuation: aValue(100), chargesAYear: 5 }),
    aPolicy({ status: 'lapsed', chargesAYear: 5 }),
  ];
  expect(chargesOf(left, 'byShare')).toBeNull();
});

test('P-27: the coverage is in per cent of the total, and almost all of it is never called all', () => {
  expect(coverageText(94, 100)).toBe('94.0% of the total value');
  expect(coverageText(99_999, 100_000)).toBe('99.9% of the total value');
  expect(coverageText(1, 100_000)).toBe('under 0.1% of the total value');
  expect(coverageText(100, 100)).toBe('All of the total value');
});

test('P-27: policies whose charges are not known are named, many of them counted', () => {
  expect(unknownText(['Bond'])).toBe('The charges of Bond are not known.');
  expect(unknownText(['A', 'B', 'C', 'D', 'E'])).toBe(
    'The charges of A, B and three more policies are not known.',
  );
});

test('P-27: policies add up to the sum, and covered and not covered values to the total, on either basis', () => {
  const anyPolicy = fc
    .tuple(fc.nat(2_500_000_000), fc.option(fc.nat(1_000_000)), fc.double({ min: 0, max: 100, noNaN: true }))
    .map(([value, chargesAYear, percentage]) =>
      aPolicy({ valuation: aValue(value), chargesAYear, owners: owners(percentage) }),
    );
  fc.assert(
    fc.property(fc.array(anyPolicy, { maxLength: 8 }), fc.constantFrom(...bases), (policies, basis) => {
      const charges = chargesOf(policies, basis);
      expect(charges === null).toBe(policies.every(({ chargesAYear }) => chargesAYear === null));
      if (charges === null) return;
      expect(charges.policies.reduce((sum, { pence }) => sum + pence, 0)).toBe(charges.pence);
      expect(charges.policies.reduce((sum, { value }) => sum + value, 0)).toBe(charges.covered);
      expect(charges.total).toBe(sumOfCounted(policies, basis));
      expect(charges.policies.length + charges.unknown.length).toBe(policies.length);
    }),
  );
});
