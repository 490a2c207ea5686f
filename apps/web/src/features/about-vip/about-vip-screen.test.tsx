import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { sessionStore } from '#core/session/session-store.ts';
import { aClient } from '#test/build/a-client.ts';
import { type Answers, gatewayFailure } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { AboutVipScreen } from './about-vip-screen.tsx';

const adviser = { name: 'Ruth Vasey', role: 'Your adviser', phone: null, email: null, bio: '' };

const answers: Answers = {
  'client.get': () => aClient({ adviser }),
  'content.byId': () => ({
    id: 'about-vip',
    title: 'Your VIP service',
    updatedOn: '2026-08-05',
    html: '<ul><li><strong>A direct line.</strong></li></ul><script>hurt()</script>',
  }),
};

function show({ isVip = true, changed = {} as Answers } = {}) {
  sessionStore.restore({ token: null, isVip, firm: null });
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

test('P9: about-vip names the adviser, leads to messages, and tells the benefits', async () => {
  show();
  const adviser = within(await screen.findByRole('region', { name: 'Your adviser' }));
  expect(adviser.getByText('Ruth Vasey')).toBeTruthy();
  expect(adviser.getByRole('link', { name: 'Send a message' }).getAttribute('href')).toBe('/tabs/messages');
  expect(await screen.findByRole('heading', { name: 'Your VIP service' })).toBeTruthy();
  expect(screen.getByText('A direct line.')).toBeTruthy();
  expect(document.querySelector('main script, article script')).toBeNull();
});

test('P9: whoever is not VIP goes to the policies, and nothing is asked for', () => {
  const { address } = show({ isVip: false, changed: { 'client.get': fail, 'content.byId': fail } });
  expect(address()).toBe('/tabs/policies');
  expect(screen.queryByText('Your adviser')).toBeNull();
});

test('S6: the adviser and the benefits fail apart', async () => {
  const { unmount } = show({ changed: { 'content.byId': fail } });
  expect(await screen.findByText('Ruth Vasey')).toBeTruthy();
  expect(await screen.findByText('We could not load what your service is')).toBeTruthy();
  unmount();
  show({ changed: { 'client.get': fail } });
  expect(await screen.findByText('We could not load who your adviser is')).toBeTruthy();
  expect(await screen.findByText('A direct line.')).toBeTruthy();
});

test('P9: an adviser who is not known yet is spoken of in words', async () => {
  show({ changed: { 'client.get': () => aClient({ adviser: null }) } });
  expect(await screen.findByText('Not named yet')).toBeTruthy();
});
