import { screen, within } from '@testing-library/react';
import { PoliciesScreen } from '#features/policies/policy-list/policies-screen.tsx';
import type { PolicyListItem } from '#features/policies/policy-queries.ts';
import { aClient } from './build/a-client.ts';
import { aCover, anAnnuity, aPolicy, aValue } from './build/a-policy.ts';
import { renderSignedIn } from './render-signed-in.tsx';

const provider = (name: string) => ({ uuid: '00000000-0000-4000-8000-0000000000aa', name, logoUrl: null });
export const pension = aPolicy({
  name: 'Hartnoll family pension',
  category: 'pension',
  provider: provider('Castlegate Trustees'),
  policyNumber: 'CT-40718-22',
  valuation: aValue(61248022, { valuedOn: '2026-11-19' }),
});
export const joint = aPolicy({
  name: 'Joint investment account',
  owners: [
    { name: 'Imogen Hartnoll', percentage: 50, isClient: true },
    { name: 'Giles Hartnoll', percentage: 50, isClient: false },
  ],
  valuation: aValue(34811590, { valuedOn: '2026-11-19' }),
});
const bond = aPolicy({
  name: 'Offshore bond',
  provider: provider('Northmoor Life'),
  valuation: aValue(21490000, { valuedOn: '2026-08-14', source: 'electronic_bulk' }),
});
export const pending = aPolicy({
  name: 'Discretionary portfolio',
  policyNumber: null,
  status: 'submitted_to_provider',
  startDate: '2026-11-11',
  valuation: { state: 'none' },
});
const annuity = anAnnuity(960000, { name: 'Guaranteed annuity' });
export const cover = aCover(50000000, { name: 'Whole of life cover' });
export const portfolio = [cover, pending, joint, annuity, bond, pension];

export function showPolicies(policies: PolicyListItem[] | (() => never), at = '/tabs/policies') {
  const list = typeof policies === 'function' ? policies : () => ({ policies, unreadable: 0 });
  return renderSignedIn(<PoliciesScreen today="2026-11-21" />, {
    answers: { 'client.get': () => aClient(), 'policies.history': () => null, 'policies.list': list },
    at,
  });
}

/** The row of a policy in the list. */
export function rowOf(name: string): HTMLElement {
  const list = within(screen.getByRole('region', { name: 'Your policies' }));
  const row = list
    .queryAllByRole('listitem')
    .find((item) => item.querySelector('strong')?.textContent === name);
  if (!row) throw new Error(`No row of ${name}`);
  return row;
}
