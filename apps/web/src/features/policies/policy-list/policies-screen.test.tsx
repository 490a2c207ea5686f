import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { amountsStore } from '#core/amounts/hidden-amounts.tsx';
import { aClient } from '#test/build/a-client.ts';
import { aCover, anAnnuity, aPolicy, aValue } from '#test/build/a-policy.ts';
import { gatewayFailure, goOffline } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import type { PolicyListItem } from '../policy-queries.ts';
import { PoliciesScreen } from './policies-screen.tsx';

const provider = (name: string) => ({ uuid: '00000000-0000-4000-8000-0000000000aa', name, logoUrl: null });
const pension = aPolicy({
  name: 'Hartnoll family pension',
  category: 'pension',
  provider: provider('Castlegate Trustees'),
  policyNumber: 'CT-40718-22',
  valuation: aValue(61248022, { valuedOn: '2026-11-19' }),
});
const joint = aPolicy({
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
const pending = aPolicy({
  name: 'Discretionary portfolio',
  policyNumber: null,
  status: 'submitted_to_provider',
  startDate: '2026-11-11',
  valuation: { state: 'none' },
});
const annuity = anAnnuity(960000, { name: 'Guaranteed annuity' });
const cover = aCover(50000000, { name: 'Whole of life cover' });
const portfolio = [cover, pending, joint, annuity, bond, pension];

function show(policies: PolicyListItem[] | (() => never), at = '/tabs/policies') {
  const list = typeof policies === 'function' ? policies : () => ({ policies, unreadable: 0 });
  return renderSignedIn(<PoliciesScreen today="2026-11-21" />, {
    answers: { 'client.get': () => aClient(), 'policies.history': () => null, 'policies.list': list },
    at,
  });
}

const rows = () => within(screen.getByRole('region', { name: 'Your policies' })).queryAllByRole('listitem');
const names = () => {
  const lists = within(screen.getByRole('region', { name: 'Your policies' })).getAllByRole('list');
  return within(lists.at(-1)!)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('strong')?.textContent);
};
const rowOf = (name: string) => rows().find((row) => row.querySelector('strong')?.textContent === name)!;

afterEach(() => {
  if (amountsStore.isHidden()) act(() => amountsStore.toggle());
});

test('P-1: while the list is on its way the screen says so and keeps its headings', async () => {
  show(portfolio);
  expect(screen.getByRole('status').textContent).toBe('Loading your policies');
  expect(screen.getByRole('heading', { name: 'Allocation by category' })).toBeTruthy();
  await screen.findByText('Offshore bond');
});

test('P-43: the total is followed by the day it is as at and what it is made of', async () => {
  show(portfolio);
  const total = await screen.findByRole('region', { name: 'Total value' });
  expect(total.textContent).toContain('£1,001,438.17');
  expect(total.textContent).toContain('As at 19 November 2026');
  expect(total.textContent).toContain('3 of 6 policies counted, one at an older value');
  expect(await within(total).findByText('Your half of Joint investment account is counted')).toBeTruthy();
});

test('P-1: the allocation is a picture with words, and a table of the same', async () => {
  show(portfolio);
  const allocation = await screen.findByRole('region', { name: 'Allocation by category' });
  expect(within(allocation).getByRole('img', { name: 'Pension 61.2%, Investment 38.8%' })).toBeTruthy();
  expect(
    within(allocation).getByRole('row', { name: /^Investment 2 policies 38.8% £388,957.95$/ }),
  ).toBeTruthy();
});

test('P-25: one switch counts joint policies in full, in the total and in the allocation, and is kept in the address', async () => {
  const { address } = show(portfolio);
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
  show(portfolio, '/tabs/policies?joint=whole&q=joint');
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
  show([{ ...joint, owners }, pension], '/tabs/policies?joint=whole');
  const total = await screen.findByRole('region', { name: 'Total value' });
  expect(total.textContent).toContain('£960,596.12');
  expect(
    await within(total).findByText('Joint investment account is counted in full, as your share is not known'),
  ).toBeTruthy();
  expect(rowOf('Joint investment account').textContent).not.toContain('Your half');
  expect(screen.queryByRole('radio', { name: 'Your share' })).toBeNull();
});

test('P-1: each row says what it is, who runs it, what it is worth and since when', async () => {
  show(portfolio);
  await screen.findByText('Offshore bond');
  expect(names()).toEqual([
    'Hartnoll family pension',
    'Joint investment account',
    'Offshore bond',
    'Discretionary portfolio',
    'Guaranteed annuity',
    'Whole of life cover',
  ]);
  expect(rowOf('Hartnoll family pension').textContent).toBe(
    'Hartnoll family pensionCastlegate TrusteesCT-40718-22Pension£612,480.2219 Nov 2026',
  );
  expect(rowOf('Joint investment account').textContent).toContain('Joint');
  expect(rowOf('Joint investment account').textContent).toMatch(/£348,115.90.*Your half £174,057.95/);
  expect(rowOf('Hartnoll family pension').textContent).not.toContain('Your');
  expect(rowOf('Offshore bond').textContent).toContain('Older value');
  expect(rowOf('Discretionary portfolio').textContent).toMatch(
    /Awaiting number.*With provider.*No value yet/,
  );
  expect(rowOf('Discretionary portfolio').textContent).toContain('Submitted 11 Nov 2026');
  expect(rowOf('Guaranteed annuity').textContent).toContain('£9,600a year');
  expect(rowOf('Whole of life cover').textContent).toContain('£500,000cover');
});

test('P-45, P-83: an older value is noticed by provider and day; what is not counted is listed with the reason', async () => {
  show(portfolio);
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
  show([...portfolio.slice(0, -1), { ...pension, chargesAYear: 540 }]);
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

test('P-1: a value that could not be read says so, never £0.00, and can be requested again', async () => {
  let asked = 0;
  const unread = { ...joint, valuation: { state: 'failed' } } as const;
  renderSignedIn(<PoliciesScreen today="2026-11-21" />, {
    answers: {
      'client.get': () => aClient(),
      'policies.history': () => null,
      'policies.list': () => {
        asked += 1;
        return { policies: [pension, asked === 1 ? unread : joint], unreadable: 0 };
      },
    },
  });
  await screen.findByRole('heading', { name: 'One value could not be read' });
  expect(rowOf('Joint investment account').textContent).toContain('Could not be read');
  expect(document.body.textContent).not.toContain('£0.00');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rowOf('Joint investment account').textContent).toContain('£348,115.90'));
  expect(screen.queryByRole('heading', { name: 'One value could not be read' })).toBeNull();
});

test('P-26: hidden amounts leave no figure on the screen; shares and days stay', async () => {
  show(portfolio);
  await screen.findByText('Offshore bond');
  act(() => amountsStore.toggle());
  expect(document.body.textContent).not.toMatch(/£\d/);
  expect(screen.getAllByText('amount hidden').length).toBeGreaterThan(5);
  expect(screen.getByRole('img', { name: 'Pension 61.2%, Investment 38.8%' })).toBeTruthy();
  expect(screen.getByText('19 November 2026')).toBeTruthy();
});

test('P-1: with nothing valued yet the total says so in words', async () => {
  show([pending, cover]);
  const total = await screen.findByRole('region', { name: 'Total value' });
  expect(total.textContent).toBe('Total valueNo value yet0 of 2 policies counted');
  expect(screen.queryByRole('region', { name: 'Allocation by category' })).toBeNull();
});

test('P-1: with no value that could be read the total says that, not that there is none', async () => {
  show([{ ...joint, valuation: { state: 'failed' } }]);
  const total = await screen.findByRole('region', { name: 'Total value' });
  expect(total.textContent).toBe('Total valueCould not be read0 of 1 policy counted');
});

test('S-6: a new client reads what will show here', async () => {
  show([]);
  expect(await screen.findByRole('heading', { name: 'No policies here yet' })).toBeTruthy();
  expect(screen.getByText(/When Arkwright Pell has set up your first policy/)).toBeTruthy();
});

describe('P-1: a new client is told who to ask', () => {
  const adviser = {
    name: 'Ottoline Marsh',
    role: 'Chartered financial planner',
    phone: '01632 960 310',
    email: 'ottoline.marsh@firm.example',
    bio: null,
  };
  const ask = async (client: unknown, offered: boolean) => {
    renderSignedIn(<PoliciesScreen today="2026-11-21" />, {
      answers: {
        'policies.history': () => null,
        'policies.list': () => ({ policies: [], unreadable: 0 }),
        'client.get': () => client,
        'messages.unreadCount': () => ({ offered, unread: 0 }),
      },
      at: '/tabs/policies',
    });
    return within(await screen.findByRole('region', { name: 'Who to ask' }));
  };

  test('the adviser, by telephone, mail and message', async () => {
    const part = await ask(aClient({ adviser }), true);
    expect(await part.findByText('Ottoline Marsh')).toBeTruthy();
    expect(part.getByRole('link', { name: adviser.phone }).getAttribute('href')).toBe('tel:01632960310');
    expect(part.getByRole('link', { name: adviser.email }).getAttribute('href')).toBe(
      `mailto:${adviser.email}`,
    );
    expect(part.getByRole('link', { name: 'Send a message' }).getAttribute('href')).toBe(
      '/tabs/messages?new=',
    );
  });

  test('support, where the firm names no adviser and takes no messages', async () => {
    const part = await ask(aClient({ adviser: null }), false);
    expect((await part.findByRole('link', { name: 'Contact support' })).getAttribute('href')).toBe(
      '/support',
    );
    expect(part.getAllByRole('link')).toHaveLength(1);
  });
});

test('S-6: a list that could not be loaded says so with a reference, and can be tried again', async () => {
  const noted = vi.spyOn(console, 'warn').mockReturnValue();
  let isUp = false;
  renderSignedIn(<PoliciesScreen today="2026-11-21" />, {
    answers: {
      'client.get': () => aClient(),
      'policies.history': () => null,
      'policies.list': () => {
        if (!isUp) throw gatewayFailure('UPSTREAM_DOWN', '7f2c41a9-0d7e-4c7e-9f43-2f9a4a1f6f10');
        return { policies: portfolio, unreadable: 0 };
      },
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We could not load your policies');
  expect(alert.textContent).toContain('7F2C-41A9');
  expect(noted).toHaveBeenCalledWith(expect.stringContaining('policies.list: UPSTREAM_DOWN'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('alert')).textContent).toContain('7F2C-41A9');
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Offshore bond')).toBeTruthy();
});

test('S-6: a list that waits for the connection says so, in place of an empty page that loads', async () => {
  const { backOnline } = goOffline();
  show(portfolio);
  expect(screen.getByRole('alert').textContent).toContain('We could not reach the portal.');
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  backOnline();
  expect(await screen.findByText('Offshore bond')).toBeTruthy();
});

test('S-6: when a refresh fails the last figures stay, with a message', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let isUp = true;
  const { queryClient } = renderSignedIn(<PoliciesScreen today="2026-11-21" />, {
    answers: {
      'client.get': () => aClient(),
      'policies.history': () => null,
      'policies.list': () => {
        if (!isUp) throw gatewayFailure('UPSTREAM_DOWN', '7f2c41a9');
        return { policies: portfolio, unreadable: 0 };
      },
    },
  });
  await screen.findByText('Offshore bond');
  isUp = false;
  await act(() => queryClient.refetchQueries());
  expect(await screen.findByRole('heading', { name: 'These figures could not be refreshed' })).toBeTruthy();
  expect(screen.getByText('Offshore bond')).toBeTruthy();
});

test('P-15, R-35: below the total a statement can be made, and its page knows that the policies led there', async () => {
  const { cameFrom } = show(portfolio);
  const link = await screen.findByRole('link', { name: 'Make a statement of holdings' });
  expect(link.getAttribute('href')).toBe('/tabs/documents/statement');
  fireEvent.click(link);
  expect(cameFrom()).toBe('/tabs/policies');
});
