import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { aNotification } from '#test/build/a-notification.ts';
import { badge, firmWith, news, openNotifications, refused, row } from '#test/render-notifications.tsx';
import { widen } from '#test/window-size.ts';

describe('P-20: marking as read', () => {
  test('shows at once, in the list and on the badge, and the focus stays with the row', async () => {
    await openNotifications(firmWith(news()));
    await waitFor(() => expect(badge().textContent).toBe('2'));
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read: News 1' }));
    expect(screen.getByText(/^1 of \d unread$/)).toBeDefined();
    await waitFor(() => expect(badge().textContent).toBe('1'));
    expect(screen.queryByRole('button', { name: 'Mark as read: News 1' })).toBeNull();
    expect(document.activeElement).toBe(row('News 1'));
  });

  test.each(['Mark as read: News 1', 'Mark all as read'])(
    '“%s” shows at once while the list is fetched again, and stays',
    async (button) => {
      const answers = firmWith(news());
      let before: unknown;
      let answer: () => void = () => undefined;
      const { queryClient } = await openNotifications({
        ...answers,
        'notifications.list': (input) => {
          const page = structuredClone(answers['notifications.list']?.(input));
          if (before === undefined) {
            before = page;
            return page;
          }
          return new Promise((resolve) => {
            answer = () => resolve(page);
          });
        },
        'notifications.markRead': () => new Promise(() => undefined),
        'notifications.markAllRead': () => new Promise(() => undefined),
      });
      void queryClient.invalidateQueries();
      await waitFor(() => expect(queryClient.isFetching()).toBeGreaterThan(0));
      await userEvent.click(screen.getByRole('button', { name: button }));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as read: News 1' })).toBeNull());
      await act(async () => answer());
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      expect(screen.queryByRole('button', { name: 'Mark as read: News 1' })).toBeNull();
    },
  );

  test('the button that marks all keeps the focus, and says that it has nothing left to do', async () => {
    const answers = firmWith(news());
    const marked = vi.fn(answers['notifications.markAllRead']);
    await openNotifications({ ...answers, 'notifications.markAllRead': marked });
    const markAll = screen.getByRole('button', { name: 'Mark all as read' });
    markAll.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(markAll.getAttribute('aria-busy')).toBe('false'));
    expect(await screen.findByText(/^None of \d unread$/)).toBeDefined();
    expect(markAll.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(markAll);
    await userEvent.keyboard('{Enter}');
    expect(marked).toHaveBeenCalledOnce();
  });

  test('leaves what is fetched for the first time to arrive', async () => {
    let answer: () => void = () => undefined;
    await openNotifications({
      ...firmWith(news()),
      'notifications.unreadCount': () =>
        new Promise((resolve) => {
          answer = () => resolve({ unread: 2 });
        }),
      'notifications.markRead': () => new Promise(() => undefined),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read: News 1' }));
    expect(await screen.findByText(/^1 of \d unread$/)).toBeDefined();
    await act(async () => answer());
    await waitFor(() => expect(badge().textContent).toBe('2'));
  });

  test('P-81: opening one reads it, in the list and on the badge', async () => {
    const { goBack } = await openNotifications(firmWith(news()));
    await waitFor(() => expect(badge().textContent).toBe('2'));
    await userEvent.click(row('News 1'));
    expect(await screen.findByRole('heading', { level: 2, name: 'News 1' })).toBeDefined();
    await waitFor(() => expect(badge().textContent).toBe('1'));
    expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull();
    await goBack();
    expect(screen.getByText(/^1 of \d unread$/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mark as read: News 1' })).toBeNull();
  });

  test('P-81: so does an address that names it; what the portal chose to show is not read by that', async () => {
    widen();
    const { unmount } = await openNotifications(firmWith(news()));
    expect(screen.getByRole('heading', { level: 2, name: 'News 2' })).toBeDefined();
    await waitFor(() => expect(badge().textContent).toBe('2'));
    unmount();
    await openNotifications(firmWith(news()), `/tabs/notifications?id=${aNotification(2).id}`);
    await waitFor(() => expect(badge().textContent).toBe('1'));
    expect(screen.getByText(/^1 of \d unread$/)).toBeDefined();
  });

  test('P-81: opening one that the firm refuses to mark says so, once, and leaves its button', async () => {
    const marked = vi.fn(refused);
    await openNotifications({ ...firmWith(news()), 'notifications.markRead': marked });
    await userEvent.click(row('News 1'));
    const detail = within(await screen.findByRole('article'));
    expect((await detail.findByRole('alert')).textContent).toMatch(/^It could not be marked as read/);
    expect(detail.getByRole('button', { name: 'Mark as read' })).toBeDefined();
    await waitFor(() => expect(badge().textContent).toBe('2'));
    expect(marked).toHaveBeenCalledOnce();
  });

  test('is undone when the firm refuses it, with a message', async () => {
    await openNotifications({ ...firmWith(news()), 'notifications.markRead': refused });
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read: News 1' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^It could not be marked as read/);
    expect(screen.getByText(/^2 of \d unread$/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Mark as read: News 1' })).toBeDefined();
  });

  test('two at once: one that fails leaves the other read', async () => {
    const answers = firmWith(news());
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await openNotifications({
      ...answers,
      'notifications.markRead': async (input) => {
        if ((input as { uuid: string }).uuid !== aNotification(1).id)
          return answers['notifications.markRead']?.(input);
        await held;
        return refused();
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read: News 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read: News 2' }));
    expect(screen.getByText(/^None of \d unread$/)).toBeDefined();
    await act(async () => release());
    expect(await screen.findByText(/^1 of \d unread$/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Mark as read: News 1' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mark as read: News 2' })).toBeNull();
  });

  test.each([
    ['notifications.markRead', 'notifications.markAllRead'],
    ['notifications.markAllRead', 'notifications.markRead'],
  ] as const)(
    'one and then all: with %s answered first, nothing is read again before %s',
    async (first, last) => {
      const answers = firmWith(news());
      const list = vi.fn((input: unknown) => answers['notifications.list']?.(input));
      const waiting = { [first]: Promise.withResolvers<unknown>(), [last]: Promise.withResolvers<unknown>() };
      const { queryClient } = await openNotifications({
        ...answers,
        [first]: () => waiting[first]?.promise,
        [last]: () => waiting[last]?.promise,
        'notifications.list': list,
      });
      await userEvent.click(screen.getByRole('button', { name: 'Mark as read: News 1' }));
      await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
      await waitFor(() => expect(queryClient.isMutating()).toBe(2));
      waiting[first]?.resolve({});
      await waitFor(() => expect(queryClient.isMutating()).toBe(1));
      expect(list).toHaveBeenCalledOnce();
      expect(screen.getByText(/^None of \d unread$/)).toBeDefined();
      waiting[last]?.resolve({});
      await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    },
  );

  test('all at once, on the badge too', async () => {
    await openNotifications(firmWith(news()));
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText(/^None of \d unread$/)).toBeDefined();
    await waitFor(() => expect(badge().textContent).toBe('0'));
    expect(screen.queryAllByRole('button', { name: /^Mark as read/ })).toEqual([]);
  });

  test('all at once is undone where the firm did not accept it', async () => {
    await openNotifications({ ...firmWith(news()), 'notifications.markAllRead': refused });
    await waitFor(() => expect(badge().textContent).toBe('2'));
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^They could not be marked as read/);
    expect(screen.getByText(/^2 of \d unread$/)).toBeDefined();
    expect(badge().textContent).toBe('2');
  });

  test('the message is about the latest failure', async () => {
    await openNotifications({
      ...firmWith(news()),
      'notifications.markRead': refused,
      'notifications.markAllRead': refused,
    });
    const [one, all] = [/^It could not be marked/, /^They could not be marked/];
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read: News 1' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(one));
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(all));
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read: News 2' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(one));
  });
});
