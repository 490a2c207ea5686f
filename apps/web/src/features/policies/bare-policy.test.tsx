import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectNoEmptyPart, expectNothingInvented } from '#test/bare-records.ts';
import { anEmptyGraph } from '#test/build/a-graph.ts';
import { aBarePolicy, aBareValue, aPolicy } from '#test/build/a-policy.ts';
import { aBareValueInFull, aBareWholePolicy, aValueInFull } from '#test/build/a-whole-policy.ts';
import { graph, policy, provider, section, showPolicy } from '#test/render-policy.tsx';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { policiesCsv } from './policy-list/csv-export.tsx';
import { PoliciesScreen } from './policy-list/policies-screen.tsx';
import type { Policy, PolicyListItem } from './policy-queries.ts';

const id = '9f2c41a9-0d7e-4c7e-9f43-2f9a4a1f6f10';
const called = 'Policy ref 1F6F10';
const bare = aBarePolicy({ uuid: id });

function showList(policies: readonly PolicyListItem[], { unreadable = 0, query = '' } = {}) {
  return renderSignedIn(<PoliciesScreen today="2026-11-21" />, {
    answers: { 'policies.history': () => null, 'policies.list': () => ({ policies, unreadable }) },
    at: `/tabs/policies${query}`,
  });
}

const pane = () => screen.getByRole('region', { name: 'Your policies' });
const row = () => within(pane()).findByRole('link', { name: /Policy|pension|account/ });
const moreFilters = () =>
  waitFor(() => {
    const button = within(pane()).getByRole('button', { name: 'More filters' });
    expect(button).toHaveProperty('disabled', false);
    return button;
  });
const total = () => screen.findByRole('region', { name: 'Total value' });

describe('a policy of which the firm gives its id alone', () => {
  test('P-1, API-21: is a row with a name and no value, and leads to its page', async () => {
    showList([bare]);
    const link = await row();
    expect(link.textContent).toBe(`${called}No value yet`);
    expect(link.getAttribute('href')).toBe(`/tabs/policies/view/${id}`);
    expect(within(pane()).queryByRole('list', { name: 'Category' })).toBeNull();
    expectNothingInvented();
    expectNoEmptyPart();
  });

  test('P-43, P-83, API-21: makes a total without an amount or a day, and no allocation', async () => {
    showList([bare]);
    expect((await total()).textContent).toBe('Total valueNo value yet0 of 1 policy counted');
    expect(screen.queryByRole('region', { name: 'Allocation by category' })).toBeNull();
    expect(await screen.findByText('One policy has no value yet.')).toBeTruthy();
    expect(screen.getByRole('term').textContent).toBe(called);
    expectNothingInvented();
    expectNoEmptyPart();
  });

  test('P-43, API-21: with a value is counted, without a day, and is Other in the allocation', async () => {
    showList([aBarePolicy({ valuation: aBareValue(30000) }), aPolicy({ valuation: aBareValue(70000) })]);
    expect((await total()).textContent).toBe('Total value£1,000.002 of 2 policies counted');
    const allocation = screen.getByRole('region', { name: 'Allocation by category' });
    expect(within(allocation).getByRole('img', { name: 'Investment 70.0%, Other 30.0%' })).toBeTruthy();
    expect(within(allocation).getByRole('row', { name: 'Other 1 policy 30.0% £300.00' })).toBeTruthy();
    expect(document.body.textContent).not.toContain('As at');
    expect(document.querySelector('time')).toBeNull();
    expectNothingInvented();
    expectNoEmptyPart();
  });

  test('P-1, API-21: stays in the list by category under Other policies, and is found by the pill Other', async () => {
    showList([aBarePolicy({ uuid: id, valuation: aBareValue(30000) }), aPolicy()], {
      query: '?category=other',
    });
    expect((await row()).textContent).toBe(`${called}£300.00`);
    const pill = await within(pane()).findByRole('button', { name: 'Other 1', pressed: true });
    await userEvent.click(pill);
    await userEvent.click(await moreFilters());
    await userEvent.selectOptions(await screen.findByLabelText('Order'), 'By category, with subtotals');
    expect(await within(pane()).findByRole('heading', { name: 'Other policies' })).toBeTruthy();
    expectNothingInvented();
    expectNoEmptyPart();
  });

  test('P-42, API-21: brings no filters by status or provider', async () => {
    showList([bare]);
    await userEvent.click(await moreFilters());
    expect(await screen.findByLabelText('Order')).toBeTruthy();
    expect(screen.queryByLabelText('Status')).toBeNull();
    expect(screen.queryByLabelText('Provider')).toBeNull();
  });

  test('P-2, P-58, API-21: has a page of its name and that there is no value, with nothing else', async () => {
    showPolicy(aBareWholePolicy({ uuid: id }));
    const page = (await screen.findByRole('heading', { name: called })).closest('article');
    const headings = within(page!).getAllByRole('heading');
    expect(headings.map((heading) => heading.textContent)).toEqual([called, 'Value']);
    expect(section('Value').textContent).toContain(
      'No value yetA value from the provider will appear here, with its date, once there is one to show.',
    );
    expect(page?.querySelector('header')?.textContent).toBe(`${called}Ask about this policy`);
    expect(document.title).toContain(called);
    expect(screen.queryByRole('region', { name: 'Provider' })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    expectNothingInvented();
    expectNoEmptyPart();
  });

  test('P-58, API-21: with a value shows it without day, source, holdings or graph, which is not a failure', async () => {
    const { queryClient } = showPolicy(aBareWholePolicy({ valuation: aBareValueInFull(30000) }), {
      'policies.valuationGraph': () => anEmptyGraph,
    });
    expect((await screen.findByRole('region', { name: 'Value' })).textContent).toContain('£300.00');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(section('Value').textContent).not.toMatch(/No valuations|longer range/);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(section('Value').textContent).not.toContain('As at');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Holdings' })).toBeNull();
    expectNothingInvented();
    expectNoEmptyPart();
  });
});

test.each([
  { plan: { category: 'protection' }, heading: 'Cover', why: 'Cover has no fund value' },
  { plan: { category: 'annuity' }, heading: 'Income', why: 'An income has no fund value' },
  {
    plan: { planType: 'defined_benefit' },
    heading: 'Pension at retirement',
    why: 'A promised pension has no fund value',
  },
] as const)(
  'P-2, API-21: $heading of which the amount is not known says why it has no value',
  async (promise) => {
    showPolicy(aBareWholePolicy({ ...promise.plan, valuation: aValueInFull() }));
    const promised = await screen.findByRole('region', { name: promise.heading });
    expect(promised.textContent).toBe(
      `${promise.heading}${promise.why}, so it is not included in your total.`,
    );
  },
);

describe('policies that could not be read', () => {
  test('P-44, P-83, API-21: one of them is counted below the list, and named as left out of the total', async () => {
    showList([aPolicy()], { unreadable: 1 });
    expect((await total()).textContent).toContain('One policy that could not be read is left out');
    expect(within(pane()).getByText('One policy could not be read.')).toBeTruthy();
  });

  test('P-1, API-21: when it is all of them, the page does not say that there are none', async () => {
    showList([], { unreadable: 3 });
    expect((await total()).textContent).toBe(
      'Total valueCould not be readThree policies that could not be read are left out',
    );
    expect(within(pane()).getByText('3 policies could not be read.')).toBeTruthy();
    expect(screen.queryByText('No policies here yet')).toBeNull();
  });
});

describe('the provider of a policy', () => {
  const unnamed = { uuid: provider.uuid, name: null, logoUrl: null };

  test('P-2, API-17: known by its id alone is named by the list of providers', async () => {
    showPolicy(aBareWholePolicy({ provider: unnamed }), {
      'providers.list': () => ({
        providers: [{ uuid: provider.uuid, name: 'Brackenfield', type: null, yearEstablished: 2004 }],
        unreadable: 0,
      }),
    });
    const link = await screen.findByRole('link', { name: 'Brackenfield' });
    expect(link.getAttribute('href')).toBe(`/tabs/information/view/${provider.uuid}`);
    expect(section('Provider').textContent).toContain('Established 2004');
    expectNothingInvented();
    expectNoEmptyPart();
  });

  test('P-2, API-17, API-18: without a name, verdict or score keeps the ways to its page and report', async () => {
    const item = { verdict: null, overallScore: null, provider: { uuid: provider.uuid } };
    showPolicy(aBareWholePolicy({ provider: unnamed }), {
      'dueDiligence.list': () => ({ entries: [{ uuid: 'e-1', financialYear: null }], unreadable: 0 }),
      'dueDiligence.panel': () => ({ items: [item], unreadable: 0 }),
    });
    expect(await screen.findByRole('link', { name: 'Read the report' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Provider ref / })).toBeTruthy();
    expect(section('Provider').textContent).not.toMatch(/of 5|reviewed/i);
    expectNothingInvented();
    expectNoEmptyPart();
  });
});

test('P-31, API-21: holdings that miss the value by pence are shown with it', async () => {
  showPolicy({ ...policy, valuation: aValueInFull({ value: 100003 }) });
  expect((await screen.findByRole('region', { name: 'Holdings' })).textContent).toContain(
    'Total£1,000.03100.0%',
  );
});

test('P-31, API-21: cash without holdings is shown, and not as the whole', async () => {
  showPolicy({ ...policy, valuation: aValueInFull({ holdings: null }) });
  const holdings = await screen.findByRole('region', { name: 'Holdings' });
  expect(within(holdings).getAllByRole('row')).toHaveLength(4);
  expect(holdings.textContent).toContain('All but cash');
  expect(holdings.textContent).toContain('Total£1,000.00100.0%');
});

test('P-30, API-21: without what was paid in, the graph has one line and no legend', async () => {
  const points = graph.points.map((point) => ({ ...point, netContributions: null }));
  showPolicy(policy, {
    'policies.valuationGraph': () => ({ ...graph, points, interval: null, movements: null }),
  });
  const slider = await screen.findByRole('slider');
  expect(slider.getAttribute('aria-valuetext')).toBe('20 November 2026, value £348,116');
  await userEvent.click(screen.getByText('Show the figures as a table'));
  const table = await screen.findByRole('table', { name: /^Values of/ });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  expect(section('Value').textContent).not.toMatch(/paid in|growth|Dietz/i);
  expectNothingInvented();
  expectNoEmptyPart();
});

/** The fields of a policy and of its value that a firm may not give. */
const offeredOfPolicy = Object.keys(policy).filter((field) => !['uuid', 'valuation'].includes(field));
const offeredOfValue = Object.keys(policy.valuation).filter((field) => !['state', 'value'].includes(field));
const without: [field: string, policy: Policy][] = [
  ...offeredOfPolicy.map((field): [string, Policy] => [field, { ...policy, [field]: null }]),
  ...offeredOfValue.map((field): [string, Policy] => [
    field,
    { ...policy, valuation: { ...policy.valuation, [field]: null } as Policy['valuation'] },
  ]),
];

describe('without one field that the firm may not give', () => {
  test('P-1, P-2, API-21: every field but the ids and the value is tried', () => {
    const tried = without.map(([field]) => field);
    const some = [
      'name',
      'category',
      'provider',
      'owners',
      'details',
      'charges',
      'valuedOn',
      'source',
      'holdings',
    ];
    expect(tried).toEqual(expect.arrayContaining(some));
  });

  test.each(without)('P-1, API-21: %s, the list is whole', async (_field, lacking) => {
    showList([lacking, aPolicy()]);
    await total();
    expect(within(pane()).getAllByRole('link')).toHaveLength(2);
    expectNothingInvented();
    expectNoEmptyPart();
    expect(policiesCsv([lacking], '2026-11-21')).not.toMatch(/null|undefined|NaN/);
  });

  test.each(without)('P-2, API-21: %s, the page is whole', async (_field, lacking) => {
    showPolicy(lacking);
    expect(await screen.findByText(/this policy rose from/)).toBeTruthy();
    expect(section('Value').textContent).toContain('£1,000.00');
    expectNothingInvented();
    expectNoEmptyPart();
  });
});

test.each(['from', 'to', 'interval', 'movements', 'firstValuedOn'])(
  'P-30, API-21: a graph without %s is drawn',
  async (field) => {
    showPolicy(policy, { 'policies.valuationGraph': () => ({ ...graph, [field]: null }) });
    expect(await screen.findByRole('slider')).toBeTruthy();
    expect(screen.getByText(/this policy rose from/)).toBeTruthy();
    expectNothingInvented();
    expectNoEmptyPart();
  },
);
