import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { amountsStore, PrivateAmount } from '#core/amounts/hidden-amounts.tsx';
import { sessionStore } from '#core/session/store.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { expectNothingInvented } from '#test/bare-records.ts';
import { aPolicy } from '#test/build/a-policy.ts';
import { aToken } from '#test/build/a-token.ts';
import { gatewayFailure } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { TabsLayout } from './tabs-layout.tsx';

const firm = { name: 'Arkwright Pell', logoUrl: '/logos/firm-arkwright-pell.svg' };

/** A page that asks for the policies, and shows an amount. */
function Page() {
  useQuery(useTRPC().policies.list.queryOptions());
  return <PrivateAmount pence={123456} />;
}

function show({
  at = '/tabs/policies',
  policies = (): unknown => ({ policies: [aPolicy()], unreadable: 0 }),
  isVip = false,
  firmLogo = firm.logoUrl as string | null,
  unread = 0,
  messages = { offered: true, unread: 0 },
  documents = { offered: true, unread: 0 },
} = {}) {
  sessionStore.restore({ token: aToken({ vip: isVip }), firm: { ...firm, logoUrl: firmLogo } });
  return renderSignedIn(
    <Routes>
      <Route path="/tabs" element={<TabsLayout />}>
        <Route path="*" element={<Page />} />
      </Route>
    </Routes>,
    {
      answers: {
        'firm.get': () => ({ ...firm, logoUrl: firmLogo }),
        'notifications.unreadCount': () => ({ unread }),
        'messages.unreadCount': () => messages,
        'documents.unreadCount': () => documents,
        'policies.list': policies,
      },
      at,
    },
  );
}

const bars = () => screen.getAllByRole('navigation', { name: 'Main' });
const labels = (bar: HTMLElement) =>
  within(bar)
    .getAllByRole('link')
    .map((link) => link.textContent);

afterEach(() => {
  act(() => sessionStore.reset());
  if (amountsStore.isHidden()) act(() => amountsStore.toggle());
});

test('R-12: the rail holds five, the bottom bar three, and the header links to the other two', () => {
  show();
  const [rail, bottomBar] = bars();
  expect(labels(rail!)).toEqual(['Policies', 'Information', 'Insights', 'Notifications', 'Account']);
  expect(labels(bottomBar!)).toEqual(['Policies', 'Information', 'Insights']);
  const header = screen.getByRole('banner');
  expect(within(header).getByRole('link', { name: 'Notifications' }).getAttribute('href')).toBe(
    '/tabs/notifications',
  );
  expect(within(header).getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/tabs/account');
});

test('R-5, L-9: support is one press away on every signed-in page: at its foot, and on wide screens in the header', () => {
  show();
  const header = within(screen.getByRole('banner')).getByRole('link', { name: 'Support' });
  const foot = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Contact support' });
  for (const link of [header, foot]) expect(link.getAttribute('href')).toBe('/support');
});

test('R-12: what is unread is counted on the way to the notifications, for eye and ear', async () => {
  show({ unread: 3 });
  expect(await screen.findAllByRole('link', { name: 'Notifications, 3 unread' })).toHaveLength(2);
  expect(screen.getAllByText('3')).toHaveLength(2);
});

test('R-25: messages have a place of their own in the header, with the number of unread ones', async () => {
  show({ messages: { offered: true, unread: 2 } });
  const header = within(screen.getByRole('banner'));
  const link = await header.findByRole('link', { name: 'Messages, 2 unread' });
  expect(link.getAttribute('href')).toBe('/tabs/messages');
  expect(within(link).getByText('2')).toBeTruthy();
  expect(link.getAttribute('aria-current')).toBeNull();
  await userEvent.click(link);
  expect(link.getAttribute('aria-current')).toBe('page');
});

test('R-25: the header of a firm without messages has no way to them', async () => {
  show({ messages: { offered: false, unread: 0 } });
  await waitFor(() => expect(screen.queryByRole('link', { name: /Messages/ })).toBeNull());
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Account' })).toBeTruthy();
});

test('R-25: documents have a place of their own in the header of wide screens, with the number of new ones', async () => {
  show({ documents: { offered: true, unread: 4 }, at: '/tabs/documents/view/7' });
  const header = within(screen.getByRole('banner'));
  const link = await header.findByRole('link', { name: 'Documents, 4 unread' });
  expect(link.getAttribute('href')).toBe('/tabs/documents');
  expect(within(link).getByText('4')).toBeTruthy();
  expect(link.getAttribute('aria-current')).toBe('page');
});

test('R-25: the header of a firm without documents has no way to them', async () => {
  show({ documents: { offered: false, unread: 0 } });
  await waitFor(() => expect(screen.queryByRole('link', { name: /Documents/ })).toBeNull());
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Messages' })).toBeTruthy();
});

test('R-12: the tab that a page belongs to is the current one', async () => {
  show({ at: '/tabs/information/due-diligence' });
  const current = () => within(bars()[0]!).getByRole('link', { current: 'page' }).textContent;
  expect(current()).toBe('Information');
  await userEvent.click(within(bars()[0]!).getByRole('link', { name: 'Insights' }));
  expect(current()).toBe('Insights');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Insights Noonmark');
});

test('R-25: below documents the header has the one mark', async () => {
  show({ at: '/tabs/documents/statement' });
  expect(await screen.findByRole('link', { name: 'Documents', current: 'page' })).toBeTruthy();
  expect(within(bars()[0]!).queryByRole('link', { current: 'page' })).toBeNull();
});

test.each([
  ['/tabs/policies/view/7', 'Policies', '0'],
  ['/tabs/documents/statement', undefined, undefined],
  ['/tabs/documents', undefined, undefined],
])('R-12: the mark of the bottom bar at %s is above the link that is current', (at, label, index) => {
  show({ at });
  const bar = within(bars()[1]!);
  expect(bar.queryByRole('link', { current: 'page' })?.textContent).toBe(label);
  expect(bar.getByRole('list').dataset.at).toBe(index);
});

test('R-25: where the header has no link to documents, the rail marks the tab of a statement', async () => {
  show({ at: '/tabs/documents/statement', documents: { offered: false, unread: 0 } });
  const mark = await within(bars()[0]!).findByRole('link', { current: 'page' });
  expect(mark.textContent).toBe('Policies');
});

test('R-13: the page title is followed by the portal name', () => {
  show({ isVip: true });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Policies Noonmark Private');
});

test('R-21: VIP sees the portal logo, and the firm logo on the right', () => {
  show({ isVip: true });
  const header = screen.getByRole('banner');
  expect(within(header).getAllByRole('img', { name: 'Noonmark Private' }).length).toBe(1);
  expect(within(header).getAllByRole('img', { name: 'Arkwright Pell' }).length).toBe(2);
  expect(within(bars()[0]!).getByRole('img', { name: 'Noonmark Private' })).toBeTruthy();
});

test('R-21, R-14: each mark is there once: for VIP the mark of the portal beside its name, then the whole logo of the firm', () => {
  show({ isVip: true });
  const filesIn = (part: HTMLElement) =>
    within(part)
      .getAllByRole('img')
      .map((logo) => logo.querySelector('use')?.getAttribute('href'));
  expect(filesIn(bars()[0]!)).toEqual(['/logos/portal-vip-mark.svg#logo']);
  expect(filesIn(screen.getByRole('banner'))).toEqual([
    '/logos/portal-vip-mark.svg#logo',
    '/logos/firm-arkwright-pell.svg#logo',
    '/logos/firm-arkwright-pell.svg#logo',
  ]);
});

test('R-21: others see the firm logo alone', () => {
  show();
  const header = screen.getByRole('banner');
  expect(
    within(header)
      .getAllByRole('img')
      .map((logo) => logo.getAttribute('aria-label')),
  ).toEqual(['Arkwright Pell']);
  expect(within(bars()[0]!).getByRole('img', { name: 'Arkwright Pell' })).toBeTruthy();
});

test('R-21: a firm without a logo is named, and there is nothing on the right for VIP', () => {
  const { unmount } = show({ firmLogo: null });
  expect(within(screen.getByRole('banner')).getByText('Arkwright Pell')).toBeTruthy();
  unmount();
  show({ firmLogo: null, isVip: true });
  expect(screen.queryByText('Arkwright Pell')).toBeNull();
});

test('R-21, API-16: a firm without a name is called by its configured name, for VIP and for others', async () => {
  for (const isVip of [false, true]) {
    sessionStore.restore({ token: aToken({ vip: isVip }), firm: null });
    const record = { name: null, logoUrl: null, bio: null, fcaNumber: null, fcaRegisteredDate: null };
    const getFirm = vi.fn(() => record);
    const { unmount, queryClient } = renderSignedIn(<TabsLayout />, {
      answers: {
        'firm.get': getFirm,
        'notifications.unreadCount': () => ({ unread: 0 }),
        'messages.unreadCount': () => ({ offered: false, unread: 0 }),
      },
      at: '/tabs/policies',
    });
    await waitFor(() => expect(getFirm).toHaveBeenCalled());
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const header = within(screen.getByRole('banner'));
    if (!isVip) expect(await header.findByText('Arkwright Pell Financial Planning')).toBeTruthy();
    expectNothingInvented();
    expect(sessionStore.read().firm?.name).toBe('Arkwright Pell Financial Planning');
    unmount();
  }
});

test('the first stop of the keyboard skips to the content', async () => {
  show();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Skip to content');
  expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});

test.each([
  ['/tabs/policies', 1],
  ['/tabs/policies/view/7', 1],
  ['/tabs/information', 0],
  ['/tabs/information/view/7', 0],
  ['/tabs/insights', 0],
  ['/tabs/messages', 0],
  ['/tabs/notifications', 0],
  ['/tabs/account', 0],
])('P-26: the control that hides amounts is only where amounts are: %s', async (at, count) => {
  const { queryClient } = show({ at });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Hide amounts' })).toHaveLength(count));
});

test('P-26: a client without policies has no control that hides amounts, even while they load', async () => {
  const list = Promise.withResolvers<unknown>();
  const { queryClient } = show({ policies: () => list.promise });
  const control = () => screen.queryByRole('button', { name: 'Hide amounts' });
  expect(control()).toBeNull();
  // Its room is kept, so that nothing moves for those who have it.
  expect(screen.getByText('Hide amounts')).toBeTruthy();
  list.resolve({ policies: [], unreadable: 0 });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await waitFor(() => expect(screen.queryByText('Hide amounts')).toBeNull());
  expect(control()).toBeNull();
});

test.each([
  ['policies that could not be read', () => ({ policies: [], unreadable: 1 })],
  [
    'a list that could not be loaded',
    () => {
      throw gatewayFailure('UPSTREAM_DOWN', '7f2c41a9');
    },
  ],
])('P-26: with %s there may be amounts, and so the control', async (_what, policies) => {
  show({ policies });
  expect(await screen.findByRole('button', { name: 'Hide amounts' })).toBeTruthy();
});

test('one control hides every amount and says whether it is pressed', async () => {
  show();
  const control = await screen.findByRole('button', { name: 'Hide amounts' });
  expect(control.getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByRole('main').textContent).toBe('£1,234.56');
  await userEvent.click(control);
  expect(control.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('main').textContent).toBe('£amount hidden');
  await userEvent.click(control);
  expect(screen.getByRole('main').textContent).toBe('£1,234.56');
});
