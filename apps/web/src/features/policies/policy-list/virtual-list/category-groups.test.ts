import { expect, test } from 'vitest';
import { aBarePolicy, aBareValue, aCover, aPolicy, aValue } from '#test/build/a-policy.ts';
import { sortPolicies } from '../sort.ts';
import { entriesOf } from './category-groups.tsx';

const policies = [
  aPolicy({ name: 'Small ISA', valuation: aValue(100) }),
  aCover(500000, { name: 'Life cover' }),
  aPolicy({ name: 'Large ISA', valuation: aValue(300) }),
  aPolicy({ name: 'Pension', category: 'pension', valuation: aValue(200) }),
];

test('P-1: by category, each group has a head with its count and subtotal, and its policies by value', () => {
  const entries = entriesOf(sortPolicies(policies, 'category'), true, 'byShare');
  const read = entries.map((entry) =>
    entry.kind === 'policy' ? entry.policy.name : [entry.category, entry.policies, entry.pence],
  );
  expect(read).toEqual([
    ['pension', 1, 200],
    'Pension',
    ['investment', 2, 400],
    'Large ISA',
    'Small ISA',
    ['protection', 1, null],
    'Life cover',
  ]);
});

test('P-1: every policy knows its position among the policies, heads not counted', () => {
  const positions = entriesOf(sortPolicies(policies, 'category'), true, 'byShare').flatMap((entry) =>
    entry.kind === 'policy' ? entry.position : [],
  );
  expect(positions).toEqual([1, 2, 3, 4]);
});

test('P-1: in any other order there are no heads', () => {
  expect(entriesOf(policies, false, 'byShare').map(({ kind }) => kind)).toEqual([
    'policy',
    'policy',
    'policy',
    'policy',
  ]);
});

test('P-1, API-21: by category, policies without one are a group of their own at the end', () => {
  const bare = [aBarePolicy({ valuation: aBareValue(700) }), aBarePolicy()];
  const entries = entriesOf(sortPolicies([...bare, ...policies], 'category'), true, 'byShare');
  const heads = entries.flatMap((entry) =>
    entry.kind === 'category' ? [[entry.category, entry.policies, entry.pence]] : [],
  );
  expect(heads).toEqual([
    ['pension', 1, 200],
    ['investment', 2, 400],
    ['protection', 1, null],
    ['other', 2, 700],
  ]);
});
