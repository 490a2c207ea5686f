import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { amountsStore } from '#core/amounts/hidden-amounts.tsx';
import { aClient } from '#test/build/a-client.ts';
import { gatewayFailure, goOffline } from '#test/fake-gateway.ts';
import { joint, pension, portfolio, rowOf, showPolicies } from '#test/render-policies.tsx';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { PoliciesScreen } from './policies-screen.tsx';

const names = () => {
  const lists = within(screen.getByRole('region', { name: 'Your policies' })).getAllByRole('list');
  return within(lists.at(-1)!)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('strong')?.textContent);
};

afterEach(() => {
  if (amountsStore.isHidden()) act(() => amountsStore.toggle());
});

test('P-1: while the list is on its way the screen says so and keeps its headings', async () => {
  showPolicies(portfolio);
  expect(screen.getByRole('status').textContent).toBe('Loading your policies');
  expect(screen.getByRole('heading', { name: 'Allocation by category' })).toBeTruthy();
  await screen.findByText('Offshore bond');
});

test('P-1: each row says what it is, who runs it, what it is worth and since when', async () => {
  showPolicies(portfolio);
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

test('P-1: a value that could not be read says so, never £0.00, and can be requested again', async () => {
  let callCount = 0;
  const unread = { ...joint, valuation: { state: 'failed' } } as const;
  renderSignedIn(<PoliciesScreen today="2026-11-21" />, {
    answers: {
      'client.get': () => aClient(),
      'policies.history': () => null,
      'policies.list': () => {
        callCount += 1;
        return { policies: [pension, callCount === 1 ? unread : joint], unreadable: 0 };
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
  showPolicies(portfolio);
  await screen.findByText('Offshore bond');
  act(() => amountsStore.toggle());
  expect(document.body.textContent).not.toMatch(/£\d/);
  expect(screen.getAllByText('amount hidden').length).toBeGreaterThan(5);
  expect(screen.getByRole('img', { name: 'Pension 61.2%, Investment 38.8%' })).toBeTruthy();
  expect(screen.getByText('19 November 2026')).toBeTruthy();
});

test('S-6: a new client reads what will show here', async () => {
  showPolicies([]);
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
  showPolicies(portfolio);
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
  const announced = await screen.findAllByRole('status');
  isUp = false;
  await act(() => queryClient.refetchQueries());
  const heading = await screen.findByRole('heading', { name: 'These figures could not be refreshed' });
  expect(announced.some((part) => part.contains(heading))).toBe(true);
  expect(screen.getByText('Offshore bond')).toBeTruthy();
});
