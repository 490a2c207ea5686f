import { expect, test } from 'vitest';
import { aBarePolicy, aCover, aPolicy } from '#test/build/a-policy.ts';
import type { PolicyListItem } from '../../policy-queries.ts';
import { isFiltered, noFilters } from '../../search-params.ts';
import { countByCategory, filterPolicies } from './filter.ts';

const provider = (name: string) => ({ uuid: '00000000-0000-4000-8000-0000000000aa', name, logoUrl: null });
const pension = aPolicy({
  name: 'Hartnoll family pension',
  category: 'pension',
  provider: provider('Castlegate Trustees'),
  policyNumber: 'CT-40718-22',
});
const joint = aPolicy({ name: 'Joint investment account', policyNumber: 'BF-118204' });
const pending = aPolicy({
  name: 'Épargne portfolio',
  provider: provider('Tamar & Wye'),
  policyNumber: null,
  status: 'submitted_to_provider',
});
const cover = aCover(1, { name: 'Whole of life cover', policyNumber: 'GA-5520917' });
const all = [pension, joint, pending, cover];
const names = (policies: PolicyListItem[]) => policies.map((policy) => policy.name);
const search = (text: string) => filterPolicies(all, { ...noFilters, text });

test.each([
  ['FAMILY', [pension]],
  ['castlegate', [pension]],
  ['ct-40718', [pension]],
  ['CT 40718 22', [pension]],
  ['bf118204', [joint]],
  ['epargne', [pending]],
  ['tamar & wye', [pending]],
  ['wye epargne', [pending]],
  ['  joint   account ', [joint]],
  ['hartnoll brackenfield', []],
  ['&-', []],
  ['   ', all],
])('P-42: searching for "%s" goes by name, provider and number', (text, found) => {
  expect(names(search(text))).toEqual(names(found));
});

test('P-42: filters by category, status and provider, all at once', () => {
  expect(filterPolicies(all, { ...noFilters, category: 'investment' })).toEqual([joint, pending]);
  expect(filterPolicies(all, { ...noFilters, status: 'submitted_to_provider' })).toEqual([pending]);
  expect(filterPolicies(all, { ...noFilters, provider: 'Brackenfield' })).toEqual([joint, cover]);
  expect(filterPolicies(all, { ...noFilters, provider: 'Brackenfield', category: 'protection' })).toEqual([
    cover,
  ]);
});

test('blank text and no choice narrow nothing', () => {
  expect(isFiltered({ ...noFilters, text: '  ' })).toBe(false);
  expect(isFiltered({ ...noFilters, category: 'pension' })).toBe(true);
});

test('P-42, API-21: a policy without name, provider, status and category is found by what it is called, and under Other', () => {
  const bare = aBarePolicy({ uuid: '9f2c41a9-0d7e-4c7e-9f43-2f9a4a1f6f10' });
  const policies = [pension, bare];
  expect(filterPolicies(policies, { ...noFilters, text: 'ref 1f6f10' })).toEqual([bare]);
  expect(filterPolicies(policies, { ...noFilters, text: 'null' })).toEqual([]);
  expect(filterPolicies(policies, { ...noFilters, category: 'other' })).toEqual([bare]);
  expect(filterPolicies(policies, { ...noFilters, provider: 'Castlegate Trustees' })).toEqual([pension]);
  expect(filterPolicies(policies, { ...noFilters, status: 'in_force' })).toEqual([pension]);
});

const counted = [
  aPolicy({ name: 'Family pension', category: 'pension' }),
  aPolicy({ name: 'Joint account' }),
  aPolicy({ name: 'Growth account' }),
  aCover(24000000, { name: 'Life cover' }),
];

test('P-42: the pills count what each category would show with the other filters applied', () => {
  expect(countByCategory(counted, noFilters)).toEqual({
    all: 4,
    pension: 1,
    investment: 2,
    savings: 0,
    protection: 1,
    annuity: 0,
    other: 0,
  });
  expect(countByCategory(counted, { ...noFilters, text: 'account' })).toMatchObject({ all: 2, pension: 0 });
});
