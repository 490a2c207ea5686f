import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { trpc } from '#core/trpc/react.ts';
import { aNotification } from '#test/build/a-notification.ts';
import { type Answers, gatewayFailure } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import type { Notification } from './notification.ts';
import { NotificationsScreen } from './notifications-screen.tsx';

const refused = () => {
  throw gatewayFailure('UNAVAILABLE', 'aaaabbbb');
};

/** The gateway over these notifications, two to a page; marks are kept. */
function firmWith(notifications: Notification[]): Answers {
  let kept = notifications;
  const unread = () => kept.filter(({ isRead }) => !isRead).length;
  const mark = (isMarked: (notification: Notification) => boolean) => {
    kept = kept.map((item) => (isMarked(item) ? { ...item, isRead: true } : item));
  };
  return {
    'notifications.list': (input) => {
      const { page } = input as { page: number };
      return {
        items: kept.slice((page - 1) * 2, page * 2),
        page,
        pages: Math.ceil(kept.length / 2),
        totalCount: kept.length,
        unread: unread(),
      };
    },
    'notifications.unreadCount': () => ({ unread: unread() }),
    'notifications.markRead': (input) => {
      const { uuid } = input as { uuid: string };
      mark(({ id }) => id === uuid);
      return kept.find(({ id }) => id === uuid);
    },
    'notifications.markAllRead': () => {
      mark(() => true);
      return { unread: 0 };
    },
  };
}

const news = () => [
  aNotification(1, { isRead: false, createdAt: '2026-11-21T07:12:00.000Z' }),
  aNotification(2, {
    isRead: false,
    actionRequired: true,
    target: { route: 'account', id: null },
    type: 'amendment_decided',
  }),
  aNotification(3, { createdAt: '2026-10-06T09:00:00.000Z' }),
];

/** Stands for the badge of the shell. */
function Badge() {
  return <span data-testid="badge">{trpc.notifications.unreadCount.useQuery().data?.unread}</span>;
}

async function open(answers: Answers, at = '/tabs/notifications') {
  const shown = renderSignedIn(
    <>
      <NotificationsScreen today="2026-11-21" />
      <Badge />
    </>,
    { answers, at },
  );
  await screen.findByRole('region', { name: 'Notifications' });
  await vi.waitFor(() => expect(screen.queryByText('Loading your notifications')).toBeNull());
  return shown;
}

/** A window in which the list stands beside the detail. */
function widen() {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

const row = (title: string) => screen.getByRole('link', { name: new RegExp(title) });
const badge = () => screen.getByTestId('badge');

describe('P7: the list of notifications', () => {
  test('stands in groups, says what is unread, and what needs an answer', async () => {
    await open(firmWith(news()));
    expect(within(screen.getByRole('region', { name: 'Today' })).getByText('News 1')).toBeDefined();
    const week = within(screen.getByRole('region', { name: 'This week' }));
    expect(week.getByText('Action needed')).toBeDefined();
    expect(week.getByText('Thu 19 Nov')).toBeDefined();
    expect(row('News 1').textContent).toMatch(/^Unread\. News 1/);
    expect(screen.getByText(/2 unread/)).toBeDefined();
  });

  test('goes from page to page by the address', async () => {
    const { address } = await open(firmWith(news()));
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
    await open({
      ...answers,
      'notifications.list': async (input) => {
        if ((input as { page: number }).page === 2) await promise;
        return answers['notifications.list']?.(input);
      },
    });
    const panes = () => screen.getByRole('region', { name: 'Notifications' }).closest('[aria-busy]');
    expect(panes()?.getAttribute('aria-busy')).toBe('false');
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await vi.waitFor(() => expect(panes()?.getAttribute('aria-busy')).toBe('true'));
    expect(screen.getByText('News 1')).toBeDefined();
    await act(async () => resolve());
    expect(await screen.findByText('News 3')).toBeDefined();
    expect(panes()?.getAttribute('aria-busy')).toBe('false');
  });

  test('a page beyond the last says so and leads to the first', async () => {
    await open(firmWith(news()), '/tabs/notifications?page=9');
    expect(screen.getByText(/There is nothing on this page/)).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Go to the first page' }));
    expect(await screen.findByText('News 1')).toBeDefined();
  });

  test('says when there is nothing yet', async () => {
    renderSignedIn(<NotificationsScreen />, { answers: firmWith([]) });
    expect(await screen.findByText('Nothing new yet')).toBeDefined();
  });

  test('S6: says when it could not be read, and tries again', async () => {
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

describe('P7: one notification in full', () => {
  test('takes the place of the list on small screens, and gives the focus back', async () => {
    const { address } = await open(firmWith(news()));
    await userEvent.click(row('News 2'));
    const heading = screen.getByRole('heading', { level: 2, name: 'News 2' });
    expect(document.activeElement).toBe(heading);
    expect(address()).toContain('id=');
    expect(screen.getByText('Thursday 19 November 2026, 15:20')).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'All notifications' }));
    expect(document.activeElement).toBe(row('News 2'));
  });

  test('stands beside the list on wide screens: what needs an answer comes first', async () => {
    widen();
    await open(firmWith(news()));
    expect(screen.getByRole('heading', { level: 2, name: 'News 2' })).toBeDefined();
    expect(row('News 2').getAttribute('aria-current')).toBe('true');
    await userEvent.click(row('News 1'));
    expect(screen.getByRole('heading', { level: 2, name: 'News 1' })).toBeDefined();
    expect(document.activeElement).toBe(row('News 1'));
  });

  test('leads to what it is about, and is then read', async () => {
    widen();
    const { address } = await open(firmWith(news()));
    const link = screen.getByRole('link', { name: 'See your account' });
    expect(link.getAttribute('href')).toBe('/tabs/account');
    await userEvent.click(link);
    expect(address()).toBe('/tabs/account');
    await vi.waitFor(() => expect(badge().textContent).toBe('1'));
  });

  test('of a kind that the portal does not know leads nowhere, and is shown all the same', async () => {
    widen();
    const unknown = aNotification(1, { type: 'tax_return', target: { route: 'tax_returns', id: 'x' } });
    await open(firmWith([unknown]));
    expect(screen.getByRole('heading', { level: 2, name: 'News 1' })).toBeDefined();
    expect(within(screen.getByRole('article')).queryByRole('link', { name: /^(See|Read)/ })).toBeNull();
  });
});

describe('P7: marking as read', () => {
  test('shows at once, in the list and on the badge, and the focus stays with the row', async () => {
    await open(firmWith(news()));
    await vi.waitFor(() => expect(badge().textContent).toBe('2'));
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read: News 1' }));
    expect(screen.getByText(/1 unread/)).toBeDefined();
    await vi.waitFor(() => expect(badge().textContent).toBe('1'));
    expect(screen.queryByRole('button', { name: 'Mark as read: News 1' })).toBeNull();
    expect(document.activeElement).toBe(row('News 1'));
  });

  test('is taken back where the firm did not take it, and that is said', async () => {
    await open({ ...firmWith(news()), 'notifications.markRead': refused });
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read: News 1' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^It could not be marked as read/);
    expect(screen.getByText(/2 unread/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Mark as read: News 1' })).toBeDefined();
  });

  test('two at once: one that fails leaves the other read', async () => {
    const answers = firmWith(news());
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await open({
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
    expect(screen.getByText(/None unread/)).toBeDefined();
    await act(async () => release());
    expect(await screen.findByText(/1 unread/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Mark as read: News 1' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mark as read: News 2' })).toBeNull();
  });

  test('all at once, on the badge too', async () => {
    await open(firmWith(news()));
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText(/None unread/)).toBeDefined();
    await vi.waitFor(() => expect(badge().textContent).toBe('0'));
    expect(screen.queryAllByRole('button', { name: /^Mark as read/ })).toEqual([]);
  });

  test('all at once is taken back where the firm did not take it', async () => {
    await open({ ...firmWith(news()), 'notifications.markAllRead': refused });
    await vi.waitFor(() => expect(badge().textContent).toBe('2'));
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^They could not be marked as read/);
    expect(screen.getByText(/2 unread/)).toBeDefined();
    expect(badge().textContent).toBe('2');
  });

  test('what failed last is what is said', async () => {
    await open({
      ...firmWith(news()),
      'notifications.markRead': refused,
      'notifications.markAllRead': refused,
    });
    const [one, all] = [/^It could not be marked/, /^They could not be marked/];
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read: News 1' }));
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(one));
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(all));
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read: News 2' }));
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(one));
  });
});
