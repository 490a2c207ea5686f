import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { eachFieldNull, expectNoEmptySection, expectNothingInvented } from '#test/bare-records.ts';
import { aPolicy } from '#test/build/a-policy.ts';
import { aBareProvider } from '#test/build/a-provider.ts';
import { aBareEntry, aBarePanelItem, aPanelItem } from '#test/build/a-review.ts';
import type { Answers } from '#test/fake-gateway.ts';
import { entry, panels, part, provider, show } from '#test/render-provider.tsx';

const bareEntries = [aBareEntry('2025/26'), aBareEntry('2024/25')] as const;

/** The answers of a firm that gives the promised fields of this provider and nothing more. */
function bareAnswers(bareProvider = aBareProvider()) {
  const changed: Answers = {
    'providers.list': () => ({ providers: [bareProvider], unreadable: 0 }),
    'providers.byId': () => bareProvider,
    'providers.myPolicies': () => ({
      policies: [{ uuid: '77120', name: null, policyNumber: null }],
      unreadable: 0,
    }),
    'policies.list': () => ({ policies: [aPolicy({ uuid: '77120', status: null })], unreadable: 0 }),
    'dueDiligence.list': () => ({ entries: bareEntries, unreadable: 0 }),
    'dueDiligence.panel': () => ({ items: [aBarePanelItem(bareProvider)], unreadable: 0 }),
  };
  return { id: bareProvider.uuid, changed };
}

test('API-17: a provider with an id alone has a name, its reports and the policies there, and no line for what is absent', async () => {
  const { id, changed } = bareAnswers();
  show({ id, changed });
  const reports = await within(await part('What we found')).findAllByRole('listitem');
  expect(reports.map((year) => year.textContent)).toEqual(['Report 2025/26', 'Report 2024/25']);
  expect(reports[0]?.querySelector('a')?.getAttribute('href')).toBe(
    `/tabs/information/due-diligence/${bareEntries[0].uuid}/report/${id}`,
  );
  const name = `Provider ref ${id.slice(-6)}`;
  const head = screen.getByRole('heading', { name }).closest('header');
  expect(head?.textContent).toBe(name);
  expect(document.title).toBe(`${name} · Noonmark`);
  expect(screen.queryByRole('region', { name: 'About the company' })).toBeNull();
  const own = within(await part('Your policies here'));
  expect((await own.findByRole('link')).textContent).toBe('Policy ref 77120');
  expect(screen.queryByRole('alert')).toBeNull();
  expectNothingInvented();
  expectNoEmptySection();
});

test('API-17: sentences about a provider without a name say "this provider"', async () => {
  const { id, changed } = bareAnswers();
  show({
    id,
    changed: {
      ...changed,
      'providers.myPolicies': () => ({ policies: [], unreadable: 0 }),
      'dueDiligence.panel': () => ({ items: [], unreadable: 0 }),
    },
  });
  expect(await screen.findByText('You hold no policies with this provider.')).toBeTruthy();
  expect(await screen.findByText('We have not tested this provider yet.')).toBeTruthy();
});

test('API-18: the head shows the newest verdict that was given; a year without one keeps its report', async () => {
  const latestPanel = [aPanelItem({ provider, verdict: null, overallScore: null })];
  const newest: Record<string, unknown[]> = { ...panels, [entry.uuid]: latestPanel };
  show({
    changed: {
      'dueDiligence.panel': (input) => ({
        items: newest[(input as { uuid: string }).uuid],
        unreadable: 0,
      }),
    },
  });
  const years = await within(await part('What we found')).findAllByRole('listitem');
  expect(years.map((year) => year.textContent)).toEqual(['Report 2025/26', 'Report 2024/25Watch3.1 of 5']);
  const head = screen.getByRole('heading', { name: 'Brackenfield' }).closest('header');
  expect(head?.textContent).toContain('Watch');
});

test.each(eachFieldNull(provider, 'uuid'))(
  'API-17, P-5: a provider without %s keeps its page',
  async (_, one) => {
    show({
      changed: {
        'providers.byId': () => one,
        'providers.list': () => ({ providers: [one], unreadable: 0 }),
      },
    });
    expect(await part('About the company')).toBeTruthy();
    await within(await part('What we found')).findAllByRole('listitem');
    expectNothingInvented();
    expectNoEmptySection();
  },
);

test.each(eachFieldNull(aPanelItem({ provider })))(
  'API-18, P-5: a finding without %s',
  async (field, item) => {
    show({ changed: { 'dueDiligence.panel': () => ({ items: [item], unreadable: 0 }) } });
    const findings = within(await part('What we found'));
    if (field === 'provider') await findings.findByText('We could not load what we found');
    else expect((await findings.findAllByRole('link')).length).toBe(2);
    expectNothingInvented();
  },
);

test('API-17: policies there that could not be read are counted, and are not taken for none', async () => {
  show({ changed: { 'providers.myPolicies': () => ({ policies: [], unreadable: 1 }) } });
  const own = within(await part('Your policies here'));
  expect(await own.findByText('One policy could not be read.')).toBeTruthy();
  expect(own.queryByText('You hold no policies with Brackenfield.')).toBeNull();
});
