import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { aNotification } from '#test/build/a-notification.ts';
import { goOffline } from '#test/fake-gateway.ts';
import { badge, firmWith, news, openNotifications, refused, row } from '#test/render-notifications.tsx';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { widen } from '#test/window-size.ts';
import { NotificationsScreen } from './notifications-screen.tsx';

describe('P-7: the list of notifications', () => {
  test('is grouped, and shows what is unread and what needs an answer', async () => {
    await openNotifications(firmWith(news()));
    expect(within(screen.getByRole('region', { name: 'Today' })).getByText('News 1')).toBeDefined();
    const week = within(screen.getByRole('region', { name: 'This week' }));
    expect(week.getByText('Action needed')).toBeDefined();
    expect(week.getByText('Thu 19 Nov')).toBeDefined();
    expect(row('News 1').textContent).toMatch(/^Unread\. News 1/);
    expect(screen.getByText(/^2 of \d unread$/)).toBeDefined();
  });

  test('goes from page to page by the address', async () => {
    const { address } = await openNotifications(firmWith(news()));
    expect(screen.getByText('Page 1 of 2')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Previous page' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('News 3')).toBeDefined();
    expect(address()).toBe('/tabs/notifications?page=2');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications' }));
    expect(screen.getByRole('region', { name: 'Earlier' })).toBeDefined();
  });

  test('says that it is busy while another page is on its way, and shows the one before meanwhile', async () => {
    const answers = firmWith(news());
    const { promise, resolve } = Promise.withResolvers<void>();
    await openNotifications({
      ...answers,
      'notifications.list': async (input) => {
        if ((input as { page: number }).page === 2) await promise;
        return answers['notifications.list']?.(input);
      },
    });
    const panes = () => screen.getByRole('region', { name: 'Notifications' }).closest('[aria-busy]');
    expect(panes()?.getAttribute('aria-busy')).toBe('false');
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(panes()?.getAttribute('aria-busy')).toBe('true'));
    expect(screen.getByText('News 1')).toBeDefined();
    await act(async () => resolve());
    expect(await screen.findByText('News 3')).toBeDefined();
    expect(panes()?.getAttribute('aria-busy')).toBe('false');
  });

  test('S-6: offline another page says that it could not be loaded', async () => {
    await openNotifications(firmWith(news()));
    const { backOnline } = goOffline();
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('We could not load your notifications')).toBeDefined();
    expect(screen.queryByText('News 1')).toBeNull();
    backOnline();
    expect(await screen.findByText('News 3')).toBeDefined();
  });

  test('a page beyond the last says so and leads to the first', async () => {
    await openNotifications(firmWith(news()), '/tabs/notifications?page=9');
    expect(screen.getByText(/There is nothing on this page/)).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Go to the first page' }));
    expect(await screen.findByText('News 1')).toBeDefined();
  });

  test('says when there is nothing yet', async () => {
    renderSignedIn(<NotificationsScreen />, { answers: firmWith([]) });
    expect(await screen.findByText('Nothing new yet')).toBeDefined();
  });

  test('S-6: says when it could not be read, and tries again', async () => {
    const answers = firmWith(news());
    let isDown = true;
    renderSignedIn(<NotificationsScreen today="2026-11-21" />, {
      answers: {
        ...answers,
        'notifications.list': (input) => (isDown ? refused() : answers['notifications.list']?.(input)),
      },
    });
    expect(await screen.findByText('We could not load your notifications')).toBeDefined();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('News 1')).toBeDefined();
  });
});

describe('P-7, P-20, P-21: one notification in full', () => {
  test('takes the place of the list on small screens, and gives the focus back', async () => {
    const { address, goBack } = await openNotifications(firmWith(news()));
    await userEvent.click(row('News 2'));
    const heading = screen.getByRole('heading', { level: 2, name: 'News 2' });
    expect(document.activeElement).toBe(heading);
    expect(address()).toContain('id=');
    expect(screen.getByText('Thursday 19 November 2026, 15:20')).toBeDefined();
    await goBack();
    expect(document.activeElement).toBe(row('News 2'));
  });

  test('is beside the list on wide screens: what needs an answer comes first', async () => {
    widen();
    const { goBack } = await openNotifications(firmWith(news()));
    expect(screen.getByRole('heading', { level: 2, name: 'News 2' })).toBeDefined();
    expect(row('News 2').getAttribute('aria-current')).toBe('true');
    await userEvent.click(row('News 1'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'News 1' }));
    await goBack();
    expect(document.activeElement).toBe(row('News 1'));
  });

  test('stays beside the list when one that would come first has arrived', async () => {
    widen();
    let answers = firmWith(news());
    const { queryClient } = await openNotifications({
      ...answers,
      'notifications.list': (input) => answers['notifications.list']?.(input),
    });
    const heading = screen.getByRole('heading', { level: 2, name: 'News 2' });
    const [first, second] = news();
    answers = firmWith([aNotification(4, { title: 'News 4', actionRequired: true }), second!, first!]);
    await act(() => queryClient.refetchQueries());
    expect(await screen.findByRole('link', { name: /News 4/ })).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: 'News 2' })).toBe(heading);
    answers = firmWith([first!]);
    await act(() => queryClient.refetchQueries());
    expect(await screen.findByRole('heading', { level: 2, name: 'News 1' })).toBeDefined();
  });

  test('leads to what it is about, and is then read', async () => {
    widen();
    const { address } = await openNotifications(firmWith(news()));
    const link = screen.getByRole('link', { name: 'See your account' });
    expect(link.getAttribute('href')).toBe('/tabs/account');
    await userEvent.click(link);
    expect(address()).toBe('/tabs/account');
    await waitFor(() => expect(badge().textContent).toBe('1'));
  });

  test('that asks for something leads to its conversation, or to a new message where the portal has no page for it', async () => {
    widen();
    const asking = aNotification(1, { actionRequired: true, target: { route: 'message', id: 't-1' } });
    const nowhere = aNotification(2, { actionRequired: true, target: null });
    const { address } = await openNotifications(firmWith([asking, nowhere]));
    expect(screen.getByRole('link', { name: 'Go to the conversation' }).getAttribute('href')).toBe(
      '/tabs/messages?thread=t-1',
    );
    await userEvent.click(row('News 2'));
    await userEvent.click(screen.getByRole('link', { name: 'Write to us about this' }));
    expect(address()).toBe('/tabs/messages?new=');
  });

  test('P-81: is read once its link is followed, even by a middle click, and so is one that leads to a new message', async () => {
    widen();
    const asking = aNotification(1, { isRead: false, actionRequired: true, target: null });
    const { address, unmount } = await openNotifications(firmWith([asking]));
    await userEvent.click(await screen.findByRole('link', { name: 'Write to us about this' }));
    expect(address()).toBe('/tabs/messages?new=');
    await waitFor(() => expect(badge().textContent).toBe('0'));
    unmount();
    const { address: stays } = await openNotifications(firmWith([asking]));
    const link = await screen.findByRole('link', { name: 'Write to us about this' });
    await waitFor(() => expect(badge().textContent).toBe('1'));
    await userEvent.pointer({ keys: '[MouseRight]', target: link });
    expect(screen.getByRole('button', { name: 'Mark as read' })).toBeDefined();
    await userEvent.pointer({ keys: '[MouseMiddle]', target: link });
    await waitFor(() => expect(badge().textContent).toBe('0'));
    expect(stays()).toBe('/tabs/notifications');
  });

  test('that asks for something has no way to write where the firm does not offer messages', async () => {
    widen();
    const nowhere = aNotification(1, { actionRequired: true, target: null });
    const count = vi.fn(() => ({ offered: false, unread: 0 }));
    await openNotifications({ ...firmWith([nowhere]), 'messages.unreadCount': count });
    await waitFor(() => expect(count).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Write to us about this' })).toBeNull());
    expect(screen.getByText('Action needed', { selector: 'article *' })).toBeDefined();
  });

  test('of a kind that the portal does not know leads nowhere, and is shown all the same', async () => {
    widen();
    const unknown = aNotification(1, { type: 'tax_return', target: { route: 'tax_returns', id: 'x' } });
    await openNotifications(firmWith([unknown]));
    expect(screen.getByRole('heading', { level: 2, name: 'News 1' })).toBeDefined();
    expect(within(screen.getByRole('article')).queryByRole('link', { name: /^(See|Read)/ })).toBeNull();
  });
});
