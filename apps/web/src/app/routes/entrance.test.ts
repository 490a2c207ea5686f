import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '#core/session/store.ts';
import { browserKeys } from '#core/storage/key-store.ts';
import { aToken } from '#test/build/a-token.ts';
import { renderApp } from '#test/render-app.tsx';
import { skipEntrance } from './entrance.ts';

/** Screens are fetched when wanted, and in a test transformed too. */
const patience = { timeout: 15_000 };
const currentAddress = () => window.location.pathname + window.location.search;

const procedures = {
  'policies.list': () => ({ policies: [] }),
  'firm.get': () => ({ name: 'Arkwright Pell', logoUrl: null }),
  'user.supportReasons': () => ({ reasons: [], takesMessage: false }),
};

const entrances = ['/', '/login', '/login/form', '/login/form?step=email', '/login/form?step=mfa'];

beforeEach(() => {
  vi.spyOn(browserKeys, 'keyOf').mockRejectedValue(new Error('nothing is kept in this test'));
});

function restoreSession() {
  sessionStore.restore({ token: aToken(), firm: null });
}

async function goTo(path: string) {
  await act(async () => {
    window.history.pushState({ key: 'form', state: null }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

test.each(entrances)('R-17: from %s a client who is signed in goes on to the policies', async (path) => {
  restoreSession();
  await renderApp(path, procedures);
  await waitFor(() => expect(currentAddress()).toBe('/tabs/policies'), patience);
});

test.each([...entrances, '/welcome'])(
  'R-17, W-1: %s is not drawn first where the session was restored',
  (path) => {
    restoreSession();
    window.history.replaceState(null, '', path);
    skipEntrance(window);
    expect(currentAddress()).toBe('/tabs/policies');
  },
);

test('R-17, R-18: the wanted page comes in place of the policies', () => {
  restoreSession();
  sessionStorage.setItem('portal.wanted-path', '{"path":"/tabs/account"}');
  window.history.replaceState(null, '', '/login');
  skipEntrance(window);
  expect(currentAddress()).toBe('/tabs/account');
});

test.each(['/support', '/login/form?step=resetPassword', '/password-reset/CODE', '/invite/CODE', '/logout'])(
  'R-17, R-2, R-5: %s opens for a client who is signed in too',
  (path) => {
    restoreSession();
    window.history.replaceState(null, '', path);
    skipEntrance(window);
    expect(currentAddress()).toBe(path);
  },
);

test('R-17, R-3: an invitation that was just checked goes on to its password, even while somebody is signed in', () => {
  restoreSession();
  window.history.replaceState(
    { key: 'k', state: { step: 'createPassword', code: 'CODE' } },
    '',
    '/login/form',
  );
  skipEntrance(window);
  expect(currentAddress()).toBe('/login/form');
});

test.each(['/', '/login/form'])('R-17: %s stays for a visitor without a session', async (path) => {
  window.history.replaceState(null, '', path);
  skipEntrance(window);
  expect(currentAddress()).toBe(path);
});

test('R-17, S-1: a session that has ended does not lead on', async () => {
  sessionStore.signIn(aToken());
  sessionStore.end('expired');
  await renderApp('/', procedures);
  await screen.findByRole('heading', { level: 1 }, patience);
  expect(currentAddress()).toBe('/');
});

test('R-17: when another tab signs in, the form of this one leads on', async () => {
  await renderApp('/login/form', procedures);
  await screen.findByLabelText('Email Address', {}, patience);
  await act(async () => restoreSession());
  await waitFor(() => expect(currentAddress()).toBe('/tabs/policies'), patience);
});

test('R-17, L-7: a password that was set for somebody else ends at the form, even while a client is signed in', async () => {
  restoreSession();
  await renderApp('/password-reset/CODE', procedures);
  await screen.findByLabelText('Confirm Password', {}, patience);
  await goTo('/login/form?step=email');
  expect(currentAddress()).toBe('/login/form?step=email');
});

test.each(['/support', '/password-reset/CODE', '/invite/CODE', '/login/form?step=contactSupport'])(
  'R-17: a visit that began at %s keeps its form when the session is renewed',
  async (path) => {
    restoreSession();
    await renderApp(path, procedures);
    await screen.findByRole('heading', { level: 1 }, patience);
    const { token } = sessionStore.read();
    await act(async () => sessionStore.renew(aToken({ iat: 1 }), token));
    await goTo('/login/form?step=supportRequestSent');
    expect(currentAddress()).toContain('/login/form');
  },
);

test.each(['/support', '/login/form?step=contactSupport'])(
  'R-17, L-10: the form that follows %s, opened from another page, stays',
  async (path) => {
    restoreSession();
    await renderApp('/verify', procedures);
    await screen.findByRole('heading', { level: 1 }, patience);
    await goTo(path);
    await screen.findByRole('heading', { name: 'Contact support' }, patience);
    await goTo('/login/form?step=supportRequestSent');
    expect(currentAddress()).toContain('/login/form');
  },
);

test('R-17: a page that is not about somebody else leads the next form on', async () => {
  restoreSession();
  await renderApp('/support', procedures);
  await screen.findByRole('heading', { name: 'Contact support' }, patience);
  await goTo('/verify');
  await screen.findByRole('heading', { level: 1 }, patience);
  await goTo('/login/form');
  await waitFor(() => expect(currentAddress()).toBe('/tabs/policies'), patience);
});

test('R-17: the form that follows a sign-out leads on when another tab signs in as the same client', async () => {
  restoreSession();
  await renderApp('/no-such-page', procedures);
  await screen.findByRole('heading', { level: 1 }, patience);
  await act(async () => sessionStore.reset());
  await goTo('/login/form?step=email');
  await screen.findByLabelText('Email Address', {}, patience);
  await act(async () => sessionStore.restore({ token: aToken({ iat: 1 }), firm: null }));
  await waitFor(() => expect(currentAddress()).toBe('/tabs/policies'), patience);
});

test.each(['/login/', '/login/form/'])('R-17: %s is the same place as without its last slash', (path) => {
  restoreSession();
  window.history.replaceState(null, '', path);
  skipEntrance(window);
  expect(currentAddress()).toBe('/tabs/policies');
});

test('L-43: a sign-in on this page is not led on from here: it goes on by itself, once its session is stored', async () => {
  await renderApp('/login/form', procedures);
  await screen.findByLabelText('Email Address', {}, patience);
  await act(async () => sessionStore.signIn(aToken()));
  expect(currentAddress()).toBe('/login/form');
});
