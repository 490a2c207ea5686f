import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { amountsStore } from '#core/amounts/hidden-amounts.tsx';
import { AppError } from '#core/errors/app-error.ts';
import { aPolicy } from '#test/build/a-policy.ts';
import { type Answers, gatewayFailure } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { StatementScreen } from './statement-screen.tsx';

const { gatewayFetch, saveFile, settings } = vi.hoisted(() => ({
  gatewayFetch: vi.fn(),
  saveFile: vi.fn(),
  settings: { offersStatements: true },
}));
vi.mock('#core/trpc/gateway-fetch.ts', () => ({ gatewayFetch }));
vi.mock('#ui/action/save-file.ts', () => ({ saveFile }));
vi.mock('#core/configuration.ts', async (original) => ({
  ...(await original<object>()),
  get offersStatements() {
    return settings.offersStatements;
  },
}));

const pension = aPolicy({ name: 'Family pension' });
const account = aPolicy({ name: 'Joint account' });
const days = [{ day: '2024-11-25' }, { day: '2026-11-20' }];

async function openForm(more: Answers = {}) {
  renderSignedIn(<StatementScreen today="2026-11-21" />, {
    answers: {
      'policies.list': () => ({ policies: [pension, account], unreadable: 0 }),
      'policies.history': () => ({ byShare: { days } }),
      ...more,
    },
    at: '/tabs/documents/statement',
  });
  return screen.findByRole('heading', { level: 2, name: 'Make a statement of holdings' });
}

/** What was sent as the order, each time. */
const orders = () => gatewayFetch.mock.calls.map(([path, { body }]) => [path, JSON.parse(body)]);
const make = () => userEvent.click(screen.getByRole('button', { name: 'Make the statement' }));

beforeEach(() => {
  vi.clearAllMocks();
  settings.offersStatements = true;
  vi.spyOn(console, 'warn').mockReturnValue();
  gatewayFetch.mockImplementation(
    async () =>
      new Response('%PDF', {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': 'attachment; filename="Statement of holdings 2026-11-21.pdf"',
        },
      }),
  );
});
afterEach(() => {
  if (amountsStore.isHidden()) act(() => amountsStore.toggle());
});

test('P-15: the latest values of the whole portfolio are one press away, and the file is saved', async () => {
  await openForm();
  expect(screen.getByText('The whole portfolio: 2 policies from 1 provider.')).toBeDefined();
  await make();
  const heading = await screen.findByRole('heading', { level: 2, name: 'Your statement is ready' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(orders()).toEqual([['/statements', { withAmounts: true }]]);
  expect(saveFile).toHaveBeenCalledWith({
    name: 'Statement of holdings 2026-11-21.pdf',
    content: expect.any(Blob),
  });
  expect(screen.getByRole('link', { name: /\/verify$/ }).getAttribute('href')).toBe('/verify');
  await userEvent.click(screen.getByRole('button', { name: 'Save it again' }));
  expect(saveFile).toHaveBeenCalledTimes(2);
  expect(gatewayFetch).toHaveBeenCalledTimes(1);
});

test('P-15: an earlier day, chosen policies and no amounts are ordered as they are chosen', async () => {
  await openForm();
  await userEvent.click(await screen.findByRole('radio', { name: 'An earlier day' }));
  const day = screen.getByLabelText<HTMLInputElement>('Day');
  expect([day.min, day.max]).toEqual(['2024-11-25', '2026-11-20']);
  await userEvent.type(day, '2026-03-02');
  await userEvent.click(screen.getByRole('radio', { name: 'Policies that you choose' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Joint account/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Without amounts' }));
  await make();
  await screen.findByRole('heading', { level: 2, name: 'Your statement is ready' });
  expect(orders()).toEqual([
    ['/statements', { day: '2026-03-02', policyIds: [account.uuid], withAmounts: false }],
  ]);
});

test('P-15: all policies are selected and cleared with one box, which says how many there are', async () => {
  await openForm();
  await userEvent.click(screen.getByRole('radio', { name: 'Policies that you choose' }));
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
  await userEvent.click(screen.getByRole('checkbox', { name: /^Family pension/ }));
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  expect(screen.getByText('1 of 2 chosen')).toBeDefined();
  await userEvent.click(all);
  expect([all.checked, all.indeterminate]).toEqual([true, false]);
  await userEvent.click(all);
  expect(screen.getByText('0 of 2 chosen')).toBeDefined();
});

test('P-15: a day or policies that are missing are asked for at their fields, and nothing is sent', async () => {
  await openForm();
  await userEvent.click(await screen.findByRole('radio', { name: 'An earlier day' }));
  await make();
  const day = screen.getByLabelText('Day');
  expect(document.activeElement).toBe(day);
  expect(screen.getByText('Choose a day from 25 November 2024 to 20 November 2026.')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'The latest values' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Policies that you choose' }));
  await make();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(screen.getByText('Choose at least one policy.')).toBeDefined();
  expect(gatewayFetch).not.toHaveBeenCalled();
});

test('P-76: while amounts are hidden it asks before it makes a statement with amounts', async () => {
  act(() => amountsStore.toggle());
  await openForm();
  await make();
  expect(screen.getByRole('alert').textContent).toContain('the statement will show them');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Make the statement' }));
  expect(gatewayFetch).not.toHaveBeenCalled();
  await make();
  await userEvent.click(screen.getByRole('button', { name: 'Make it with amounts' }));
  await screen.findByRole('heading', { level: 2, name: 'Your statement is ready' });
});

test('P-76: another choice, or amounts that show again, take the question back, and what is missing is asked for first', async () => {
  act(() => amountsStore.toggle());
  await openForm();
  await make();
  await userEvent.click(screen.getByRole('radio', { name: 'Policies that you choose' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await make();
  expect(screen.getByText('Choose at least one policy.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'The whole portfolio' }));
  await make();
  act(() => amountsStore.toggle());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(gatewayFetch).not.toHaveBeenCalled();
});

test('P-76: while amounts are hidden a statement without amounts is made at once', async () => {
  act(() => amountsStore.toggle());
  await openForm();
  await userEvent.click(screen.getByRole('radio', { name: 'Without amounts' }));
  await make();
  await screen.findByRole('heading', { level: 2, name: 'Your statement is ready' });
});

test('P-15, S-13: a failure is a sentence and is logged, and what was chosen stays', async () => {
  const warn = vi.spyOn(console, 'warn');
  gatewayFetch.mockRejectedValueOnce(new AppError('UPSTREAM_DOWN'));
  await openForm();
  await userEvent.click(screen.getByRole('radio', { name: 'Without amounts' }));
  await make();
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /Your statement was not made\. We cannot reach the firm’s records/,
  );
  expect(warn).toHaveBeenCalledWith('statement: UPSTREAM_DOWN');
  await make();
  await screen.findByRole('heading', { level: 2, name: 'Your statement is ready' });
  expect(orders()[1]).toEqual(['/statements', { withAmounts: false }]);
});

test('P-15: what the gateway refuses is said at its field', async () => {
  const message = 'There are no values on or before this day.';
  const refusal = new AppError('VALIDATION', { fields: [{ field: 'day', code: 'no_values', message }] });
  gatewayFetch.mockRejectedValueOnce(refusal);
  await openForm();
  await userEvent.click(await screen.findByRole('radio', { name: 'An earlier day' }));
  await userEvent.type(screen.getByLabelText('Day'), '2024-11-25');
  await make();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Day')));
  expect(screen.getByText(message)).toBeDefined();
});

test('P-15, S-13: it can be cancelled while it is made, which is not logged', async () => {
  const warn = vi.spyOn(console, 'warn');
  gatewayFetch.mockImplementationOnce(
    (_path, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  await openForm();
  await make();
  expect(screen.getByText('Making your statement')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText('Making your statement')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(warn).not.toHaveBeenCalled();
  expect(saveFile).not.toHaveBeenCalled();
});

test.each([
  ['has none', () => null],
  ['cannot say', () => Promise.reject(gatewayFailure('UPSTREAM_DOWN', 'a'))],
])('P-15: where the firm %s values over time, the latest can still be had', async (_what, history) => {
  await openForm({ 'policies.history': history });
  await make();
  await screen.findByRole('heading', { level: 2, name: 'Your statement is ready' });
  expect(screen.queryByRole('radio', { name: 'An earlier day' })).toBeNull();
});

test('P-15: a client without policies has nothing to order', async () => {
  renderSignedIn(<StatementScreen />, {
    answers: { 'policies.list': () => ({ policies: [], unreadable: 0 }), 'policies.history': () => null },
  });
  await screen.findByRole('heading', { name: 'You have no policies yet' });
  expect(screen.queryByRole('button', { name: 'Make the statement' })).toBeNull();
});

test('P-15, S-6: where the only policy cannot be read, the page says so and reads again on request', async () => {
  const lists = [
    { policies: [], unreadable: 1 },
    { policies: [pension], unreadable: 1 },
  ];
  renderSignedIn(<StatementScreen />, {
    answers: { 'policies.list': () => lists.shift(), 'policies.history': () => null },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('We could not load your policies');
  expect(screen.queryByText('You have no policies yet')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The whole portfolio: 1 policy from 1 provider.');
  expect(screen.getByText('One policy could not be read.')).toBeDefined();
});

test('P-54: where the gateway makes no statements, nothing is asked and the page leads back', async () => {
  settings.offersStatements = false;
  renderSignedIn(<StatementScreen />, { answers: {} });
  expect(screen.getByRole('link', { name: 'Your policies' }).getAttribute('href')).toBe('/tabs/policies');
  expect(screen.queryByRole('button')).toBeNull();
});
