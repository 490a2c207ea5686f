import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#core/errors.ts';
import { sessionStore } from '#core/session/session-store.ts';
import { browserKeys } from '#core/storage/browser-keys.ts';
import { aToken } from '#test/build/a-token.ts';
import { renderApp } from '#test/render-app.tsx';

const patience = { timeout: 15_000 };
const place = () => window.location.pathname + window.location.search;
const refuse = () => {
  throw new AppError('NOT_IMPLEMENTED');
};

const procedures = {
  'client.get': () => ({ givenName: 'Imogen' }),
  'firm.get': () => ({ name: 'Arkwright Pell Financial Planning', logoUrl: '/logos/firm.svg' }),
  'policies.list': () => ({ policies: [] }),
  'insights.categories': () => ({}),
  'insights.authors': () => ({}),
  'providers.list': () => ({ providers: [] }),
  'device.register': () => ({}),
  'authentication.check': () => ({ scope: 'full', termsAccepted: true }),
};

beforeEach(() => {
  vi.spyOn(browserKeys, 'keyOf').mockRejectedValue(new Error('nothing is kept in this test'));
  vi.spyOn(console, 'warn').mockReturnValue();
});

/** As on a reload of /welcome: no time is set aside for reading. */
async function returnToWelcome(answers: object = {}) {
  sessionStore.restore({ token: aToken({ vip: true }), isVip: true, firm: null });
  return await renderApp('/welcome', { ...procedures, ...answers });
}

const arrives = (path: string) => waitFor(() => expect(place()).toBe(path), patience);
const never = () => new Promise<never>(() => undefined);

test('W1, W2: it greets by given name, with the firm, the loading text and the disclaimer', async () => {
  await returnToWelcome({ 'policies.list': never });
  const name = 'Hi Imogen, welcome to your VIP experience with Arkwright Pell';
  const heading = await screen.findByRole('heading', { level: 1, name }, patience);
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('img', { name: 'Arkwright Pell Financial Planning' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Loading your account...');
  expect(screen.getByRole('contentinfo').textContent).toContain('is an Appointed Representative');
});

test('W2: a firm without a logo is named', async () => {
  await returnToWelcome({
    'policies.list': never,
    'firm.get': () => ({ name: 'Sundial Planning', logoUrl: null }),
  });
  await screen.findByText('Sundial Planning', {}, patience);
});

test('W3: policies, categories, authors and providers load in one request, then come the policies', async () => {
  const { sent } = await returnToWelcome();
  await arrives('/tabs/policies');
  const loads = ['policies.list', 'insights.categories', 'insights.authors', 'providers.list'];
  expect(sent.map(({ paths }) => paths)).toContainEqual(loads);
});

test.each(['policies.list', 'insights.categories', 'providers.list', 'client.get', 'firm.get'])(
  'W3: %s that fails strands nobody',
  async (procedure) => {
    await returnToWelcome({ [procedure]: refuse });
    await arrives('/tabs/policies');
  },
);

test('R10: the page that was wanted before sign-in comes in place of the policies', async () => {
  sessionStorage.setItem('portal.wanted-path', '/tabs/account');
  await returnToWelcome();
  await arrives('/tabs/account');
});

test('W3: one load that never ends strands nobody either', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await returnToWelcome({ 'providers.list': never });
  await vi.waitFor(() => screen.getByRole('heading', { level: 1 }), patience);
  await act(() => vi.advanceTimersByTimeAsync(7000));
  expect(place()).toBe('/welcome');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await vi.waitFor(() => expect(place()).toBe('/tabs/policies'), patience);
});

test('L20: right after sign-in the device is registered, and the greeting stands long enough to be read', async () => {
  sessionStore.signIn(aToken());
  const begun = performance.now();
  const { sent } = await renderApp('/welcome', procedures);
  await arrives('/tabs/policies');
  expect(performance.now() - begun).toBeGreaterThan(1200);
  expect(sent.map(({ paths }) => paths.join())).toContain('device.register');
});
