import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accountAnswers } from '#test/account/account-answers.ts';
import { bare, eachFieldNull, expectNoEmptyPart, expectNothingInvented } from '#test/bare-records.ts';
import { aClient } from '#test/build/a-client.ts';
import type { Answers } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { AccountScreen } from './account-screen.tsx';
import type { Amendment, Client } from './details/changeable-details.ts';

const show = (answers: Answers = {}, at = '/tabs/account') =>
  renderSignedIn(<AccountScreen />, { at, answers: { ...accountAnswers, ...answers } });

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const entry = (name: RegExp) => screen.queryByRole('link', { name });

const amendment: Amendment = {
  uuid: 'c-1',
  status: 'in_review',
  submittedAt: '2026-11-17T10:26:00Z',
  changes: [{ field: 'telephone.mobile_number', old: '01632 960 114', new: '01632 960 872' }],
  note: 'Please call us.',
  documentRequestId: 'r-1',
};
const adviser = {
  name: 'Ruth Vasey',
  role: 'Your adviser',
  phone: '01632 960 300',
  email: 'ruth@firm.example.com',
  bio: 'Plans.',
};
const whole: Client = aClient({ adviser, pendingAmendment: amendment });

describe('API-15: the record as far as the firm gives it', () => {
  /** Every record that lacks one thing, each with the name of what it lacks. */
  const withNulls = [
    ...eachFieldNull(whole, 'isVip', 'telephone', 'address'),
    ...eachFieldNull(adviser, 'name').map(([field, part]) => [field, { ...whole, adviser: part }] as const),
    ...eachFieldNull(amendment).map(
      ([field, part]) => [field, { ...whole, pendingAmendment: part }] as const,
    ),
    ...eachFieldNull(whole.address).map(([field, part]) => [field, { ...whole, address: part }] as const),
  ];

  test.each(withNulls)(
    'without %s everything else is shown, and nothing is made up',
    async (_field, client) => {
      show({ 'client.get': () => client });
      await screen.findByText('Mobile', { selector: 'dl[data-narrow] dt' });
      await waitFor(() => expect(entry(/^Two-step/)?.textContent).toContain('On'));
      expectNothingInvented();
      expectNoEmptyPart();
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  );

  test('with nothing in it, each line says that it is not given, and no name is shown', async () => {
    const client = {
      ...bare(aClient(), 'isVip'),
      address: bare(whole.address),
      telephone: bare(whole.telephone),
    };
    show({ 'client.get': () => client });
    await screen.findAllByText('Not given');
    for (const name of ['Name', 'Known as', 'Email', 'Mobile', 'Home', 'Work', 'Address'])
      expect(fact(name)).toBe('Not given');
    expectNothingInvented();
  });

  test('a change without details is shown as waiting, without steps and without rows', async () => {
    show({ 'client.get': () => aClient({ pendingAmendment: bare(amendment) }) });
    const tracker = await screen.findByRole('region', { name: 'Change of details, waiting' });
    expect(tracker.textContent).toContain('It is waiting for client services.');
    expect(within(tracker).queryByRole('list')).toBeNull();
    expect(tracker.querySelector('dl')).toBeNull();
    expect(tracker.textContent).not.toContain('Sent on');
  });

  test.each([
    [{ country: 'United Kingdom', countryId: 'GB' }, 'United Kingdom'],
    [{ country: 'GB', countryId: null }, 'United Kingdom'],
    [{ country: null, countryId: 'IE' }, 'Ireland'],
    [{ country: 'Ruritania', countryId: null }, 'Ruritania'],
    [{ country: null, countryId: '826' }, '826'],
  ])('P-12: the country of %j is shown as %s', async (country, shown) => {
    show({ 'client.get': () => aClient({ address: { ...whole.address, ...country } }) });
    expect(await screen.findByText(shown, { selector: 'dd span' })).toBeTruthy();
  });
});

describe('extensions that the firm does not know are left out of the account', () => {
  const notOffered = { offered: false, unreadable: 0 };
  const unoffered: Answers = {
    'client.get': () => whole,
    'device.list': () => ({ ...notOffered, devices: [] }),
    'sessions.list': () => ({ ...notOffered, sessions: [] }),
    'securityEvents.list': () => ({ ...notOffered, events: [], page: 1, pages: 1, takesReports: false }),
    'messages.list': () => ({ ...notOffered, threads: [], responseTime: null }),
    'messages.unreadCount': () => ({ offered: false, unread: 0 }),
    'documents.unreadCount': () => ({ offered: false, unread: 0 }),
    'content.list': () => ({ ...notOffered, pages: [] }),
  };

  test('P-49, L-46: messages, documents and devices have no entry, and nothing leads to a new message', async () => {
    const { queryClient } = show(unoffered);
    await screen.findByText('Ruth Vasey');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    for (const name of [/^Messages/, /^Devices/, /^Documents/, /Send a message/])
      expect(entry(name)).toBeNull();
    expect(entry(/^Sign out/)).toBeTruthy();
  });

  test('P-49, L-46, SEC-H5: until the firm has answered, each keeps its place, and no other entry moves', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const late = Object.keys(unoffered).filter((name) => !name.startsWith('content.'));
    show(
      Object.fromEntries(
        late.map((name) => [name, (input: unknown) => released.then(() => accountAnswers[name]?.(input))]),
      ),
    );
    await screen.findByText('Mobile', { selector: 'dl[data-narrow] dt' });
    const menu = screen.getByRole('link', { name: 'Sign out' }).closest('ul');
    const positionOfSignOut = () =>
      [...(menu?.children ?? [])].findIndex(({ textContent }) => textContent === 'Sign out');
    const extensions = [/^Devices/, /^Security history/, /^Documents/, /^Messages/];
    const before = positionOfSignOut();
    expect(menu?.getAttribute('aria-busy')).toBe('true');
    for (const name of extensions) expect(entry(name)).toBeNull();
    release();
    await waitFor(() => expect(menu?.getAttribute('aria-busy')).toBe('false'));
    for (const name of extensions) expect(entry(name)).toBeTruthy();
    expect(positionOfSignOut()).toBe(before);
  });

  test('P-49: where they are offered they are there', async () => {
    show({ 'client.get': () => whole });
    await screen.findByText('Ruth Vasey');
    await waitFor(() => expect(entry(/^Documents/)).toBeTruthy());
    for (const name of [/^Messages/, /^Devices/, /Send a message/]) expect(entry(name)).toBeTruthy();
  });

  test('L-46: the list of devices, opened by its address, says that it is not offered', async () => {
    show(unoffered, '/tabs/account?part=devices');
    expect(await screen.findByText(/is not offered here/)).toBeTruthy();
    expect(screen.queryByText('No device is registered yet.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('SEC-D12, SEC-H5: sessions and the security history are left out, and the history says so by its address', async () => {
    const { unmount, queryClient } = show(unoffered, '/tabs/account?part=devices');
    await screen.findByText(/is not offered here/);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('heading', { name: 'Signed in now' })).toBeNull();
    expect(entry(/^Security history/)).toBeNull();
    unmount();
    show(unoffered, '/tabs/account?part=history');
    expect(await screen.findByText('A security history is not offered here.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('P-10: the legal part has what is configured, and no failed state', async () => {
    show(unoffered, '/tabs/account?part=legal');
    const link = await screen.findByRole('link', { name: 'Terms of use' });
    expect(link.closest('ul')?.querySelectorAll('li')).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
