import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { amountsStore } from '#core/amounts/amounts-store.ts';
import { aCover, anAnnuity } from '#test/build/a-policy.ts';
import { aValueInFull, aWholePolicy } from '#test/build/a-whole-policy.ts';
import { policy, provider, section, showPolicy } from '#test/render-policy.tsx';
import type { Policy } from './policy/policy.ts';

afterEach(() => {
  if (amountsStore.isHidden()) act(() => amountsStore.toggle());
});

test('P2: while the policy is on its way the screen says so', async () => {
  showPolicy(policy);
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('Loading the policy');
  await screen.findByRole('heading', { name: 'Joint investment account' });
});

test('P2: name, number, provider, status and owners stand at the head, and the document is called after the policy', async () => {
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

test('P2: the value says its day, its source and what would be transferred', async () => {
  showPolicy(policy);
  await screen.findByRole('heading', { name: 'Joint investment account' });
  const text = section('Value').textContent;
  expect(text).toContain('£1,000.00');
  expect(text).toContain('As at 20 November 2026');
  expect(text).toContain('sent by Brackenfield overnight');
  expect(text).toContain('£990.00 if it were transferred to another provider');
});

test('P2: holdings and cash with their shares sum to the value', async () => {
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

test('P2: contributions, details and charges each have their place', async () => {
  showPolicy(policy);
  await screen.findByRole('heading', { name: 'Contributions' });
  expect(section('Contributions').textContent).toContain(
    'Regular, monthlyFrom you, since 1 May 2019£1,000.00',
  );
  expect(screen.queryByRole('heading', { name: 'Withdrawals' })).toBeNull();
  expect(section('Account details').textContent).toContain('Book cost£900.00');
  expect(section('Charges').textContent).toContain('Platform0.29% a year');
});

test('P2: a value that is older than usual says so', async () => {
  showPolicy(
    aWholePolicy({ valuation: aValueInFull({ valuedOn: '2026-08-14', source: 'electronic_bulk' }) }),
  );
  expect(await screen.findByRole('heading', { name: 'This value is older than usual' })).toBeTruthy();
  expect(screen.getByText(/Brackenfield last sent a value as at 14 August 2026/)).toBeTruthy();
});

test('P2: cover and income stand where a value would, without graph or holdings', async () => {
  showPolicy({ ...policy, ...aCover(50000000), uuid: policy.uuid, contributions: [] } as Policy);
  expect((await screen.findByRole('region', { name: 'Cover' })).textContent).toContain('£500,000');
  expect(screen.getByText(/no part of your total/)).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Contributions' })).toBeNull();
});

test('P2: an annuity shows its income a year', async () => {
  showPolicy({ ...policy, ...anAnnuity(960000), uuid: policy.uuid } as Policy);
  expect((await screen.findByRole('region', { name: 'Income' })).textContent).toMatch(/£9,600A year/);
});

test('P2: a policy without a value yet says so in words, and shows no graph', async () => {
  showPolicy(aWholePolicy({ valuation: { state: 'none' } }));
  expect(await screen.findByText('No value yet')).toBeTruthy();
  expect(document.body.textContent).not.toContain('£0.00');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('P2: hidden amounts leave no figure: value, units, axis, flag, sentence and table', async () => {
  showPolicy(policy);
  const slider = await screen.findByRole('slider');
  await userEvent.click(screen.getByText('Show the figures as a table'));
  act(() => amountsStore.toggle());
  const prices = /£4\.8127/g;
  expect(document.body.textContent?.replace(prices, '')).not.toMatch(/£\d/);
  expect(document.body.textContent).not.toContain('187.00');
  expect(slider.getAttribute('aria-valuetext')).toBe('20 November 2026, value hidden, paid in hidden');
  expect(screen.getByText('90.0%')).toBeTruthy();
});

test('P2: the provider stands with our verdict, and leads to the report', async () => {
  const entry = { uuid: 'e-1', financialYear: '2025/26' };
  const item = { verdict: 'approved', overallScore: 4.4, provider: { uuid: provider.uuid } };
  showPolicy(policy, {
    'dueDiligence.list': () => ({ entries: [entry] }),
    'dueDiligence.panel': () => ({ items: [item] }),
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
