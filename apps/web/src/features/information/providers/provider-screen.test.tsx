import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aProvider } from '#test/build/a-provider.ts';
import { type Answers, gatewayFailure } from '#test/fake-gateway.ts';
import { answers, before, entry, other, part, policy, provider, show } from '#test/render-provider.tsx';

const fail = () => {
  throw gatewayFailure('UPSTREAM_DOWN', '7f2c41a9');
};

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

test('API-17, P-5: what the firm does not say of a company is left out, and only the address of a page is a link', async () => {
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

test("P-5: the client's own policies there are links, and none is stated in words", async () => {
  const { unmount } = show();
  const own = await part('Your policies here');
  const link = await within(own).findByRole('link', { name: /Joint investment account/ });
  expect(link.getAttribute('href')).toBe(`/tabs/policies/view/${policy.uuid}`);
  expect(await within(link).findByText('Awaiting number')).toBeTruthy();
  unmount();
  show({ changed: { 'providers.myPolicies': () => ({ policies: [], unreadable: 0 }) } });
  expect(await screen.findByText('You hold no policies with Brackenfield.')).toBeTruthy();
});

test('P-5, P-84: an own policy that has ended says so', async () => {
  const ended = { ...policy, status: 'surrendered' };
  show({ changed: { 'policies.list': () => ({ policies: [ended], unreadable: 0 }) } });
  const link = await within(await part('Your policies here')).findByRole('link', {
    name: /Joint investment/,
  });
  expect(await within(link).findByText(/Ended$/)).toBeTruthy();
});

test('P-5: the latest verdict is at the head, and each year leads to its report', async () => {
  show();
  const findings = await part('What we found');
  const years = await within(findings).findAllByRole('listitem');
  expect(years.map((year) => year.textContent)).toEqual([
    'Report 2025/26ApprovedUp from Watch4.4 of 5',
    'Report 2024/25Watch3.1 of 5',
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

test.each<[string, Answers]>([
  ['an item of the panel', { 'dueDiligence.panel': () => ({ items: [], unreadable: 1 }) }],
  ['a year', { 'dueDiligence.list': () => ({ entries: [], unreadable: 1 }) }],
])(
  'P-5, S-6: %s that cannot be read is never taken for a provider that was not tested',
  async (_, changed) => {
    show({ changed });
    const findings = within(await part('What we found'));
    expect((await findings.findByRole('alert')).textContent).toContain('We could not load what we found');
    expect(findings.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(findings.queryByText(/not tested/)).toBeNull();
  },
);

test('P-5: the years that were found say how many others could not be read', async () => {
  show({ changed: { 'dueDiligence.list': () => ({ entries: [entry, before], unreadable: 1 }) } });
  const findings = within(await part('What we found'));
  expect(await findings.findByText('One review could not be read.')).toBeTruthy();
  expect(findings.getAllByRole('listitem')).toHaveLength(2);
});

test('P-5: a provider that there is not for this client is not found, whatever the reason', async () => {
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

test('P-3: the list beside it says what the client holds and marks the one that is read about', async () => {
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
