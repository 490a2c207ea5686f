import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aProvider } from '#test/build/a-provider.ts';
import { anEntry, aPanelItem } from '#test/build/a-review.ts';
import { type Answers, gatewayFailure } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { InformationScreen } from './information-screen.tsx';

const provider = aProvider({ name: 'Brackenfield' });
const answers: Answers = {
  'providers.list': () => ({ providers: [provider, aProvider({ name: 'Saltmarsh' })] }),
  'policies.list': () => ({ policies: [] }),
  'dueDiligence.list': () => ({
    entries: [anEntry({ financialYear: '2024/25' }), anEntry({ financialYear: '2025/26' })],
  }),
  'dueDiligence.panel': () => ({ items: [aPanelItem({ provider, verdict: 'watch' })] }),
  'content.list': () => ({
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

test('P3: the providers with their latest verdicts, and the due diligence by financial year, newest first', async () => {
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

test("P10, P11: the firm's details and its own pages are led to from here", async () => {
  show();
  await screen.findByText('Privacy');
  const pages = within(screen.getByRole('region', { name: 'From Arkwright Pell' })).getAllByRole('link');
  expect(pages.map((page) => page.getAttribute('href'))).toEqual([
    '/tabs/information/firm',
    '/tabs/content/privacy',
    '/tabs/about-vip',
  ]);
});

test('S6: each part that fails says so alone, and is asked for again', async () => {
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

test('P3: before there is anything, the page says in words what will stand here', async () => {
  show({ 'providers.list': () => ({ providers: [] }), 'dueDiligence.list': () => ({ entries: [] }) });
  expect(await screen.findByText('No providers yet')).toBeTruthy();
  expect(screen.getByText('The first review is on its way.')).toBeTruthy();
});

test('P3: while the parts are on their way each says so', async () => {
  const never = () => new Promise(() => undefined);
  show({ 'providers.list': never, 'dueDiligence.list': never, 'content.list': never });
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual([
    'Loading the providers',
    'Loading the due diligence',
    'Loading the firm’s pages',
  ]);
});

test('P3: the search reaches the address when typing pauses, and is brought back by it', async () => {
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
