import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { eachFieldNull, expectNoEmptySection, expectNothingInvented } from '#test/bare-records.ts';
import { aBareProvider, aProvider } from '#test/build/a-provider.ts';
import { aBareEntry, aBarePanelItem, anEntry, aPanelItem } from '#test/build/a-review.ts';
import { type Answers, gatewayFailure } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { InformationScreen } from './information-screen.tsx';

const provider = aProvider({ name: 'Brackenfield' });
const answers: Answers = {
  'providers.list': () => ({ providers: [provider, aProvider({ name: 'Saltmarsh' })], unreadable: 0 }),
  'policies.list': () => ({ policies: [], unreadable: 0 }),
  'dueDiligence.list': () => ({
    entries: [anEntry({ financialYear: '2024/25' }), anEntry({ financialYear: '2025/26' })],
    unreadable: 0,
  }),
  'dueDiligence.panel': () => ({ items: [aPanelItem({ provider, verdict: 'watch' })], unreadable: 0 }),
  'content.list': () => ({
    offered: true,
    unreadable: 0,
    pages: [
      { id: 'privacy', title: 'Privacy', updatedOn: '2026-08-05' },
      { id: 'about-vip', title: 'Your VIP service', updatedOn: '2026-08-05' },
    ],
  }),
};

function show(changed: Answers = {}, at = '/tabs/information') {
  return renderSignedIn(<InformationScreen />, { answers: { ...answers, ...changed }, at });
}

const fail = () => {
  throw gatewayFailure('UPSTREAM_DOWN', '7f2c41a9');
};

test('P-3: the providers with their latest verdicts, and the due diligence by financial year, newest first', async () => {
  show();
  const list = within(screen.getByRole('region', { name: 'Providers' }));
  const link = await list.findByRole('link', { name: /Brackenfield/ });
  expect(link.getAttribute('href')).toBe(`/tabs/information/view/${provider.uuid}`);
  expect(await within(link).findByText('Watch')).toBeTruthy();
  const reviews = within(screen.getByRole('region', { name: 'Due diligence by financial year' }));
  expect(reviews.getAllByRole('link').map((review) => review.getAttribute('href'))).toEqual([
    '/tabs/information/due-diligence?year=2025-26',
    '/tabs/information/due-diligence?year=2024-25',
  ]);
});

test("P-10, P-11: the firm's details and its own pages are led to from here", async () => {
  show();
  await screen.findByText('Privacy');
  const pages = within(screen.getByRole('region', { name: 'From Arkwright Pell' })).getAllByRole('link');
  expect(pages.map((page) => page.getAttribute('href'))).toEqual([
    '/tabs/information/firm',
    '/tabs/content/privacy',
    '/tabs/about-vip',
  ]);
});

test('S-6: each part that fails says so, and can be requested again', async () => {
  let isDown = true;
  show({
    'providers.list': () => (isDown ? fail() : answers['providers.list']!(undefined)),
    'content.list': fail,
  });
  const list = within(screen.getByRole('region', { name: 'Providers' }));
  expect((await list.findByRole('alert')).textContent).toContain('We could not load the providers');
  expect(await screen.findByRole('link', { name: /2025\/26/ })).toBeTruthy();
  expect(await screen.findByText('We could not load the firm’s other pages')).toBeTruthy();
  isDown = false;
  await userEvent.click(list.getByRole('button', { name: 'Try again' }));
  expect(await list.findByRole('link', { name: /Brackenfield/ })).toBeTruthy();
});

test('P-3: before there is anything, the page says in words what will be here', async () => {
  show({
    'providers.list': () => ({ providers: [], unreadable: 0 }),
    'dueDiligence.list': () => ({ entries: [], unreadable: 0 }),
  });
  expect(await screen.findByText('No providers yet')).toBeTruthy();
  expect(screen.getByText('We have not published a review yet.')).toBeTruthy();
});

test('P-3: while the parts are on their way each says so', async () => {
  const never = () => new Promise(() => undefined);
  show({ 'providers.list': never, 'dueDiligence.list': never, 'content.list': never });
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual([
    'Loading the providers',
    'Loading the due diligence',
    'Loading the firm’s pages',
  ]);
});

test('P-3: the search reaches the address when typing pauses, and is brought back by it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { address, unmount } = show();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.type(await screen.findByRole('searchbox'), 'salt');
  expect(await screen.findByText('1 of 2 providers shown')).toBeTruthy();
  expect(address()).toBe('/tabs/information');
  act(() => vi.advanceTimersByTime(300));
  expect(address()).toBe('/tabs/information?q=salt');
  unmount();
  show({}, '/tabs/information?q=salt');
  expect(await screen.findByText('1 of 2 providers shown')).toBeTruthy();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'salt');
});

test('API-17, API-18: providers with an id alone and reviews with a year alone are listed, with nothing invented', async () => {
  const held = aBareProvider();
  const plain = aBareProvider();
  show({
    'providers.list': () => ({ providers: [held, plain], unreadable: 0 }),
    'policies.list': () => ({ policies: [{ provider: held }, { provider: null }], unreadable: 0 }),
    'dueDiligence.list': () => ({ entries: [aBareEntry('2024/25'), aBareEntry('2025/26')], unreadable: 0 }),
    'dueDiligence.panel': () => ({ items: [aBarePanelItem(held)], unreadable: 0 }),
  });
  const list = within(screen.getByRole('region', { name: 'Providers' }));
  expect(await list.findByText('you hold 1')).toBeTruthy();
  const rows = list.getAllByRole('link', { name: /^Provider ref/ });
  expect(rows.map((row) => [row.getAttribute('href'), row.textContent])).toEqual([
    [`/tabs/information/view/${held.uuid}`, `Provider ref ${held.uuid.slice(-6)}you hold 1`],
    [`/tabs/information/view/${plain.uuid}`, `Provider ref ${plain.uuid.slice(-6)}`],
  ]);
  const reviews = within(screen.getByRole('region', { name: 'Due diligence by financial year' }));
  expect(reviews.getAllByRole('link').map((review) => review.textContent)).toEqual([
    '2025/26Latest',
    '2024/25',
  ]);
  expectNothingInvented();
  expectNoEmptySection();
});

test('API-18: reviews without distinct years are linked by their ids, and none is called the latest', async () => {
  const unnamed = aBareEntry(null);
  const titled = { ...aBareEntry(null), title: 'Platforms' };
  const twice = [aBareEntry('2025/26'), aBareEntry('2025-26')] as const;
  show({ 'dueDiligence.list': () => ({ entries: [unnamed, titled, ...twice], unreadable: 0 }) });
  await screen.findByText('Platforms');
  const reviews = within(screen.getByRole('region', { name: 'Due diligence by financial year' }));
  expect(
    reviews.getAllByRole('link').map((review) => [review.textContent, review.getAttribute('href')]),
  ).toEqual([
    ['2025/26Latest', `/tabs/information/due-diligence?entry=${twice[0].uuid}`],
    ['2025-26', `/tabs/information/due-diligence?entry=${twice[1].uuid}`],
    ['Due diligence', `/tabs/information/due-diligence?entry=${unnamed.uuid}`],
    ['Platforms', `/tabs/information/due-diligence?entry=${titled.uuid}`],
  ]);
});

test('API-17: the search still finds providers by the fields that they have', async () => {
  show(
    {
      'providers.list': () => ({
        providers: [{ ...aBareProvider(), type: 'dfm' }, aBareProvider()],
        unreadable: 0,
      }),
    },
    '/tabs/information?q=investment+manager',
  );
  expect(await screen.findByText('1 of 2 providers shown')).toBeTruthy();
});

test.each(eachFieldNull(aProvider(), 'uuid'))(
  'API-17, P-3: a provider without %s is listed',
  async (_, one) => {
    show({ 'providers.list': () => ({ providers: [one], unreadable: 0 }) });
    const list = within(screen.getByRole('region', { name: 'Providers' }));
    expect(await list.findByRole('link', { name: /^Provider / })).toBeTruthy();
    await screen.findByText('Privacy');
    expectNothingInvented();
  },
);

test.each(eachFieldNull(anEntry(), 'uuid'))(
  'API-18, P-3: a review without %s is listed',
  async (_, entry) => {
    show({ 'dueDiligence.list': () => ({ entries: [entry], unreadable: 0 }) });
    const reviews = within(screen.getByRole('region', { name: 'Due diligence by financial year' }));
    expect(await reviews.findByRole('link')).toBeTruthy();
    await screen.findByText('Privacy');
    expectNothingInvented();
  },
);

test('P-10: where the firm offers no pages of its own, the way to who it is stays and nothing has failed', async () => {
  show({ 'content.list': () => ({ offered: false, pages: [], unreadable: 0 }) });
  const pages = within(screen.getByRole('region', { name: 'From Arkwright Pell' }));
  await waitFor(() => expect(pages.queryByRole('status')).toBeNull());
  expect(pages.getAllByRole('link').map((page) => page.textContent)).toEqual(['About Arkwright Pell']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('P-10: a page without a title is led to all the same', async () => {
  show({
    'content.list': () => ({
      offered: true,
      pages: [{ id: 'fees', title: null, updatedOn: null }],
      unreadable: 1,
    }),
  });
  const link = await screen.findByRole('link', { name: 'Untitled page' });
  expect(link.getAttribute('href')).toBe('/tabs/content/fees');
  expect(screen.getByText('One page could not be read.')).toBeTruthy();
});

test('API-17, API-18: entries of a list that could not be read are counted, and the rest is shown', async () => {
  const { unmount } = show({
    'providers.list': () => ({ providers: [provider], unreadable: 1 }),
    'dueDiligence.list': () => ({ entries: [anEntry()], unreadable: 2 }),
  });
  const list = within(screen.getByRole('region', { name: 'Providers' }));
  expect(await list.findByText('One provider could not be read.')).toBeTruthy();
  expect(list.getByRole('link', { name: /Brackenfield/ })).toBeTruthy();
  expect(await screen.findByText('2 reviews could not be read.')).toBeTruthy();
  unmount();
  show({
    'providers.list': () => ({ providers: [], unreadable: 2 }),
    'dueDiligence.list': () => ({ entries: [], unreadable: 1 }),
  });
  expect(await screen.findByText('2 providers could not be read.')).toBeTruthy();
  expect(screen.getByText('One review could not be read.')).toBeTruthy();
  expect(screen.queryByText('No providers yet')).toBeNull();
  expect(screen.queryByText('We have not published a review yet.')).toBeNull();
});
