import { expect, test } from 'vitest';
import { aBarePolicy, aBareValue, aCover, aPolicy, aValue } from '#test/build/a-policy.ts';
import { allocationOf } from './allocation.tsx';

test('P-29: the allocation goes by category, largest first, with its share of the total', () => {
  const parts = allocationOf(
    [
      aPolicy({ category: 'savings', valuation: aValue(5231000) }),
      aPolicy({ category: 'investment', valuation: aValue(34811590) }),
      aPolicy({ category: 'pension', valuation: aValue(61248022) }),
      aPolicy({ category: 'investment', valuation: aValue(21490000) }),
      aPolicy({ category: 'investment', valuation: aValue(18640275) }),
    ],
    'byShare',
  );
  expect(parts.map(({ category, policies, pence }) => [category, policies, pence])).toEqual([
    ['investment', 3, 74941865],
    ['pension', 1, 61248022],
    ['savings', 1, 5231000],
  ]);
  expect(parts.map(({ shareText }) => shareText)).toEqual(['53.0%', '43.3%', '3.7%']);
});

test('P-29: a category whose policies are not counted has no part', () => {
  const parts = allocationOf(
    [
      aPolicy({ category: 'investment' }),
      aPolicy({ category: 'savings', valuation: { state: 'none' } }),
      aCover(24000000),
    ],
    'byShare',
  );
  expect(parts.map((part) => [part.category, part.share])).toEqual([['investment', 100]]);
});

test('P-29: values of zero have no share, and nothing is divided by zero', () => {
  expect(allocationOf([aPolicy({ valuation: aValue(0) })], 'byShare')).toMatchObject([
    { pence: 0, share: 0 },
  ]);
  expect(allocationOf([], 'byShare')).toEqual([]);
});

test('P-29, API-21: values of policies without a category are one part of their own', () => {
  const parts = allocationOf(
    [
      aBarePolicy({ valuation: aBareValue(300) }),
      aBarePolicy({ valuation: aBareValue(100) }),
      aBarePolicy(),
      aPolicy({ category: 'pension', valuation: aValue(600) }),
    ],
    'byShare',
  );
  expect(parts.map(({ category, policies, share }) => [category, policies, share])).toEqual([
    ['pension', 1, 60],
    ['other', 2, 40],
  ]);
});
