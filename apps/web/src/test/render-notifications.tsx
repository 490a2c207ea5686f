import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { useTRPC } from '#core/trpc/procedures.ts';
import type { Notification } from '#features/notifications/notification-queries.ts';
import { NotificationsScreen } from '#features/notifications/notifications-screen.tsx';
import { aNotification } from './build/a-notification.ts';
import { type Answers, gatewayFailure } from './fake-gateway.ts';
import { renderSignedIn } from './render-signed-in.tsx';

/** A firm that cannot answer now. */
export const refused = () => {
  throw gatewayFailure('UNAVAILABLE', 'aaaabbbb');
};

/** The gateway over these notifications, two to a page; marks are kept. A firm may not count those unread (P-87). */
export function firmWith(notifications: Notification[], { counts = true } = {}): Answers {
  let kept = notifications;
  const unread = (items = kept) => items.filter(({ isRead }) => !isRead).length;
  const mark = (isMarked: (notification: Notification) => boolean) => {
    kept = kept.map((item) => (isMarked(item) ? { ...item, isRead: true } : item));
  };
  return {
    'notifications.list': (input) => {
      const { page } = input as { page: number };
      const items = kept.slice((page - 1) * 2, page * 2);
      return {
        items,
        page,
        pages: Math.ceil(kept.length / 2),
        totalCount: kept.length,
        unread: counts ? unread() : unread(items),
        countsAllPages: counts,
        unreadable: 0,
      };
    },
    'notifications.unreadCount': () => ({ unread: unread(counts ? kept : kept.slice(0, 2)) }),
    'messages.unreadCount': () => ({ offered: true, unread: 0 }),
    'notifications.markRead': (input) => {
      const { uuid } = input as { uuid: string };
      mark(({ id }) => id === uuid);
      return { isRead: true };
    },
    'notifications.markAllRead': () => {
      mark(() => true);
      return { unread: 0 };
    },
  };
}

/** One unread, one that is also to be answered, and one that was read long ago. */
export const news = () => [
  aNotification(1, { isRead: false, createdAt: '2026-11-21T07:12:00.000Z' }),
  aNotification(2, {
    isRead: false,
    actionRequired: true,
    target: { route: 'account', id: null },
    type: 'amendment_decided',
  }),
  aNotification(3, { createdAt: '2026-10-06T09:00:00.000Z' }),
];

/** Represents the badge of the shell. */
function Badge() {
  const trpc = useTRPC();
  return (
    <span data-testid="badge">{useQuery(trpc.notifications.unreadCount.queryOptions()).data?.unread}</span>
  );
}

/** The screen with its list come, and a badge beside it. */
export async function openNotifications(answers: Answers, at = '/tabs/notifications') {
  const shown = renderSignedIn(
    <>
      <NotificationsScreen today="2026-11-21" />
      <Badge />
    </>,
    { answers, at },
  );
  await screen.findByRole('region', { name: 'Notifications' });
  await waitFor(() => expect(screen.queryByText('Loading your notifications')).toBeNull());
  return shown;
}

export const row = (title: string) => screen.getByRole('link', { name: new RegExp(title) });
export const badge = () => screen.getByTestId('badge');
