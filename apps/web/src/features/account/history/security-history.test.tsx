import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { accountAnswers, noSessions } from '#test/account/account-answers.ts';
import { type Answers, goOffline } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { AccountScreen } from '../account-screen.tsx';
import { eventText } from './event-text.ts';
import { reportText } from './not-me-dialog.tsx';

const show = (part: string, answers: Answers = {}) =>
  renderSignedIn(<AccountScreen />, {
    at: `/tabs/account?part=${part}`,
    answers: { ...accountAnswers, ...answers },
  });

const report = {
  sessionsEnded: 1,
  haveSessionsEnded: true,
  isDeviceForgotten: true,
  threadUuid: 't-1',
  isFirmInformed: true,
};

test('SEC-H6: an entry that was not me is reported after a question, and the page says what was done and what is left', async () => {
  const sent = vi.fn(() => report);
  show('history', { 'securityEvents.report': sent });
  await userEvent.click(
    await screen.findByRole('button', { name: /^This was not me, A new device signed in/ }),
  );
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'It was not me' }));
  expect(
    await screen.findByText(
      'One other session has been ended. The device has been forgotten. Client services have been informed and will reply in your messages.',
    ),
  ).toBeTruthy();
  expect(sent).toHaveBeenCalledWith({ uuid: 'e-1', takesReports: true, deviceUuid: 'd-2' });
  expect(document.activeElement?.textContent).toBe('What we have done');
  expect(screen.getByRole('link', { name: 'Choose a new password' }).getAttribute('href')).toBe(
    '/tabs/account/password',
  );
  expect(screen.getByRole('link', { name: 'See the conversation' }).getAttribute('href')).toContain('t-1');
});

test('SEC-H21: of an entry of the device in use no device is forgotten', async () => {
  const sent = vi.fn(() => ({ ...report, isDeviceForgotten: false }));
  const event = { uuid: 'e-2', kind: 'signed_in', occurredAt: null, deviceName: null, deviceUuid: 'd-1' };
  const list = { offered: true, page: 1, pages: 1, takesReports: true, unreadable: 0 };
  show('history', {
    'securityEvents.list': () => ({ ...list, events: [{ ...event, isCurrent: true }] }),
    'securityEvents.report': sent,
  });
  await userEvent.click(await screen.findByRole('button', { name: /^This was not me/ }));
  expect(screen.getByRole('dialog').textContent).not.toContain('forget');
  await userEvent.click(screen.getByRole('button', { name: 'It was not me' }));
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ deviceUuid: null }));
});

const listOf = (more: object) => async () => ({
  ...((await accountAnswers['securityEvents.list']?.(undefined)) as object),
  ...more,
});
const notOffered = { offered: false, unreadable: 0 };

test('S-6: offline another page of the history says that it could not be loaded', async () => {
  show('history', { 'securityEvents.list': listOf({ pages: 2 }) });
  const older = await screen.findByRole('link', { name: 'Older entries' });
  const { backOnline } = goOffline();
  await userEvent.click(older);
  expect(await screen.findByText('We could not load your security history')).toBeTruthy();
  backOnline();
  expect(await screen.findByText('A new device signed in')).toBeTruthy();
});

const noDevices = { 'device.list': () => ({ ...notOffered, devices: [] }) };
const noMessages = { 'messages.unreadCount': () => ({ offered: false, unread: 0 }) };

test.each([
  [
    'every call',
    {},
    'If you do not recognise an entry, tell us here: we will sign out everyone else, and client services will contact you.',
    'We will end every other session, forget Safari on macOS and start a conversation with client services about it. Then please choose a new password.',
  ],
  [
    'no messages',
    noMessages,
    'If you do not recognise an entry, tell us here: we will sign out everyone else.',
    'We will end every other session and forget Safari on macOS. Then please choose a new password, and contact support.',
  ],
  [
    'neither sessions nor devices',
    { ...noSessions, ...noDevices },
    'If you do not recognise an entry, tell us here: client services will contact you.',
    'We will start a conversation with client services about it. Then please choose a new password.',
  ],
])('SEC-H6: a firm that takes no reports and has %s: only what will be done is promised', async (...row) => {
  const [, answers, intro, question] = row;
  show('history', { ...answers, 'securityEvents.list': listOf({ takesReports: false }) });
  expect(await screen.findByText(intro)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^This was not me/ }));
  expect(await screen.findByText(question)).toBeTruthy();
});

test('SEC-H6: of a firm that is known to have none of the calls, the page asks for what the client can do', async () => {
  const answers = { ...noSessions, ...noDevices, ...noMessages };
  show('history', { ...answers, 'securityEvents.list': listOf({ takesReports: false }) });
  const password = await screen.findByRole('link', { name: 'choose a new password' });
  expect(password.getAttribute('href')).toBe('/tabs/account/password');
  expect(password.parentElement?.textContent).toBe(
    'If you do not recognise an entry, choose a new password and contact support.',
  );
  expect(screen.getByRole('link', { name: 'contact support' }).getAttribute('href')).toBe('/support');
  expect(screen.getByText('A new device signed in')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^This was not me/ })).toBeNull();
});

test('SEC-H6: while it is not known what the firm offers, an entry can be reported and nothing is promised', async () => {
  const never = () => new Promise(() => undefined);
  show('history', {
    'sessions.list': never,
    'device.list': never,
    'messages.unreadCount': never,
    'securityEvents.list': listOf({ takesReports: false }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^This was not me/ }));
  expect(screen.getByText('If you do not recognise an entry, tell us here.')).toBeTruthy();
  expect(await screen.findByText('Please choose a new password and contact support.')).toBeTruthy();
});

test('SEC-H6: where nothing could be done the page says so, and leads to support', async () => {
  const nothing = {
    sessionsEnded: null,
    haveSessionsEnded: false,
    isDeviceForgotten: false,
    threadUuid: null,
    isFirmInformed: false,
  };
  show('history', { 'securityEvents.report': () => nothing });
  await userEvent.click(await screen.findByRole('button', { name: /^This was not me/ }));
  await userEvent.click(screen.getByRole('button', { name: 'It was not me' }));
  expect(await screen.findByText(/^We could not do anything about it from here\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact support' })).toBeTruthy();
});

test('SEC-H5: the page of entries is in the address, so a reload and Back keep it', async () => {
  const listed = vi.fn(listOf({ pages: 3 }));
  show('history&page=2', { 'securityEvents.list': listed });
  expect(await screen.findByText('Page 2 of 3')).toBeTruthy();
  expect(listed).toHaveBeenCalledWith({ page: 2 });
  expect(screen.getByRole('link', { name: 'Newer entries' }).getAttribute('href')).toBe(
    '/tabs/account?part=history',
  );
});

test('SEC-H5: a page beyond the last says so, and leads to the first', async () => {
  show('history&page=9', { 'securityEvents.list': listOf({ pages: 3, events: [] }) });
  const first = await screen.findByRole('link', { name: 'Go to the first page' });
  expect(first.getAttribute('href')).toBe('/tabs/account?part=history');
  expect(screen.queryByText('Nothing has happened yet.')).toBeNull();
});

test('SEC-H5: from page to page the focus is at the heading, even after an entry was reported', async () => {
  show('history', {
    'securityEvents.list': listOf({ pages: 3 }),
    'securityEvents.report': () => report,
  });
  await userEvent.click(await screen.findByRole('button', { name: /^This was not me/ }));
  await userEvent.click(screen.getByRole('button', { name: 'It was not me' }));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'What we have done' }));
  for (const page of [2, 3]) {
    await userEvent.click(screen.getByRole('link', { name: 'Older entries' }));
    expect(await screen.findByText(`Page ${page} of 3`)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What we have done' }));
  }
});

test('SEC-H5: while another page is on its way the one before stays, is busy and keeps its number', async () => {
  const waiting = Promise.withResolvers<unknown>();
  const pages = listOf({ pages: 3 });
  show('history', {
    'securityEvents.list': (input) => ((input as { page: number }).page === 2 ? waiting.promise : pages()),
  });
  const older = await screen.findByRole('link', { name: 'Older entries' });
  const isBusy = () => screen.getByText('A new device signed in').closest('ul')?.getAttribute('aria-busy');
  expect(isBusy()).toBe('false');
  await userEvent.click(older);
  await waitFor(() => expect(isBusy()).toBe('true'));
  expect(screen.getByText('Page 1 of 3')).toBeTruthy();
  expect(document.activeElement).toBe(older);
  await act(async () => waiting.resolve({ ...(await pages()), page: 2 }));
  expect(await screen.findByText('Page 2 of 3')).toBeTruthy();
  expect(isBusy()).toBe('false');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What happened, newest first' }));
});

test.each(['Choose a new password', 'See the conversation'])(
  'R-35: where "%s" leads, the page knows that the security history led there',
  async (name) => {
    const { cameFrom } = show('history', { 'securityEvents.report': () => report });
    await userEvent.click(
      await screen.findByRole('button', { name: /^This was not me, A new device signed in/ }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'It was not me' }));
    await userEvent.click(await screen.findByRole('link', { name }));
    expect(cameFrom()).toBe('/tabs/account');
  },
);

test.each([
  [{ ...report, sessionsEnded: 0, isDeviceForgotten: false }, /^No other session was open\. Client/],
  [{ ...report, sessionsEnded: null }, /^Every other session has been ended\./],
  [{ ...report, haveSessionsEnded: false, isFirmInformed: false }, /^The device has been forgotten\.$/],
])('SEC-H6: only what was done is said: %j', (done, words) => {
  expect(reportText(done)).toMatch(words);
});

test('SEC-H25: a kind that the firm has added is shown in its own words', () => {
  expect(eventText('adviser_called')).toBe('Adviser called');
  expect(eventText('constructor')).toBe('Constructor');
});

test('SEC-D12: this session is marked and cannot be ended; another is ended after a question', async () => {
  const end = vi.fn(() => ({ done: true }));
  show('devices', { 'sessions.end': end });
  const other = await screen.findByRole('button', { name: /^End session on Safari on macOS, signed in/ });
  expect(screen.getAllByRole('button', { name: /^End session/ })).toHaveLength(1);
  expect(screen.getByText('This session')).toBeTruthy();
  await userEvent.click(other);
  await userEvent.click(screen.getByRole('button', { name: 'End it' }));
  expect(await screen.findByText('The session on Safari on macOS has been ended.')).toBeTruthy();
  expect(end).toHaveBeenCalledWith({ uuid: 's-2' });
});

test('SEC-D27: a session that was signed out of may still be in the list, which says so', async () => {
  show('devices');
  const sentence = 'A session can stay in this list for some hours after you have signed out of it.';
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('SEC-D12: all other sessions are ended at once', async () => {
  const endOthers = vi.fn(() => ({ ended: 1 }));
  show('devices', { 'sessions.endOthers': endOthers });
  await userEvent.click(await screen.findByRole('button', { name: 'End all other sessions' }));
  await userEvent.click(screen.getByRole('button', { name: 'End them' }));
  expect(await screen.findByText('All other sessions have been ended.')).toBeTruthy();
  expect(endOthers).toHaveBeenCalledTimes(1);
});
