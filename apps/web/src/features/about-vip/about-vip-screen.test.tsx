import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { sessionStore } from '#core/session/store.ts';
import { eachFieldNull, expectNoEmptyPart, expectNothingInvented } from '#test/bare-records.ts';
import { aClient } from '#test/build/a-client.ts';
import { aToken } from '#test/build/a-token.ts';
import { type Answers, gatewayFailure } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { AboutVipScreen } from './about-vip-screen.tsx';

const adviser = { name: 'Ruth Vasey', role: 'Your adviser', phone: null, email: null, bio: '' };

const vipPage = {
  id: 'about-vip',
  title: 'Your VIP service',
  updatedOn: '2026-08-05',
  html: '<ul><li><strong>A direct line.</strong></li></ul><script>hurt()</script>',
};

const answers: Answers = {
  'client.get': () => aClient({ adviser }),
  'content.byId': () => vipPage,
  'content.list': () => ({ offered: true, pages: [vipPage], unreadable: 0 }),
  'messages.unreadCount': () => ({ offered: true, unread: 0 }),
  'firm.get': () => ({
    name: 'Hollin & Marsh',
    logoUrl: null,
    bio: null,
    fcaNumber: null,
    fcaRegisteredDate: null,
  }),
};

const withoutExtensions: Answers = {
  'content.byId': () => {
    throw gatewayFailure('NOT_FOUND', '7f2c41a9');
  },
  'content.list': () => ({ offered: false, pages: [], unreadable: 0 }),
  'messages.unreadCount': () => ({ offered: false, unread: 0 }),
};

function show({ isVip = true, changed = {} as Answers } = {}) {
  sessionStore.restore({ token: aToken({ vip: isVip }), firm: null });
  return renderSignedIn(
    <Routes>
      <Route path="/tabs/about-vip" element={<AboutVipScreen />} />
      <Route path="/tabs/policies" element={<p>Policies</p>} />
    </Routes>,
    { answers: { ...answers, ...changed }, at: '/tabs/about-vip' },
  );
}

const fail = () => {
  throw gatewayFailure('UPSTREAM_DOWN', '7f2c41a9');
};

test('P-23: about-vip names the adviser, leads to a new message, and names the benefits', async () => {
  show();
  const adviser = within(await screen.findByRole('region', { name: 'Your adviser' }));
  expect(adviser.getByText('Ruth Vasey')).toBeTruthy();
  expect(adviser.getByRole('link', { name: 'Send a message' }).getAttribute('href')).toBe(
    '/tabs/messages?new=',
  );
  expect(await screen.findByRole('heading', { name: 'Your VIP service' })).toBeTruthy();
  expect(screen.getByText('A direct line.')).toBeTruthy();
  expect(document.querySelector('main script, article script')).toBeNull();
});

test('P-23: a client who is not VIP goes to the policies, and nothing is requested', () => {
  const { address, queryClient } = show({ isVip: false });
  expect(address()).toBe('/tabs/policies');
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(screen.queryByText('Your adviser')).toBeNull();
});

test('S-6: the adviser and the benefits fail apart', async () => {
  const { unmount } = show({ changed: { 'content.byId': fail } });
  expect(await screen.findByText('Ruth Vasey')).toBeTruthy();
  expect(await screen.findByText('We could not load the description of your service')).toBeTruthy();
  unmount();
  show({ changed: { 'client.get': fail } });
  expect(await screen.findByText('We could not load your adviser')).toBeTruthy();
  expect(await screen.findByText('A direct line.')).toBeTruthy();
});

test('API-15: where the firm names no adviser, the benefits are shown without that part', async () => {
  show({ changed: { 'client.get': () => aClient({ adviser: null }) } });
  expect(await screen.findByText('A direct line.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Your adviser' })).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

test('P-23: a firm that offers neither pages nor messages has no failed part, and no link to either', async () => {
  show({ changed: withoutExtensions });
  const adviser = within(await screen.findByRole('region', { name: 'Your adviser' }));
  await waitFor(() => expect(adviser.queryByRole('link')).toBeNull());
  expect(await screen.findByRole('heading', { name: 'Your VIP service' })).toBeTruthy();
  expect(
    screen.getByText('You are a VIP client of Hollin & Marsh. Ask the firm what your service includes.'),
  ).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('P-23: without an adviser and without pages the page still names the firm', async () => {
  show({ changed: { ...withoutExtensions, 'client.get': () => aClient({ adviser: null }) } });
  expect(await screen.findByText(/^You are a VIP client of Hollin & Marsh\./)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Your adviser' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(eachFieldNull(vipPage, 'id'))('P-23: a page of benefits without %s is shown', async (_, page) => {
  show({ changed: { 'content.byId': () => page } });
  expect(await screen.findByRole('heading', { name: 'Your VIP service' })).toBeTruthy();
  expect(await screen.findByText(page.html ? 'A direct line.' : /^You are a VIP client of/)).toBeTruthy();
  expectNothingInvented();
});

test.each([
  ['title', { ...vipPage, title: null }, 'A direct line.'],
  ['text', { ...vipPage, html: null }, /You are a VIP client of/],
])('P-23: a page without a %s has the portal’s own', async (_part, page, shown) => {
  show({ changed: { 'content.byId': () => page } });
  expect(await screen.findByText(shown)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Your VIP service' })).toBeTruthy();
  expectNoEmptyPart();
});
