import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aClient } from '#test/build/a-client.ts';
import { aCover, aPolicy, aValue } from '#test/build/a-policy.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { PoliciesScreen } from '../policies-screen.tsx';

const provider = (name: string) => ({ uuid: '00000000-0000-4000-8000-0000000000aa', name, logoUrl: null });
const policies = [
  aPolicy({ name: 'Family pension', category: 'pension', valuation: aValue(300) }),
  aPolicy({
    name: 'Cash ISA',
    category: 'savings',
    provider: provider('Tollgate Savings'),
    valuation: aValue(200),
  }),
  aPolicy({ name: 'New portfolio', status: 'submitted_to_provider', valuation: { state: 'none' } }),
  aCover(500, { name: 'Life cover', provider: provider('Greywater Assurance') }),
];

async function show(at = '/tabs/policies') {
  const shown = renderSignedIn(<PoliciesScreen today="2026-11-21" />, {
    answers: {
      'client.get': () => aClient(),
      'policies.history': () => null,
      'policies.list': () => ({ policies, unreadable: 0 }),
    },
    at,
  });
  await screen.findByRole('list', { name: 'Category' });
  return shown;
}

const list = () => screen.getByRole('region', { name: 'Your policies' });
const names = () => [...list().querySelectorAll('strong')].map((name) => name.textContent);
const pill = (name: RegExp) =>
  within(screen.getByRole('list', { name: 'Category' })).getByRole('button', { name });

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

test('P-42: search narrows the list, says how many are left, and clears', async () => {
  await show();
  await user().type(screen.getByRole('searchbox'), 'tollgate');
  await waitFor(() => expect(names()).toEqual(['Cash ISA']));
  expect(within(list()).getByRole('status').textContent).toBe('1 of 4 policies shown');
  await user().click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(names()).toHaveLength(4));
  expect(document.activeElement).toBe(list());
  expect(within(list()).getByRole('status').textContent).toBe('');
});

test('P-42: the search is in the address as soon as the field is left, before a link can lead away', async () => {
  const { address } = await show();
  const search = screen.getByRole('searchbox');
  search.focus();
  fireEvent.change(search, { target: { value: 'isa' } });
  expect(address()).toBe('/tabs/policies');
  act(() => search.blur());
  expect(address()).toBe('/tabs/policies?q=isa');
});

test('P-42: pills by category carry counts, and exactly one is pressed', async () => {
  await show();
  const pressed = () =>
    within(screen.getByRole('list', { name: 'Category' }))
      .getAllByRole('button', { pressed: true })
      .map((button) => button.textContent);
  expect(pressed()).toEqual(['All 4']);
  await user().click(pill(/Savings 1/));
  await waitFor(() => expect(names()).toEqual(['Cash ISA']));
  expect(pressed()).toEqual(['Savings 1']);
  expect(screen.queryByRole('button', { name: /Annuity/ })).toBeNull();
});

test('P-42: the sliders open filters by status and provider, and the order of the list', async () => {
  await show();
  expect(screen.queryByLabelText('Status')).toBeNull();
  const sliders = screen.getByRole('button', { name: 'More filters' });
  expect(sliders.getAttribute('aria-expanded')).toBe('false');
  await user().click(sliders);
  expect(sliders.getAttribute('aria-expanded')).toBe('true');
  await user().selectOptions(await screen.findByLabelText('Status'), 'With provider');
  await waitFor(() => expect(names()).toEqual(['New portfolio']));
  await user().selectOptions(screen.getByLabelText('Status'), 'Any status');
  await user().selectOptions(screen.getByLabelText('Provider'), 'Greywater Assurance');
  await waitFor(() => expect(names()).toEqual(['Life cover']));
  await user().selectOptions(screen.getByLabelText('Provider'), 'Any provider');
  await user().selectOptions(screen.getByLabelText('Order'), 'Name');
  await waitFor(() => expect(names()[0]).toBe('Cash ISA'));
  expect(screen.getByRole('button', { name: 'More filters, 1 in use' })).toBeTruthy();
});

test('P-42: filters are in the address, the text once typing pauses', async () => {
  const { address } = await show();
  await user().click(pill(/Savings/));
  await waitFor(() => expect(address()).toBe('/tabs/policies?category=savings'));
  await user().type(screen.getByRole('searchbox'), 'isa');
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(address()).toBe('/tabs/policies?category=savings&q=isa');
  await user().click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address()).toBe('/tabs/policies'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(address()).toBe('/tabs/policies');
});

test('P-42: an address with filters opens the list as it was left', async () => {
  await show('/tabs/policies?q=life&provider=Greywater+Assurance');
  expect(names()).toEqual(['Life cover']);
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'life');
  expect(screen.getByRole('button', { name: 'More filters, 1 in use' }).getAttribute('aria-expanded')).toBe(
    'true',
  );
});

test('P-42: filters that match nothing say so', async () => {
  await show('/tabs/policies?q=zzz');
  expect(within(list()).getByText('No policies match')).toBeTruthy();
  expect(within(list()).getByRole('status').textContent).toBe('0 of 4 policies shown');
});
