import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aClient } from '#test/build/a-client.ts';
import { aPolicy, aValue } from '#test/build/a-policy.ts';
import { gatewayFailure } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { PoliciesScreen } from './policies-screen.tsx';

const pension = aPolicy({ name: 'Family pension', category: 'pension', valuation: aValue(30000) });
const isa = aPolicy({ name: 'Stocks ISA', valuation: aValue(20000) });
const bond = aPolicy({ name: 'Onshore bond', valuation: aValue(10000) });

function show(
  at = '/tabs/policies',
  list: () => unknown = () => ({ policies: [pension, isa, bond], unreadable: 0 }),
) {
  return renderSignedIn(<PoliciesScreen today="2026-11-21" />, {
    answers: {
      'client.get': () => aClient(),
      'policies.history': () => null,
      'policies.list': list,
      'policies.byId': () => ({}),
      'policies.valuationGraph': () => ({}),
    },
    at,
  });
}

const pane = () => screen.getByRole('region', { name: 'Your policies' });
const row = (name: RegExp) => within(pane()).findByRole('link', { name });

test('P-1: each row leads to its policy and keeps how the list is looked at', async () => {
  show('/tabs/policies?category=investment&q=o');
  expect((await row(/Onshore bond/)).getAttribute('href')).toBe(
    `/tabs/policies/view/${bond.uuid}?category=investment&q=o`,
  );
});

test('P-2: beside a policy the list stays, marks it, and its total gives way', async () => {
  show(`/tabs/policies/view/${isa.uuid}?range=1y`);
  expect((await row(/Stocks ISA/)).getAttribute('aria-current')).toBe('page');
  expect((await row(/Onshore bond/)).getAttribute('aria-current')).toBeNull();
  expect((await row(/Onshore bond/)).getAttribute('href')).toContain('?range=1y');
  expect(screen.queryByRole('region', { name: 'Total value' })).toBeNull();
});

test('P-1: what is left after filters says what it is worth', async () => {
  show('/tabs/policies?category=investment');
  await row(/Onshore bond/);
  expect(screen.getByRole('search').textContent).toContain('2 of 3 policies shownWorth £300.00');
});

test('S-6: beside a policy a list that fails says so in its own place', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let isUp = false;
  show(`/tabs/policies/view/${isa.uuid}`, () => {
    if (!isUp) throw gatewayFailure('UPSTREAM_DOWN', '7f2c41a9');
    return { policies: [isa], unreadable: 0 };
  });
  expect((await within(pane()).findByRole('alert')).textContent).toContain('We could not load your policies');
  isUp = true;
  await userEvent.click(within(pane()).getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await row(/Stocks ISA/)).toBeTruthy());
});

test('S-6: beside an address of a policy, a client with nothing yet sees an empty list', async () => {
  show(`/tabs/policies/view/${isa.uuid}`, () => ({ policies: [], unreadable: 0 }));
  expect(await within(pane()).findByText('No policies here yet')).toBeTruthy();
});

test('P-1: resting on a row asks for its page ahead; passing over it asks for nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const fetchedIds: string[] = [];
  renderSignedIn(<PoliciesScreen today="2026-11-21" />, {
    answers: {
      'client.get': () => aClient(),
      'policies.history': () => null,
      'policies.list': () => ({ policies: [pension, isa], unreadable: 0 }),
      'policies.byId': (input) => {
        fetchedIds.push((input as { uuid: string }).uuid);
        return {};
      },
      'policies.valuationGraph': () => ({}),
    },
    at: '/tabs/policies',
  });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.hover(await row(/Family pension/));
  await user.hover(await row(/Stocks ISA/));
  await vi.advanceTimersByTimeAsync(200);
  expect(fetchedIds).toEqual([isa.uuid]);
});
