import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { eachFieldNull, expectNoEmptySection, expectNothingInvented } from '#test/bare-records.ts';
import { aPolicy } from '#test/build/a-policy.ts';
import { aBareProvider, aProvider } from '#test/build/a-provider.ts';
import { aBareEntry, aBarePanelItem, anEntry, aPanelItem } from '#test/build/a-review.ts';
import { type Answers, gatewayFailure } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { ProviderScreen } from './provider-screen.tsx';

const provider = aProvider({ name: 'Brackenfield', fcaNumber: '000214' });
const other = aProvider({ name: 'Saltmarsh' });
const entry = anEntry({ financialYear: '2025/26' });
const before = anEntry({ financialYear: '2024/25' });
const policy = aPolicy({ name: 'Joint investment account', provider, status: 'submitted_to_provider' });

const fail = () => {
  throw gatewayFailure('UPSTREAM_DOWN', '7f2c41a9');
};
const panels: Record<string, unknown[]> = {
  [entry.uuid]: [aPanelItem({ provider, previousVerdict: 'watch' }), aPanelItem({ provider: other })],
  [before.uuid]: [aPanelItem({ provider, verdict: 'watch', overallScore: 3.1, previousVerdict: null })],
};
const answers: Answers = {
  'providers.list': () => ({ providers: [provider, other], unreadable: 0 }),
  'providers.byId': (input) => {
    const { uuid } = input as { uuid: string };
    const found = [provider, other].find((candidate) => candidate.uuid === uuid);
    if (!found) throw gatewayFailure('NOT_FOUND', '7f2c41a9');
    return found;
  },
  'providers.myPolicies': () => ({
    policies: [{ uuid: policy.uuid, name: policy.name, policyNumber: null }],
    unreadable: 0,
  }),
  'policies.list': () => ({ policies: [policy], unreadable: 0 }),
  'dueDiligence.list': () => ({ entries: [entry, before], unreadable: 0 }),
  'dueDiligence.panel': (input) => ({ items: panels[(input as { uuid: string }).uuid], unreadable: 0 }),
};

function show({ id = provider.uuid, query = '', changed = {} as Answers } = {}) {
  return renderSignedIn(
    <Routes>
      <Route path="/tabs/information/view/:id" element={<ProviderScreen />} />
    </Routes>,
    { answers: { ...answers, ...changed }, at: `/tabs/information/view/${id}${query}` },
  );
}

const part = (name: string) => screen.findByRole('region', { name });
const factsOf = (region: HTMLElement) =>
  Object.fromEntries(
    within(region)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test('P-5: every fact of the company, and its website and telephone as safe links', async () => {
  show();
  const company = await part('About the company');
  expect(factsOf(company)).toMatchObject({
    'Legal name': provider.legalName,
    'FCA number': '000214',
    Established: '2004',
    Ownership: 'Owned by its founders',
    'Assets under administration': '£48.3 billion',
    'Financial strength': 'A, by Larkhill Ratings on 12 June 2026',
    'If it failed': 'Covered up to the limit of the scheme.',
  });
  const website = within(company).getByRole('link', { name: /provider\.example\.com/ });
  expect(website.getAttribute('href')).toBe('https://provider.example.com/');
  expect(website.getAttribute('rel')).toBe('noopener noreferrer');
  expect(within(company).getByRole('link', { name: '01632 960 410' }).getAttribute('href')).toBe(
    'tel:01632960410',
  );
  expect(document.title).toBe('Brackenfield · Noonmark');
});

test('API-17, P-5: what the firm does not say of a company is left out, and an address that is no page is no link', async () => {
  const unknown = aProvider({
    website: 'javascript:alert(1)',
    phone: null,
    yearEstablished: null,
    assetsUnderAdministration: null,
    financialStrength: null,
  });
  show({
    id: unknown.uuid,
    changed: {
      'providers.byId': () => unknown,
      'providers.list': () => ({ providers: [], unreadable: 0 }),
    },
  });
  const company = await part('About the company');
  expect(Object.keys(factsOf(company))).toEqual([
    'Legal name',
    'FCA number',
    'Ownership',
    'If it failed',
    'Website',
  ]);
  expect(within(company).queryByRole('link')).toBeNull();
});

test("P-5: the person's own policies there lead to each, and none is said in words", async () => {
  const { unmount } = show();
  const own = await part('Your policies here');
  const link = await within(own).findByRole('link', { name: /Joint investment account/ });
  expect(link.getAttribute('href')).toBe(`/tabs/policies/view/${policy.uuid}`);
  expect(await within(link).findByText('Awaiting number')).toBeTruthy();
  unmount();
  show({ changed: { 'providers.myPolicies': () => ({ policies: [], unreadable: 0 }) } });
  expect(await screen.findByText('You hold no policies with Brackenfield.')).toBeTruthy();
});

test('P-5: the latest verdict is at the head, and each year leads to its report', async () => {
  show();
  const findings = await part('What we found');
  const years = await within(findings).findAllByRole('listitem');
  expect(years.map((year) => year.textContent)).toEqual([
    'Report 2025/26ApprovedUp from Watch4.4 of 5',
    'Report 2024/25WatchNew this year3.1 of 5',
  ]);
  expect(within(findings).getByRole('link', { name: 'Report 2024/25' }).getAttribute('href')).toBe(
    `/tabs/information/due-diligence/${before.uuid}/report/${provider.uuid}`,
  );
  const head = screen.getByRole('heading', { name: 'Brackenfield' }).closest('header');
  expect(head?.textContent).toContain('ApprovedUp from Watch');
});

test('S-6: one part that fails leaves the others, and comes when asked again', async () => {
  let isDown = true;
  const panel = answers['dueDiligence.panel']!;
  show({ changed: { 'dueDiligence.panel': (input) => (isDown ? fail() : panel(input)) } });
  const findings = await part('What we found');
  expect((await within(findings).findByRole('alert')).textContent).toContain(
    'We could not load what we found',
  );
  expect(await part('About the company')).toBeTruthy();
  isDown = false;
  await userEvent.click(within(findings).getByRole('button', { name: 'Try again' }));
  expect(await within(findings).findByRole('link', { name: 'Report 2025/26' })).toBeTruthy();
});

test('P-5: a provider that there is not for this person is not found, whatever the reason', async () => {
  const { unmount } = show({ id: '00000000-0000-4000-8000-00000000dead' });
  expect(await screen.findByRole('heading', { name: 'We could not find this provider' })).toBeTruthy();
  unmount();
  show({
    id: 'not-an-id',
    changed: {
      'providers.byId': () => {
        throw gatewayFailure('VALIDATION', '7f2c41a9');
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'We could not find this provider' })).toBeTruthy();
});

test('P-5: a provider that cannot be read just now says so, and leaves the others to choose from', async () => {
  show({ id: '00000000-0000-4000-8000-00000000dead', changed: { 'providers.byId': fail } });
  expect(await screen.findByRole('heading', { name: 'We could not load this provider' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /Saltmarsh/ })).toBeTruthy();
});

test('P-3: the list beside it says what the person holds and marks the one that is read about', async () => {
  show();
  const list = screen.getByRole('region', { name: 'Providers' });
  const current = await within(list).findByRole('link', { current: 'page', name: /Brackenfield/ });
  expect(await within(current).findByText('you hold 1')).toBeTruthy();
  expect(within(list).getByRole('link', { name: /Saltmarsh/ }).textContent).not.toContain('you hold');
});

test('P-3: the search narrows the list, and its links keep it', async () => {
  show({ query: '?q=salt' });
  const list = screen.getByRole('region', { name: 'Providers' });
  expect(await within(list).findByText('1 of 2 providers shown')).toBeTruthy();
  expect(
    within(list)
      .getByRole('link', { name: /Saltmarsh/ })
      .getAttribute('href'),
  ).toBe(`/tabs/information/view/${other.uuid}?q=salt`);
  expect(within(list).queryByRole('link', { name: /Brackenfield/ })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), 'xyz');
  expect(within(list).getByText('No providers match')).toBeTruthy();
});

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
  expect(years.map((year) => year.textContent)).toEqual([
    'Report 2025/26',
    'Report 2024/25WatchNew this year3.1 of 5',
  ]);
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
    if (field === 'provider') await findings.findByText('We have not tested Brackenfield yet.');
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
