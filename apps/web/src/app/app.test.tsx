import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '#core/session/store.ts';
import { browserKeys } from '#core/storage/key-store.ts';
import { aToken } from '#test/build/a-token.ts';
import { press, renderApp } from '#test/render-app.tsx';

/** Screens are fetched when wanted, and in a test transformed too. */
const patience = { timeout: 15_000 };
const currentAddress = () => window.location.pathname + window.location.search;

const procedures = {
  'policies.list': () => ({ policies: [] }),
  'firm.get': () => ({ name: 'Arkwright Pell', logoUrl: null }),
  'device.register': () => ({ deviceToken: null }),
  'authentication.signOut': () => ({ done: true }),
};

beforeEach(() => {
  vi.spyOn(browserKeys, 'clear').mockResolvedValue();
});

test.each(['/tabs/policies?status=lapsed', '/tabs', '/welcome', '/tabs/nowhere'])(
  'R-10, R-30: %s leads to sign-in without a session',
  async (path) => {
    await renderApp(path);
    await screen.findByLabelText('Email Address', {}, patience);
    await waitFor(() => expect(currentAddress()).toMatch(/^\/login\/form/));
  },
);

test('R-41: the page that a visitor asked for is kept for after sign-in', async () => {
  await renderApp('/tabs/policies?status=lapsed');
  await screen.findByLabelText('Email Address', {}, patience);
  expect(sessionStorage.getItem('portal.wanted-path')).toBe('{"path":"/tabs/policies?status=lapsed"}');
});

test('R-7: /tabs leads to the policies', async () => {
  sessionStore.signIn(aToken());
  await renderApp('/tabs', procedures);
  await screen.findByRole('heading', { level: 1, name: /^Policies/ }, patience);
  await waitFor(() => expect(currentAddress()).toBe('/tabs/policies'));
});

test('R-32: the document is titled as the page and the portal of this client', async () => {
  sessionStore.signIn(aToken({ vip: true }));
  await renderApp('/tabs/policies', procedures);
  await waitFor(() => expect(document.title).toBe('Policies · Noonmark Private'), patience);
  expect(document.documentElement.dataset.brand).toBe('vip');
});

test('S-9, R-42: a session that runs out on /tabs leads over /logout to sign-in, and the page is taken up again', async () => {
  sessionStore.signIn(aToken());
  await renderApp('/tabs/policies?status=lapsed', procedures);
  await screen.findByRole('heading', { level: 1, name: /^Policies/ }, patience);
  await act(async () => sessionStore.end('expired'));
  await screen.findByLabelText('Email Address', {}, patience);
  expect(sessionStore.read().token).toBeNull();
  expect(sessionStorage.getItem('portal.wanted-path')).toBe(
    '{"path":"/tabs/policies?status=lapsed","subject":"person-a"}',
  );
});

test('R-8, R-41: /logout signs out and leads to sign-in; what was open then is not wanted again', async () => {
  sessionStore.signIn(aToken());
  const { sent } = await renderApp('/logout', procedures);
  await screen.findByLabelText('Email Address', {}, patience);
  expect(sessionStore.read().token).toBeNull();
  await waitFor(() => expect(sent.map(({ paths }) => paths.join())).toContain('authentication.signOut'));
  expect(sessionStorage.getItem('portal.wanted-path')).toBeNull();
});

test('R-28: the page after signing out says so, and says it once', async () => {
  sessionStore.signIn(aToken());
  await renderApp('/logout', procedures);
  const sentence = await screen.findByText('You have signed out.', {}, patience);
  expect(sentence.closest('[role="status"]')).not.toBeNull();
  await press(screen.getByRole('link', { name: 'Back' }));
  await press((await screen.findAllByRole('link', { name: 'Sign in' }, patience))[0]!);
  await screen.findByLabelText('Email Address', {}, patience);
  expect(screen.queryByText('You have signed out.')).toBeNull();
});

test('R-28: /logout without a session says nothing of signing out', async () => {
  await renderApp('/logout', procedures);
  await screen.findByLabelText('Email Address', {}, patience);
  expect(screen.queryByText('You have signed out.')).toBeNull();
});

test('SEC-H2, R-41: signed out from elsewhere, the page that was open is not wanted by the next person', async () => {
  sessionStore.signIn(aToken());
  await renderApp('/tabs/policies', procedures);
  await screen.findByRole('heading', { level: 1, name: /^Policies/ }, patience);
  await act(async () => sessionStore.reset());
  await screen.findByLabelText('Email Address', {}, patience);
  expect(sessionStorage.getItem('portal.wanted-path')).toBeNull();
});

test('R-9, SEC-G32: an unknown address says so, and Go Back leads home for those who came from outside', async () => {
  await renderApp('/nowhere');
  const heading = 'The page you were looking for could not be found.';
  await screen.findByRole('heading', { level: 1, name: heading }, patience);
  expect(document.title).toBe('Page not found · Noonmark');
  await press(screen.getByRole('button', { name: 'Go Back' }));
  await waitFor(() => expect(currentAddress()).toBe('/'));
});

/** The first page of this tab: its address was replaced, as a sign-in does, which gave it a key. */
async function replaceAddress(address: string) {
  await act(async () => {
    window.history.replaceState({ key: 'replaced', state: null, idx: 0 }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

test.each([
  ['/nowhere', { role: 'button', name: 'Go Back', isSignedIn: false }, '/'],
  ['/login/form?step=contactSupport', { role: 'link', name: 'Back', isSignedIn: true }, '/tabs/policies'],
])(
  'SEC-G32, L-39: on the first page of a tab, Back at %s leads to the portal',
  async (address, { role, name, isSignedIn }, home) => {
    const back = vi.spyOn(window.history, 'go');
    if (isSignedIn) sessionStore.signIn(aToken());
    await renderApp('/support', procedures);
    await replaceAddress(address);
    await press(await screen.findByRole(role, { name }, patience));
    await waitFor(() => expect(currentAddress()).toBe(home));
    expect(back).not.toHaveBeenCalled();
  },
);

test('R-9: Go Back leads back to where one was inside the portal', async () => {
  await renderApp('/support');
  await screen.findByRole('heading', { level: 1 }, patience);
  await act(async () => {
    window.history.pushState({ key: 'inside', state: null, idx: 1 }, '', '/nowhere');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await press(await screen.findByRole('button', { name: 'Go Back' }, patience));
  await waitFor(() => expect(currentAddress()).toMatch(/^\/support|^\/login\/form/));
});
