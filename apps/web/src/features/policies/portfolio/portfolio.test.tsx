import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cover, joint, pending, pension, portfolio, rowOf, showPolicies } from '#test/render-policies.tsx';

test('P-43: the total is followed by the day it is as at and what it is made of', async () => {
  showPolicies(portfolio);
  const total = await screen.findByRole('region', { name: 'Total value' });
  expect(total.textContent).toContain('£1,001,438.17');
  expect(total.textContent).toContain('As at 19 November 2026');
  expect(total.textContent).toContain('3 of 6 policies counted, one at an older value');
  expect(await within(total).findByText('Your half of Joint investment account is counted')).toBeTruthy();
});

test('P-1: the allocation is a picture with words, and a table of the same', async () => {
  showPolicies(portfolio);
  const allocation = await screen.findByRole('region', { name: 'Allocation by category' });
  expect(within(allocation).getByRole('img', { name: 'Pension 61.2%, Investment 38.8%' })).toBeTruthy();
  expect(
    within(allocation).getByRole('row', { name: /^Investment 2 policies 38.8% £388,957.95$/ }),
  ).toBeTruthy();
});

test('P-25: one switch counts joint policies in full, in the total and in the allocation, and is kept in the address', async () => {
  const { address } = showPolicies(portfolio);
  await userEvent.click(await screen.findByRole('radio', { name: 'Joint policies in full' }));
  const total = screen.getByRole('region', { name: 'Total value' });
  expect(total.textContent).toContain('£1,175,496.12');
  expect(total.textContent).toContain('Joint investment account is counted in full');
  const allocation = screen.getByRole('region', { name: 'Allocation by category' });
  expect(
    within(allocation).getByRole('row', { name: /^Investment 2 policies 47.9% £563,015.90$/ }),
  ).toBeTruthy();
  expect(address()).toBe('/tabs/policies?joint=whole');
  await userEvent.click(screen.getByRole('radio', { name: 'Your share' }));
  expect(total.textContent).toContain('£1,001,438.17');
  expect(address()).toBe('/tabs/policies');
});

test('P-25: an address opens with joint policies in full, and what is left after filters is worth the same', async () => {
  showPolicies(portfolio, '/tabs/policies?joint=whole&q=joint');
  expect(await screen.findByText('1 of 6 policies shown')).toBeTruthy();
  expect(screen.getByRole('search').textContent).toContain('Worth £348,115.90');
  expect(screen.getByRole('region', { name: 'Total value' }).textContent).toContain('£1,175,496.12');
  expect(rowOf('Joint investment account').querySelector('a')?.getAttribute('href')).toContain('joint=whole');
});

test('P-25, API-21: without a joint policy whose share is known there is no switch, whatever the address says', async () => {
  const owners = [
    { name: 'Imogen Hartnoll', percentage: 50, isClient: null },
    { name: 'Giles Hartnoll', percentage: 50, isClient: null },
  ];
  showPolicies([{ ...joint, owners }, pension], '/tabs/policies?joint=whole');
  const total = await screen.findByRole('region', { name: 'Total value' });
  expect(total.textContent).toContain('£960,596.12');
  expect(
    await within(total).findByText('Joint investment account is counted in full, as your share is not known'),
  ).toBeTruthy();
  expect(rowOf('Joint investment account').textContent).not.toContain('Your half');
  expect(screen.queryByRole('radio', { name: 'Your share' })).toBeNull();
});

test('P-45, P-83: an older value is noticed by provider and day; what is not counted is listed with the reason', async () => {
  showPolicies(portfolio);
  expect(await screen.findByRole('heading', { name: 'One value is older than usual' })).toBeTruthy();
  expect(screen.getByText(/from Northmoor Life is as at 14 August 2026/)).toBeTruthy();
  const excluded = screen.getByRole('region', { name: 'Not included in the total' });
  expect(
    within(excluded)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Discretionary portfolio', 'Guaranteed annuity', 'Whole of life cover']);
});

test('P-45: what qualifies the total is above its breakdown', async () => {
  showPolicies([...portfolio.slice(0, -1), { ...pension, chargesAYear: 540 }]);
  const notice = await screen.findByRole('heading', { name: 'One value is older than usual' });
  const excluded = screen.getByRole('heading', { name: 'Not included in the total' });
  const breakdown = await screen.findByRole('heading', { name: 'Charges' });
  const print = screen.getByRole('button', { name: 'Print the total and the list' });
  const inOrder = [notice, excluded, breakdown, print];
  expect(
    inOrder.toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    ),
  ).toEqual(inOrder);
});

test('P-1: with nothing valued yet the total says so in words', async () => {
  showPolicies([pending, cover]);
  const total = await screen.findByRole('region', { name: 'Total value' });
  expect(total.textContent).toBe('Total valueNo value yet0 of 2 policies counted');
  expect(screen.queryByRole('region', { name: 'Allocation by category' })).toBeNull();
});

test('P-1: with no value that could be read the total says that, not that there is none', async () => {
  showPolicies([{ ...joint, valuation: { state: 'failed' } }]);
  const total = await screen.findByRole('region', { name: 'Total value' });
  expect(total.textContent).toBe('Total valueCould not be read0 of 1 policy counted');
});

test('P-15, R-35: below the total a statement can be made, and its page knows that the policies led there', async () => {
  const { cameFrom } = showPolicies(portfolio);
  const link = await screen.findByRole('link', { name: 'Make a statement of holdings' });
  expect(link.getAttribute('href')).toBe('/tabs/documents/statement');
  fireEvent.click(link);
  expect(cameFrom()).toBe('/tabs/policies');
});
