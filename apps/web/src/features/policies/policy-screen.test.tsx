import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { amountsStore } from '#core/amounts/amounts-store.ts';
import { aGraph } from '#test/build/a-graph.ts';
import { aCover, anAnnuity } from '#test/build/a-policy.ts';
import { aValueInFull, aWholePolicy } from '#test/build/a-whole-policy.ts';
import { type Answers, gatewayFailure } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import type { Policy } from './policy/policy.ts';
import { PolicyScreen } from './policy-screen.tsx';

const policy = aWholePolicy({
  name: 'Joint investment account',
  policyNumber: 'BF-118204',
  owners: [
    { name: 'Imogen Hartnoll', percentage: 50 },
    { name: 'Edmund Hartnoll', percentage: 50 },
  ],
  valuation: aValueInFull({ transferValue: 99000 }),
});
const graph = aGraph([
  ['2026-08-20', 24000000],
  ['2026-09-20', 26000000],
  ['2026-10-20', 30672000],
  ['2026-11-20', 34811590],
]);

function show(shown: Policy | (() => never), more: Answers = {}, query = '') {
  return renderSignedIn(
    <Routes>
      <Route path="/tabs/policies/view/:id" element={<PolicyScreen today="2026-11-21" />} />
    </Routes>,
    {
      answers: {
        'policies.byId': typeof shown === 'function' ? shown : () => shown,
        'policies.valuationGraph': () => graph,
        'providers.list': () => ({ providers: [] }),
        'dueDiligence.list': () => ({ entries: [] }),
        'firm.get': () => ({
          name: 'Arkwright Pell',
          logoUrl: null,
          bio: '',
          fcaNumber: '',
          fcaRegisteredDate: '',
        }),
        ...more,
      },
      at: `/tabs/policies/view/${policy.uuid}${query}`,
    },
  );
}

const section = (name: string) => screen.getByRole('region', { name });
const refused = (): never => {
  throw gatewayFailure('UPSTREAM_DOWN', '7f2c41a9-0d7e-4c7e-9f43-2f9a4a1f6f10');
};

afterEach(() => {
  if (amountsStore.isHidden()) act(() => amountsStore.toggle());
});

test('P2: while the policy is on its way the screen says so', async () => {
  show(policy);
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('Loading the policy');
  await screen.findByRole('heading', { name: 'Joint investment account' });
});

test('P2: name, number, provider, status and owners stand at the head, and the document is called after the policy', async () => {
  show(policy);
  const head = (await screen.findByRole('heading', { name: 'Joint investment account' })).closest('header');
  expect(head?.textContent).toContain('General investment account');
  expect(head?.textContent).toContain('BF-118204');
  expect(head?.textContent).toContain('In force');
  expect(head?.textContent).toContain('Joint, 50% each');
  expect(within(head!).getByRole('link', { name: 'Brackenfield' }).getAttribute('href')).toBe(
    `/tabs/information/view/${policy.provider.uuid}`,
  );
  await waitFor(() => expect(document.title).toContain('Joint investment account'));
});

test('P2: the value says its day, its source and what would be transferred', async () => {
  show(policy);
  await screen.findByRole('heading', { name: 'Joint investment account' });
  const text = section('Value').textContent;
  expect(text).toContain('£1,000.00');
  expect(text).toContain('As at 20 November 2026');
  expect(text).toContain('sent by Brackenfield overnight');
  expect(text).toContain('£990.00 if it were transferred to another provider');
});

test('P2: holdings and cash with their shares sum to the value', async () => {
  show(policy);
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
  show(policy);
  await screen.findByRole('heading', { name: 'Contributions' });
  expect(section('Contributions').textContent).toContain(
    'Regular, monthlyFrom you, since 1 May 2019£1,000.00',
  );
  expect(screen.queryByRole('heading', { name: 'Withdrawals' })).toBeNull();
  expect(section('Account details').textContent).toContain('Book cost£900.00');
  expect(section('Charges').textContent).toContain('Platform0.29% a year');
});

test('P2: the reading line is a slider that speaks day, value and paid in', async () => {
  show(policy);
  const slider = await screen.findByRole('slider', { name: 'Valuation by date' });
  const spoken = () => slider.getAttribute('aria-valuetext');
  expect(spoken()).toBe('20 November 2026, value £348,116, paid in £174,058');
  expect(slider.getAttribute('aria-valuemax')).toBe('3');
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(spoken()).toBe('20 October 2026, value £306,720, paid in £153,360');
  fireEvent.keyDown(slider, { key: 'Home' });
  expect(spoken()).toBe('20 August 2026, value £240,000, paid in £120,000');
  fireEvent.keyDown(slider, { key: 'PageUp' });
  expect(slider.getAttribute('aria-valuenow')).toBe('3');
});

test('P2: one sentence says the change and by which method; the figures stand behind a disclosure', async () => {
  show(policy);
  expect(await screen.findByText(/this policy rose from/)).toBeTruthy();
  expect(screen.getByText(/by the modified Dietz method/)).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Values of Joint investment account' })).toBeNull();
  await userEvent.click(screen.getByText('Show the figures as a table'));
  const table = await screen.findByRole('table', { name: 'Values of Joint investment account' });
  expect(within(table).getAllByRole('row')[1]?.textContent).toBe('20 November 2026£348,115.90£174,057.95');
});

test('P2: the range is chosen among four, counts at once and stands in the address', async () => {
  const asked: unknown[] = [];
  const { address } = show(policy, {
    'policies.valuationGraph': (input) => {
      asked.push((input as { dateRange: string }).dateRange);
      return graph;
    },
  });
  await screen.findByRole('slider');
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    '3m',
    '6m',
    '1y',
    '2y',
  ]);
  await userEvent.click(screen.getByRole('radio', { name: '3m' }));
  expect(screen.getByRole('radio', { name: '3m', checked: true })).toBeTruthy();
  await waitFor(() => expect(asked).toEqual(['2y', '3m']));
  expect(address()).toContain('?range=3m');
});

test('P2: an address with a range opens with it; an unknown one with the usual', async () => {
  show(policy, {}, '?range=6m');
  expect(await screen.findByRole('radio', { name: '6m', checked: true })).toBeTruthy();
});

test('P2: a value that is older than usual says so', async () => {
  show(aWholePolicy({ valuation: aValueInFull({ valuedOn: '2026-08-14', source: 'electronic_bulk' }) }));
  expect(await screen.findByRole('heading', { name: 'This value is older than usual' })).toBeTruthy();
  expect(screen.getByText(/Brackenfield last sent a value as at 14 August 2026/)).toBeTruthy();
});

test('P2: cover and income stand where a value would, without graph or holdings', async () => {
  show({ ...policy, ...aCover(50000000), uuid: policy.uuid, contributions: [] } as Policy);
  expect((await screen.findByRole('region', { name: 'Cover' })).textContent).toContain('£500,000');
  expect(screen.getByText(/no part of your total/)).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Contributions' })).toBeNull();
});

test('P2: an annuity shows its income a year', async () => {
  show({ ...policy, ...anAnnuity(960000), uuid: policy.uuid } as Policy);
  expect((await screen.findByRole('region', { name: 'Income' })).textContent).toMatch(/£9,600A year/);
});

test('P2: a policy without a value yet says so in words, and shows no graph', async () => {
  show(aWholePolicy({ valuation: { state: 'none' } }));
  expect(await screen.findByText('No value yet')).toBeTruthy();
  expect(document.body.textContent).not.toContain('£0.00');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('P2: one point is a dot and a sentence, none an empty grid with a way on', async () => {
  show(policy, { 'policies.valuationGraph': () => aGraph([['2026-11-02', 5231000]]) });
  expect(await screen.findByText(/One valuation so far/)).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('P2: a range without valuations says so', async () => {
  show(policy, { 'policies.valuationGraph': () => aGraph([]) });
  expect(await screen.findByText('No valuations in these two years')).toBeTruthy();
  expect(screen.getByText(/Try a longer range/)).toBeTruthy();
});

test('S6: a valuation that cannot be read leaves the rest of the page alive, and can be asked for again', async () => {
  let asked = 0;
  show((() => {
    asked += 1;
    return asked === 1 ? { ...policy, valuation: { state: 'failed' } } : policy;
  }) as () => never);
  const value = await screen.findByRole('region', { name: 'Value' });
  expect(value.textContent).toContain('The latest value could not be read');
  expect(section('Charges')).toBeTruthy();
  expect(await screen.findByRole('slider')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(section('Value').textContent).toContain('£1,000.00'));
});

test('S6: a graph that cannot be loaded says so in its place, and can be tried again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let isUp = false;
  show(policy, { 'policies.valuationGraph': () => (isUp ? graph : refused()) });
  expect((await screen.findByRole('alert')).textContent).toContain('The graph could not be loaded');
  expect(section('Value').textContent).toContain('£1,000.00');
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('slider')).toBeTruthy();
});

test('S6: a policy that could not be loaded says so with a reference, and can be tried again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let isUp = false;
  show((() => (isUp ? policy : refused())) as () => never);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We could not load this policy');
  expect(alert.textContent).toContain('7F2C-41A9');
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Joint investment account' })).toBeTruthy();
});

test('F1: an id that is not there, or not one’s own, reads the same and leads on', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  show(() => {
    throw gatewayFailure('NOT_FOUND', '7f2c41a9');
  });
  expect(await screen.findByRole('heading', { name: 'We could not find this policy' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All policies' }).getAttribute('href')).toBe('/tabs/policies');
});

test('P2: hidden amounts leave no figure: value, units, axis, flag, sentence and table', async () => {
  show(policy);
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
  const item = { verdict: 'approved', overallScore: 4.4, provider: { uuid: policy.provider.uuid } };
  show(policy, {
    'dueDiligence.list': () => ({ entries: [entry] }),
    'dueDiligence.panel': () => ({ items: [item] }),
    'providers.list': () => ({
      providers: [{ uuid: policy.provider.uuid, type: 'platform', yearEstablished: 2004 }],
    }),
  });
  expect(await screen.findByText('Approved')).toBeTruthy();
  expect(screen.getByText('Platform, established 2004')).toBeTruthy();
  expect(screen.getByText('4.4 of 5, reviewed 2025/26')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read the report' }).getAttribute('href')).toBe(
    `/tabs/information/due-diligence/e-1/report/${policy.provider.uuid}`,
  );
});

test('S6: a verdict that cannot be loaded leaves the policy alive', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  show(policy, { 'dueDiligence.list': refused });
  expect(await screen.findByText('Our verdict could not be loaded')).toBeTruthy();
  expect(section('Value').textContent).toContain('£1,000.00');
});
