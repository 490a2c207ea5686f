import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AppError } from '#core/errors/app-error.ts';
import { accountAnswers } from '#test/account/account-answers.ts';
import { aClient } from '#test/build/a-client.ts';
import { aDevice } from '#test/build/a-device.ts';
import { aDocumentRequest } from '#test/build/a-document.ts';
import type { Answers } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { AccountScreen } from './account-screen.tsx';

const show = (answers: Answers = {}, at = '/tabs/account') =>
  renderSignedIn(<AccountScreen />, { at, answers: { ...accountAnswers, ...answers } });

const down = () => {
  throw new AppError('UPSTREAM_DOWN');
};
const amendment = {
  uuid: '00000000-0000-4000-8000-0000000000c1',
  status: 'in_review' as const,
  submittedAt: '2026-11-17T10:26:00Z',
  changes: [
    { field: 'address.line_1', old: '17 Tanner Row', new: '4 Rope Walk' },
    { field: 'telephone.mobile_number', old: '01632 960 114', new: '01632 960 872' },
  ],
  note: 'Please send a document that shows your new address.',
  documentRequestId: null as string | null,
};
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('API-15: the record as the firm has it, with text for missing fields', async () => {
  show();
  expect(await screen.findByText('Mrs Imogen Hartnoll')).toBeTruthy();
  expect(fact('Email')).toBe('client@portal.example.com');
  expect(fact('Mobile')).toBe('01632 960 114');
  expect(fact('Work')).toBe('Not given');
  expect(fact('Address')).toBe('17 Tanner RowSaltergateNorth YorkshireYO99 4RWUnited Kingdom');
});

test('R-35: the page where details are updated knows that the account led there', async () => {
  const { address, cameFrom } = show();
  await userEvent.click(await screen.findByRole('link', { name: 'Update details' }));
  expect([address(), cameFrom()]).toEqual(['/tabs/account/update', '/tabs/account']);
});

test('P-48: a change that waits is shown at its field and in the tracker; the record stays as it was', async () => {
  show({ 'client.get': () => aClient({ pendingAmendment: amendment }) });
  const tracker = await screen.findByRole('region', {
    name: 'Change of address and telephone number, being checked',
  });
  expect(tracker.textContent).toContain('Sent on 17 November 2026.');
  expect(tracker.textContent).toContain(amendment.note);
  expect(within(tracker).getByText('With client services').closest('li')?.getAttribute('aria-current')).toBe(
    'step',
  );
  const [old, wanted] = [tracker.querySelector('del'), tracker.querySelector('ins')];
  expect([old?.textContent, wanted?.textContent]).toEqual(['From 17 Tanner Row', 'to 4 Rope Walk']);
  expect(fact('Home')).toBe('01632 960 201');
  expect(screen.getAllByText('Change pending')).toHaveLength(2);
  expect(screen.getAllByText('01632 960 114')).toHaveLength(2);
});

test('P-48, P-36: a change waits for a document from the client until one was sent', async () => {
  const pendingAmendment = { ...amendment, documentRequestId: 'r-1' };
  const answers = { 'client.get': () => aClient({ pendingAmendment }) };
  const { unmount } = show(answers);
  const waiting = within(await screen.findByRole('region', { name: /, waiting for a document from you$/ }));
  expect(waiting.getByText('One document needed')).toBeTruthy();
  expect(waiting.getByRole('link', { name: 'See what we ask for' }).dataset.kind).toBe('primary');
  unmount();
  show({ ...answers, 'documents.request': () => aDocumentRequest(1, { state: 'sent' }) });
  const sent = within(await screen.findByRole('region', { name: /, being checked$/ }));
  expect(sent.getByText('Checked before it is made')).toBeTruthy();
  expect(sent.getByRole('link', { name: 'See what we ask for' }).dataset.kind).toBe('quiet');
});

test('P-48: a change that waits for a document leads to what is asked for, and no longer once it was decided', async () => {
  const awaitingDocument = { ...amendment, documentRequestId: 'r-1' };
  const { unmount } = show({ 'client.get': () => aClient({ pendingAmendment: awaitingDocument }) });
  const link = await screen.findByRole('link', { name: 'See what we ask for' });
  expect(link.getAttribute('href')).toBe('/tabs/documents/requests/r-1');
  unmount();
  const withoutNote = show({
    'client.get': () => aClient({ pendingAmendment: { ...awaitingDocument, note: null } }),
  });
  expect(await screen.findByText('We ask for a document before we make this change.')).toBeTruthy();
  withoutNote.unmount();
  show({ 'client.get': () => aClient({ pendingAmendment: { ...awaitingDocument, status: 'declined' } }) });
  expect(
    await screen.findByRole('region', { name: 'Change of address and telephone number, not made' }),
  ).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'See what we ask for' })).toBeNull();
});

test('P-48: a change that was declined says so, and nothing waits any more', async () => {
  show({ 'client.get': () => aClient({ pendingAmendment: { ...amendment, status: 'declined' } }) });
  expect(
    await screen.findByRole('region', { name: 'Change of address and telephone number, not made' }),
  ).toBeTruthy();
  expect(screen.queryByText('Change pending')).toBeNull();
});

test('P-49: the list shows the state of two-step verification, devices, documents and messages', async () => {
  show();
  const list = screen.getByRole('region', { name: 'Account' });
  const documents = await within(list).findByRole('link', { name: /^Documents/ });
  expect(documents.textContent).toContain('2 new');
  expect(documents.getAttribute('href')).toBe('/tabs/documents');
  expect(await within(list).findByText('1 new')).toBeTruthy();
  expect(within(list).getByRole('link', { name: /^Two-step verification/ }).textContent).toContain('On');
  expect(within(list).getByRole('link', { name: /^Devices/ }).textContent).toContain('2');
  expect(within(list).getByRole('link', { current: 'page' }).textContent).toBe('Personal details');
});

test('P-49, R-25: the list asks for the number of unread messages, and not for the messages', async () => {
  const list = vi.fn(down);
  show({ 'messages.list': list, 'messages.unreadCount': () => ({ offered: true, unread: 3 }) });
  expect(await screen.findByText('3 new')).toBeTruthy();
  expect(list).not.toHaveBeenCalled();
});

test('S-6: the list keeps its links while nothing can be read', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { queryClient } = show({
    'device.list': down,
    'documents.unreadCount': down,
    'messages.unreadCount': down,
    'securityEvents.list': down,
  });
  const list = screen.getByRole('region', { name: 'Account' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  for (const name of ['Devices', 'Security history', 'Documents', 'Messages'])
    expect(await within(list).findByRole('link', { name })).toBeTruthy();
});

test('SEC-C5: the list requests the state of two-step verification, and never its secret', async () => {
  const enrolment = vi.fn(() => ({
    state: 'none',
    secret: 'JBSWY3DPEHPK3PXP',
    otpauthAddress: null,
    qrImage: null,
  }));
  const { queryClient } = show({ 'user.mfa': enrolment, 'user.mfaState': () => ({ state: 'none' }) });
  const link = await screen.findByRole('link', { name: /^Two-step verification/ });
  await waitFor(() => expect(link.textContent).toContain('Off'));
  expect(queryClient.isFetching()).toBe(0);
  expect(enrolment).not.toHaveBeenCalled();
});

test('S-6, R-8: a record that failed to load can be requested again, and signing out is possible meanwhile', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let isUp = false;
  show({ 'client.get': () => (isUp ? aClient() : down()), 'device.list': down, 'user.mfaState': down });
  expect((await screen.findByRole('alert')).textContent).toContain('We could not load your details');
  expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/logout');
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Mrs Imogen Hartnoll')).toBeTruthy();
});

test('L-46: the devices are listed with their days, and the current one is marked and cannot be forgotten', async () => {
  const phone = aDevice({ uuid: 'phone', name: 'App on Android', type: 'android' });
  show(
    {
      'device.list': () => ({ offered: true, devices: [aDevice({ isCurrent: true }), phone], unreadable: 0 }),
      'sessions.list': () => ({ offered: false, sessions: [], unreadable: 0 }),
    },
    '/tabs/account?part=devices',
  );
  const row = async (name: string) => (await screen.findByText(name)).closest('li')!;
  expect((await row('Firefox on Windows')).textContent).toContain('This device');
  expect(within(await row('Firefox on Windows')).queryByRole('button')).toBeNull();
  expect((await row('App on Android')).textContent).toContain(
    'First used 5 January 2026, last used 20 November 2026',
  );
  expect(
    within(await row('App on Android')).getByRole('button', {
      name: 'Forget App on Android, last used 20 November 2026',
    }),
  ).toBeTruthy();
});

test('P-10: the pages of the firm are listed, and one part gives way to another with its heading in focus', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Legal and complaints' }));
  expect((await screen.findByRole('link', { name: 'Complaints' })).getAttribute('href')).toBe(
    '/tabs/content/complaints',
  );
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Legal and complaints' }));
  expect(document.title).toBe('Legal and complaints · Noonmark');
});

test('R-36: Back from a part of the account returns the focus to its row, and a row focuses its heading', async () => {
  const { goBack } = show();
  const row = (name: string | RegExp) =>
    within(screen.getByRole('region', { name: 'Account' })).findByRole('link', { name });
  for (const name of ['Legal and complaints', 'Security history']) {
    await userEvent.click(await row(name));
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name }));
    await goBack();
    expect(document.activeElement).toBe(await row(name));
  }
  await userEvent.click(await row('Security history'));
  await userEvent.click(await row('Personal details'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Personal details' }));
});

test('SEC-D27, S-6: what is said of the list of sessions is shown with it, and not where it could not be loaded', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const note = /^A session can stay in this list/;
  const { unmount } = show({ 'sessions.list': down }, '/tabs/account?part=devices');
  expect(await screen.findByText('We could not load your sessions')).toBeTruthy();
  expect(screen.queryByText(note)).toBeNull();
  unmount();
  show({}, '/tabs/account?part=devices');
  expect(await screen.findByText(note)).toBeTruthy();
});
