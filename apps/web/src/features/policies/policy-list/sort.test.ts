import { expect, test } from 'vitest';
import { aBarePolicy, aBareValue, aCover, anAnnuity, aPolicy, aValue } from '#test/build/a-policy.ts';
import type { PolicyListItem } from '../policy-queries.ts';
import type { PolicyOrder } from '../search-params.ts';
import { sortPolicies } from './sort.ts';

const small = aPolicy({ name: 'Small', valuation: aValue(100, { valuedOn: '2026-08-14' }) });
const large = aPolicy({ name: 'Large', valuation: aValue(900, { valuedOn: '2026-11-20' }) });
const alike = aPolicy({ name: 'Alike', valuation: aValue(900, { valuedOn: '2026-11-20' }) });
const awaited = aPolicy({ name: 'Awaited', valuation: { state: 'none' } });
const unread = aPolicy({ name: 'Unread', valuation: { state: 'failed' } });
const annuity = anAnnuity(5000, { name: 'Annuity' });
const cover = aCover(99999, { name: 'Cover' });
const moved = aPolicy({ name: 'Moved', status: 'transferred_out', valuation: aValue(5000) });
const mixed = [cover, moved, annuity, small, awaited, large, unread, alike];
const names = (policies: PolicyListItem[]) => policies.map((policy) => policy.name);

test('P-1: by default the largest value comes first, then what awaits one, then income and cover, then what has ended', () => {
  expect(names(sortPolicies(mixed, 'value'))).toEqual([
    'Alike',
    'Large',
    'Small',
    'Unread',
    'Awaited',
    'Annuity',
    'Cover',
    'Moved',
  ]);
});

test('P-1, P-84: cover that has ended comes after cover that runs', () => {
  const lapsed = aCover(50000000, { name: 'Lapsed cover', status: 'lapsed' });
  expect(names(sortPolicies([lapsed, cover, moved], 'value'))).toEqual(['Cover', 'Moved', 'Lapsed cover']);
});

test('P-1: the oldest value can come first', () => {
  expect(names(sortPolicies(mixed, 'oldest')).slice(0, 3)).toEqual(['Small', 'Alike', 'Large']);
});

test('P-1: the list can go by name, with numbers as numbers, and by provider', () => {
  const named = ['Plan 10', 'plan 9', 'Äpfel'].map((name) => aPolicy({ name }));
  expect(names(sortPolicies(named, 'name'))).toEqual(['Äpfel', 'plan 9', 'Plan 10']);
  const provided = ['Wye', 'Alder'].map((name) => aPolicy({ provider: { uuid: '', name, logoUrl: null } }));
  expect(sortPolicies(provided, 'provider').map((policy) => policy.provider?.name)).toEqual(['Alder', 'Wye']);
});

test('P-1, API-21: what is not known comes last: provider, day of the value, category', () => {
  const bare = aBarePolicy({ uuid: '1', valuation: aBareValue(5000) });
  const policies = [bare, small, cover];
  const last = (order: PolicyOrder) => sortPolicies(policies, order).at(-1);
  expect(last('provider')).toBe(bare);
  expect(last('category')).toBe(bare);
  expect(sortPolicies([bare, small], 'oldest')).toEqual([small, bare]);
  expect(sortPolicies([bare, small], 'value')).toEqual([bare, small]);
});
