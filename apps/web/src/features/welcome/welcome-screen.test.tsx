import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import { sessionStore } from '#core/session/store.ts';
import { browserKeys } from '#core/storage/key-store.ts';
import { expectNothingInvented } from '#test/bare-records.ts';
import { aClient } from '#test/build/a-client.ts';
import { aToken } from '#test/build/a-token.ts';
import { renderApp } from '#test/render-app.tsx';
import { greeting } from './welcome-screen.tsx';

const patience = { timeout: 15_000 };
const currentAddress = () => window.location.pathname + window.location.search;
const refuse = () => {
  throw new AppError('NOT_IMPLEMENTED');
};

const procedures = {
  'client.get': () => aClient(),
  'firm.get': () => ({ name: 'Arkwright Pell Financial Planning', logoUrl: '/logos/firm.svg' }),
  'policies.list': () => ({ policies: [], unreadable: 0 }),
  'insights.categories': () => ({}),
  'insights.authors': () => ({}),
  'providers.list': () => ({ providers: [], unreadable: 0 }),
  'device.register': () => ({ deviceToken: null }),
  'authentication.check': () => ({ scope: 'full', termsAccepted: true }),
};

beforeEach(() => {
  vi.spyOn(browserKeys, 'keyOf').mockRejectedValue(new Error('nothing is kept in this test'));
  vi.spyOn(console, 'warn').mockReturnValue();
});

/** The welcome of a VIP client, with these answers. */
async function returnToWelcome(answers: object = {}) {
  sessionStore.restore({ token: aToken({ vip: true }), firm: null });
  return await renderApp('/welcome', { ...procedures, ...answers });
}

const arrives = (path: string) => waitFor(() => expect(currentAddress()).toBe(path), patience);
const never = () => new Promise<never>(() => undefined);

/** Timers of this many milliseconds wait until the test runs them, however long the test itself takes. */
function holdTimers(milliseconds: number) {
  const held: (() => void)[] = [];
  const start = globalThis.setTimeout;
  const hold = (run: () => void, delay?: number) =>
    delay === milliseconds ? void held.push(run) : start(run, delay);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hold as typeof setTimeout);
  return {
    areSet: () => waitFor(() => expect(held).not.toHaveLength(0), patience),
    pass: () => act(async () => held.forEach((run) => void run())),
  };
}

test('W-1, W-2: it greets by given name, with the firm, the loading text and the disclaimer', async () => {
  await returnToWelcome({ 'policies.list': never });
  const name = 'Hi Imogen, welcome to your VIP experience with Arkwright Pell Financial Planning';
  const heading = await screen.findByRole('heading', { level: 1, name }, patience);
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('img', { name: 'Arkwright Pell Financial Planning' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Loading your account...');
  expect(screen.getByRole('contentinfo').textContent).toContain('is an Appointed Representative');
});

test('W-1, W-2: greeting, logo and disclaimer have the one name of the firm, which is that of its record', async () => {
  await returnToWelcome({
    'policies.list': never,
    'firm.get': () => ({ name: 'Sundial Planning', logoUrl: '/logos/firm.svg' }),
  });
  const name = 'Hi Imogen, welcome to your VIP experience with Sundial Planning';
  await screen.findByRole('heading', { level: 1, name }, patience);
  expect(screen.getByRole('img', { name: 'Sundial Planning' })).toBeDefined();
  expect(screen.getByRole('contentinfo').textContent).toMatch(/^Sundial Planning is an Appointed/);
  expect(document.body.textContent).not.toContain('Arkwright');
});

test('W-1, W-2: while its record cannot be read, the firm has the configured name everywhere', async () => {
  await returnToWelcome({ 'policies.list': never, 'firm.get': refuse });
  const name = /with Arkwright Pell Financial Planning$/;
  await screen.findByRole('heading', { level: 1, name }, patience);
  expect(screen.getByRole('img', { name: 'Arkwright Pell Financial Planning' })).toBeDefined();
  expect(screen.getByRole('contentinfo').textContent).toMatch(/^Arkwright Pell Financial Planning is/);
});

test('SEC-I16: the greeting does not wait for a second attempt at a name that could not be read', async () => {
  const lost = Promise.withResolvers<never>();
  const noAnswer = vi.fn(() => lost.promise);
  await returnToWelcome({ 'policies.list': never, 'client.get': noAnswer });
  await screen.findByText('Loading your account...', {}, patience);
  lost.reject(new AppError('NO_ANSWER'));
  await screen.findByRole('heading', { level: 1, name: /^Hi, welcome to your/ }, patience);
  expect(noAnswer).toHaveBeenCalledOnce();
});

test('W-2: a firm without a logo is named', async () => {
  await returnToWelcome({
    'policies.list': never,
    'firm.get': () => ({ name: 'Sundial Planning', logoUrl: null }),
  });
  await screen.findByText('Sundial Planning', {}, patience);
});

test('W-1, API-15, API-16: a record without a name and a firm without one give no odd greeting', async () => {
  await returnToWelcome({
    'policies.list': never,
    'client.get': () => aClient({ firstName: null, surname: null, givenName: null }),
    'firm.get': () => ({ name: null, logoUrl: null, bio: null, fcaNumber: null, fcaRegisteredDate: null }),
  });
  const name = 'Hi, welcome to your VIP experience with Arkwright Pell Financial Planning';
  await screen.findByRole('heading', { level: 1, name }, patience);
  expectNothingInvented();
});

test('W-3: categories, authors and providers load in one request, the policies in their own, and then they come', async () => {
  const { sent } = await returnToWelcome();
  await arrives('/tabs/policies');
  const requests = sent.map(({ paths }) => paths);
  expect(requests).toContainEqual(['insights.categories', 'insights.authors', 'providers.list']);
  expect(requests.filter((paths) => paths.includes('policies.list'))).toEqual([['policies.list']]);
});

test.each(['policies.list', 'insights.categories', 'providers.list', 'client.get', 'firm.get'])(
  'W-3: %s that fails does not block the welcome screen',
  async (procedure) => {
    await returnToWelcome({ [procedure]: refuse });
    await arrives('/tabs/policies');
  },
);

test('R-18: the page that was wanted before sign-in comes in place of the policies', async () => {
  sessionStorage.setItem('portal.wanted-path', '{"path":"/tabs/account"}');
  await returnToWelcome();
  await arrives('/tabs/account');
});

test('W-3: one load that never ends does not block it either: after eight seconds the policies open', async () => {
  const timers = holdTimers(8000);
  await returnToWelcome({ 'providers.list': never });
  await screen.findByRole('heading', { level: 1 }, patience);
  await timers.areSet();
  expect(currentAddress()).toBe('/welcome');
  await timers.pass();
  await arrives('/tabs/policies');
  await screen.findByRole('heading', { name: 'No policies here yet' }, patience);
});

test('L-21, W-3, W-5: right after sign-in nothing that is loaded is held back, and coming here registers no device', async () => {
  holdTimers(300);
  sessionStore.signIn(aToken());
  const { sent } = await renderApp('/welcome', procedures);
  await arrives('/tabs/policies');
  expect(screen.queryByText('Loading your account...')).toBeNull();
  expect(sent.flatMap(({ paths }) => paths)).not.toContain('device.register');
});

test('W-1, W-3, W-5: a greeting that shows goes on as soon as the last load is there', async () => {
  const timers = holdTimers(300);
  let answer: (() => void) | undefined;
  const late = new Promise<object>((resolve) => {
    answer = () => resolve({ providers: [], unreadable: 0 });
  });
  sessionStore.signIn(aToken());
  await renderApp('/welcome', { ...procedures, 'providers.list': () => late });
  await timers.areSet();
  expect(screen.queryByText('Loading your account...')).toBeNull();
  await timers.pass();
  await screen.findByText('Loading your account...', {}, patience);
  expect(currentAddress()).toBe('/welcome');
  answer?.();
  await arrives('/tabs/policies');
});

test('W-1: VIP people are welcomed to their VIP experience', () => {
  expect(greeting({ name: 'Imogen', isVip: true, firm: 'Arkwright Pell' })).toBe(
    'Hi Imogen, welcome to your VIP experience with Arkwright Pell',
  );
});

test('W-1: the word VIP is for VIP people only', () => {
  expect(greeting({ name: 'Daniel', isVip: false, firm: 'Arkwright Pell' })).toBe(
    'Hi Daniel, welcome to your experience with Arkwright Pell',
  );
});

test.each([null, ''])('W-1: with %j for a name the greeting uses no name', (name) => {
  expect(greeting({ name, isVip: false, firm: 'Arkwright Pell' })).toBe(
    'Hi, welcome to your experience with Arkwright Pell',
  );
});
