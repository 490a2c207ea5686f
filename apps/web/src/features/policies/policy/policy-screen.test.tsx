import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { amountsStore } from '#core/amounts/hidden-amounts.tsx';
import { anEmptyGraph } from '#test/build/a-graph.ts';
import { aCover, anAnnuity } from '#test/build/a-policy.ts';
import { aValueInFull, aWholePolicy } from '#test/build/a-whole-policy.ts';
import { gatewayFailure } from '#test/fake-gateway.ts';
import { graph, policy, provider, refused, section, showPolicy } from '#test/render-policy.tsx';
import type { Policy } from '../policy-queries.ts';
import { jointText } from './policy-screen.tsx';

afterEach(() => {
  if (amountsStore.isHidden()) act(() => amountsStore.toggle());
});

test('P-2: while the policy is on its way the screen says so', async () => {
  showPolicy(policy);
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('Loading the policy');
  await screen.findByRole('heading', { name: 'Joint investment account' });
});

test('P-2: name, number, provider, status and owners are in the header, and the document title is the name of the policy', async () => {
  showPolicy(policy);
  const head = (await screen.findByRole('heading', { name: 'Joint investment account' })).closest('header');
  expect(head?.textContent).toContain('General investment account');
  expect(head?.textContent).toContain('BF-118204');
  expect(head?.textContent).toContain('In force');
  expect(head?.textContent).toContain('Joint, 50% each');
  expect(within(head!).getByRole('link', { name: 'Brackenfield' }).getAttribute('href')).toBe(
    `/tabs/information/view/${provider.uuid}`,
  );
  await waitFor(() => expect(document.title).toContain('Joint investment account'));
});

test('P-2, P-9: the page leads to a new message about the policy', async () => {
  showPolicy(policy);
  const link = await screen.findByRole('link', { name: 'Ask about this policy' });
  expect(link.getAttribute('href')).toBe(`/tabs/messages?new=&policy=${policy.uuid}`);
});

test('P-2, P-9: where the firm does not offer messages, nothing on the page leads to one', async () => {
  showPolicy(policy, { 'messages.unreadCount': () => ({ offered: false, unread: 0 }) });
  await screen.findByRole('heading', { name: 'Joint investment account' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ask about this policy' })).toBeNull());
});

test('P-58, P-64: the value says its day, its source and what would be transferred', async () => {
  showPolicy(policy);
  await screen.findByRole('heading', { name: 'Joint investment account' });
  const text = section('Value').textContent;
  expect(text).toContain('£1,000.00');
  expect(text).toContain('As at 20 November 2026');
  expect(text).toContain('sent by Brackenfield overnight');
  expect(text).toContain('£990.00 if it were transferred to another provider');
});

test("P-64: the client's share of a joint policy in pounds is under the value of the whole", async () => {
  const { unmount } = showPolicy(policy);
  await screen.findByRole('heading', { name: 'Joint investment account' });
  expect(section('Value').textContent).toMatch(/^Value£1,000\.00Your half £500\.00/);
  unmount();
  showPolicy({ ...policy, owners: null });
  await screen.findByRole('heading', { name: 'Joint investment account' });
  expect(section('Value').textContent).toContain('£1,000.00');
  expect(section('Value').textContent).not.toContain('Your half');
});

test('P-31: holdings and cash with their shares sum to the value', async () => {
  showPolicy(policy);
  await screen.findByRole('heading', { name: 'Holdings' });
  const rows = within(section('Holdings'))
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual([
    'FundUnitsPriceValueShare',
    'Alder Global Equity IndexEquity · GB00BX0N0A17187.00£4.8127£900.0090.0%',
    'CashHeld as money£100.0010.0%',
    'Total£1,000.00100.0%',
  ]);
});

test('P-31: holdings of a value of nothing have no shares of it', async () => {
  showPolicy({ ...policy, valuation: aValueInFull({ value: 0, cash: 0 }) });
  await screen.findByRole('heading', { name: 'Holdings' });
  const rows = within(section('Holdings'))
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual([
    'FundUnitsPriceValue',
    'Alder Global Equity IndexEquity · GB00BX0N0A17187.00£4.8127£900.00',
    'Not explained by the providerThe value less what is listed above−£900.00',
    'Total£0.00',
  ]);
});

test('P-2: contributions, details and charges each have their place', async () => {
  showPolicy(policy);
  await screen.findByRole('heading', { name: 'Contributions' });
  expect(section('Contributions').textContent).toContain(
    'Regular, monthlyOwn payment, since 1 May 2019£1,000.00',
  );
  expect(screen.queryByRole('heading', { name: 'Withdrawals' })).toBeNull();
  expect(section('Account details').textContent).toContain('Book cost£900.00');
  expect(section('Charges').textContent).toContain('Platform0.29% a year');
});

test('P-58: a value that is older than usual says so', async () => {
  showPolicy(
    aWholePolicy({ valuation: aValueInFull({ valuedOn: '2026-08-14', source: 'electronic_bulk' }) }),
  );
  expect(await screen.findByRole('heading', { name: 'This value is older than usual' })).toBeTruthy();
  expect(screen.getByText(/Brackenfield last sent a value as at 14 August 2026/)).toBeTruthy();
});

test('P-2: cover and income are shown in place of a value, without graph or holdings', async () => {
  showPolicy({ ...policy, ...aCover(50000000), uuid: policy.uuid, contributions: [] } as Policy);
  expect((await screen.findByRole('region', { name: 'Cover' })).textContent).toContain('£500,000');
  expect(screen.getByText(/not included in your total/)).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Contributions' })).toBeNull();
});

test('P-2: an annuity shows its income a year', async () => {
  showPolicy({ ...policy, ...anAnnuity(960000), uuid: policy.uuid } as Policy);
  expect((await screen.findByRole('region', { name: 'Income' })).textContent).toBe(
    'Income£9,600 a yearAn income has no fund value, so it is not included in your total.',
  );
});

test('P-2, P-84: cover that has ended says so, without its amount as a figure and without a value', async () => {
  const lapsed = { ...policy, ...aCover(50000000, { status: 'lapsed' }), uuid: policy.uuid };
  showPolicy({ ...lapsed, contributions: [] } as Policy);
  expect((await screen.findByRole('region', { name: 'Cover' })).textContent).toBe(
    'CoverEndedThis policy has ended, so it is not included in your total.',
  );
  expect(screen.queryByRole('heading', { name: 'Contributions' })).toBeNull();
});

test('P-2: a policy without a value yet says so in words, and shows no graph', async () => {
  const { queryClient } = showPolicy(aWholePolicy({ valuation: { state: 'none' } }), {
    'policies.valuationGraph': () => anEmptyGraph,
  });
  expect(await screen.findByText('No value yet')).toBeTruthy();
  expect(document.body.textContent).not.toContain('£0.00');
  expect(screen.queryByText('Loading the graph')).toBeNull();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('radio')).toBeNull();
});

test('P-2: a policy that has ended without a value says so, and no value is promised', async () => {
  showPolicy({ ...policy, status: 'surrendered', valuation: { state: 'none' } });
  await screen.findByRole('heading', { name: 'Joint investment account' });
  const text = section('Value').textContent;
  expect(text).toContain('This policy has ended, and we have no latest value for it.');
  expect(text).not.toMatch(/No value yet|will appear/);
});

test('P-2, P-30: a policy that has ended without a latest value keeps the graph of its values over time', async () => {
  showPolicy({ ...policy, status: 'surrendered', endDate: '2026-11-20', valuation: { state: 'none' } });
  expect(await screen.findByRole('slider', { name: 'Valuation by date' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: '2y', checked: true })).toBeTruthy();
  expect(screen.getByText(/The policy ended on 20 November 2026/)).toBeTruthy();
});

test('P-26: hidden amounts leave no figure: value, units, axis, flag, sentence and table', async () => {
  showPolicy(policy);
  const slider = await screen.findByRole('slider');
  await userEvent.click(screen.getByText('Show the figures as a table'));
  act(() => amountsStore.toggle());
  const prices = /£4\.8127/g;
  expect(document.body.textContent?.replace(prices, '')).not.toMatch(/£\d/);
  expect(document.body.textContent).not.toContain('187.00');
  expect(slider.getAttribute('aria-valuetext')).toBe('20 November 2026, value hidden, net paid in hidden');
  expect(screen.getByText('90.0%')).toBeTruthy();
});

test('P-2: the provider is shown with our verdict, and links to the report', async () => {
  const entry = { uuid: 'e-1', financialYear: '2025/26' };
  const item = { verdict: 'approved', overallScore: 4.4, provider: { uuid: provider.uuid } };
  showPolicy(policy, {
    'dueDiligence.list': () => ({ entries: [entry], unreadable: 0 }),
    'dueDiligence.panel': () => ({ items: [item], unreadable: 0 }),
    'providers.list': () => ({
      providers: [{ uuid: provider.uuid, type: 'platform', yearEstablished: 2004 }],
    }),
  });
  expect(await screen.findByText('Approved')).toBeTruthy();
  expect(screen.getByText('Platform, established 2004')).toBeTruthy();
  expect(screen.getByText('4.4 of 5, reviewed 2025/26')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read the report' }).getAttribute('href')).toBe(
    `/tabs/information/due-diligence/e-1/report/${provider.uuid}`,
  );
});

test('P-2, API-17: a provider without a review is named as not tested yet', async () => {
  showPolicy(policy);
  expect(await screen.findByText('We have not tested Brackenfield yet.')).toBeTruthy();
});

test('P-2, S-6: a provider that may be on a panel without its name is never named as not tested', async () => {
  let readable: { uuid: string } | null = null;
  showPolicy(policy, {
    'dueDiligence.list': () => ({ entries: [{ uuid: 'e-1', financialYear: '2025/26' }], unreadable: 0 }),
    'dueDiligence.panel': () => ({
      items: [{ verdict: 'watch', overallScore: null, provider: readable }],
      unreadable: 0,
    }),
  });
  const card = within(await screen.findByRole('region', { name: 'Provider' }));
  expect(await card.findByText('We could not load our verdict')).toBeTruthy();
  expect(card.queryByText(/not tested/)).toBeNull();
  readable = { uuid: provider.uuid };
  await userEvent.click(card.getByRole('button', { name: 'Try again' }));
  expect(await card.findByText('Watch')).toBeTruthy();
  expect(card.queryByText(/could not be/)).toBeNull();
});

test('P-2: a verdict says that another review could not be read, which may be newer', async () => {
  showPolicy(policy, {
    'dueDiligence.list': () => ({ entries: [{ uuid: 'e-1', financialYear: '2024/25' }], unreadable: 1 }),
    'dueDiligence.panel': () => ({
      items: [{ verdict: 'approved', overallScore: null, provider: { uuid: provider.uuid } }],
      unreadable: 0,
    }),
  });
  expect(await screen.findByText('Approved')).toBeTruthy();
  expect(screen.getByText('One review could not be read.')).toBeTruthy();
});

const owners = (...shares: number[]) =>
  shares.map((percentage, index) => ({ name: `Owner ${index}`, percentage, isClient: null }));

test('P-2: a joint policy says how it is shared', () => {
  expect(jointText(owners(50, 50))).toBe('Joint, 50% each');
  expect(jointText(owners(33.333333, 33.333333, 33.333333))).toBe('Joint, 33.33% each');
  expect(jointText(owners(60, 30, 10))).toBe('Joint, 3 owners');
  expect(jointText(owners(100))).toBeNull();
  expect(jointText(null)).toBeNull();
});

test('S-6: a valuation that cannot be read leaves the rest of the page usable, and can be requested again', async () => {
  let callCount = 0;
  showPolicy((() => {
    callCount += 1;
    return callCount === 1 ? { ...policy, valuation: { state: 'failed' } } : policy;
  }) as () => never);
  const value = await screen.findByRole('region', { name: 'Value' });
  expect(value.textContent).toContain('The latest value could not be read');
  expect(section('Charges')).toBeTruthy();
  expect(await screen.findByRole('slider')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(section('Value').textContent).toContain('£1,000.00'));
});

test('S-6: a graph that cannot be loaded says so in its place, and can be tried again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let isUp = false;
  showPolicy(policy, { 'policies.valuationGraph': () => (isUp ? graph : refused()) });
  expect((await screen.findByRole('alert')).textContent).toContain('We could not load the graph');
  expect(section('Value').textContent).toContain('£1,000.00');
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('slider')).toBeTruthy();
});

test('S-6: a policy that could not be loaded says so with a reference, and can be tried again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let isUp = false;
  showPolicy((() => (isUp ? policy : refused())) as () => never);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We could not load this policy');
  expect(alert.textContent).toContain('7F2C-41A9');
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Joint investment account' })).toBeTruthy();
});

test('SEC-F1: an id that is not there, or not one’s own, reads the same and leads on', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  showPolicy(() => {
    throw gatewayFailure('NOT_FOUND', '7f2c41a9');
  });
  expect(await screen.findByRole('heading', { name: 'We could not find this policy' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All policies' }).getAttribute('href')).toBe('/tabs/policies');
});

test('S-6: a verdict that cannot be loaded leaves the policy usable', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  showPolicy(policy, { 'dueDiligence.list': refused });
  expect(await screen.findByText('We could not load our verdict')).toBeTruthy();
  expect(section('Value').textContent).toContain('£1,000.00');
});
