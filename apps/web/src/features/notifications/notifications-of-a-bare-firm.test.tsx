import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { bare, eachFieldNull, expectNothingInvented } from '#test/bare-records.ts';
import { aNotification } from '#test/build/a-notification.ts';
import { badge, firmWith, openNotifications, row } from '#test/render-notifications.tsx';

const list = () => within(screen.getByRole('region', { name: 'Notifications' }));

/** A notification of which the firm gives its id and whether it is read, as the specification names them. */
const unsaid = bare(aNotification(1, { id: '17', isRead: false }), 'id', 'isRead');

test('API-20: a notification with an id alone has a plain name and a bell, and no day is made up for it', async () => {
  await openNotifications(firmWith([unsaid]));
  expect(row('Untitled notification').textContent).toBe('Unread. Untitled notification');
  expect(row('Untitled notification').querySelector('svg')).not.toBeNull();
  for (const age of ['Today', 'This week', 'Earlier']) expect(screen.queryByText(age)).toBeNull();
  expect(list().queryByRole('time')).toBeNull();
  await userEvent.click(row('Untitled notification'));
  const article = screen.getByRole('article');
  expect(within(article).getByRole('heading', { name: 'Untitled notification' })).toBeTruthy();
  expect(article.textContent).toBe('Untitled notification');
});

test('API-20, P-20: it is marked as read, and what is unread is counted from what is known', async () => {
  await openNotifications(firmWith([unsaid, { ...unsaid, id: '18' }]));
  await waitFor(() => expect(badge().textContent).toBe('2'));
  await userEvent.click(screen.getAllByRole('button', { name: 'Mark as read: Untitled notification' })[0]!);
  expect(await screen.findByText(/^1 of 2 unread$/)).toBeTruthy();
  await waitFor(() => expect(badge().textContent).toBe('1'));
});

test('P-87: a number of this page alone says so, and all can be marked as read from a page without any unread', async () => {
  const read = { ...unsaid, isRead: true };
  const later = { ...unsaid, id: '19' };
  await openNotifications(firmWith([read, { ...read, id: '18' }, later], { counts: false }));
  const count = () => list().getByText(/unread/, { selector: '[role=status] b' }).parentElement?.textContent;
  expect(count()).toBe('None unread on this page, 3 in all');
  const markAll = screen.getByRole('button', { name: 'Mark all as read' });
  expect(markAll.getAttribute('aria-disabled')).toBeNull();
  await userEvent.click(markAll);
  await userEvent.click(screen.getByRole('link', { name: /Next/ }));
  await waitFor(() => expect(row('Untitled notification').textContent).toBe('Untitled notification'));
  expect(count()).toBe('None unread on this page, 3 in all');
});

test('P-87: where it is not known what is left unread, the page says that there may be more, and goes on saying so', async () => {
  await openNotifications({
    ...firmWith([unsaid, aNotification(1), aNotification(2)], { counts: false }),
    'notifications.markAllRead': () => ({ unread: null }),
  });
  expect(screen.queryByText(/Older ones/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('Older ones may still be unread.')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: /^Mark as read/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark as read/ })).toBeNull());
  expect(screen.getByText('Older ones may still be unread.')).toBeTruthy();
});

test('P-87: where the firm does not count, the badge is of the first page, and a mark on another leaves it', async () => {
  const answers = firmWith([unsaid, aNotification(1), { ...unsaid, id: '18' }], { counts: false });
  const never = () => new Promise(() => undefined);
  await openNotifications({ ...answers, 'notifications.markRead': never }, '/tabs/notifications?page=2');
  await waitFor(() => expect(badge().textContent).toBe('1'));
  await userEvent.click(screen.getByRole('button', { name: /^Mark as read/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark as read/ })).toBeNull());
  expect(badge().textContent).toBe('1');
  await userEvent.click(screen.getByRole('link', { name: /Previous/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Mark as read/ }));
  await waitFor(() => expect(badge().textContent).toBe('0'));
});

test('API-20: those with a day are grouped under it, and the others follow without a heading', async () => {
  await openNotifications(firmWith([unsaid, aNotification(1)]));
  const titles = list()
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('link').textContent);
  expect(titles[0]).toContain('News 1');
  expect(titles[1]).toBe('Unread. Untitled notification');
  expect(
    list()
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['This week']);
});

const whole = aNotification(1, {
  isRead: false,
  readAt: '2026-11-20T08:00:00.000Z',
  actionRequired: true,
  target: { route: 'policy', id: '17' },
});

test.each(eachFieldNull(whole, 'id', 'isRead'))(
  'API-20: without %s the rest of a notification is shown',
  async (field, notification) => {
    await openNotifications(firmWith([notification]));
    expectNothingInvented();
    await userEvent.click(row(field === 'title' ? 'Untitled notification' : 'News 1'));
    expect(screen.getByRole('article')).toBeTruthy();
    expectNothingInvented();
  },
);

test('API-20: what cannot be read is counted, and where nothing can be read the page does not say that there is nothing', async () => {
  const pageOf = (items: unknown[], unreadable: number) => ({
    ...firmWith([]),
    'notifications.list': () => ({
      items,
      page: 1,
      pages: 1,
      totalCount: items.length,
      unread: 0,
      countsAllPages: true,
      unreadable,
    }),
  });
  const { unmount } = await openNotifications(pageOf([aNotification(1)], 2));
  expect(await screen.findByText('2 notifications could not be read.')).toBeTruthy();
  expect(row('News 1')).toBeTruthy();
  unmount();
  await openNotifications(pageOf([], 1));
  expect(await screen.findByText('One notification could not be read.')).toBeTruthy();
  expect(screen.queryByText('Nothing new yet')).toBeNull();
  expect(screen.queryByText(/Go to the first page/)).toBeNull();
});

test('P-9, P-21: a notification of a message leads there, and nowhere where the firm does not offer messages', async () => {
  const ofMessage = aNotification(1, { type: 'message_received', target: { route: 'message', id: '3' } });
  const unreadCount = vi.fn((offered: boolean) => ({ offered, unread: 0 }));
  const open = async (offered: boolean) => {
    const shown = await openNotifications({
      ...firmWith([ofMessage]),
      'messages.unreadCount': () => unreadCount(offered),
    });
    await userEvent.click(row('News 1'));
    await waitFor(() => expect(shown.queryClient.isFetching()).toBe(0));
    return shown;
  };
  const link = () => screen.queryByRole('link', { name: 'Read the message' });
  const { unmount } = await open(true);
  expect(link()?.getAttribute('href')).toBe('/tabs/messages?thread=3');
  unmount();
  await open(false);
  await waitFor(() => expect(link()).toBeNull());
  expect(unreadCount).toHaveBeenCalledTimes(2);
});
