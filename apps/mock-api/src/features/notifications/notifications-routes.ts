import type { Serve } from '../../http/register-endpoint.ts';
import { presentNotification } from './notifications-presenter.ts';
import { NOTIFICATION_PAGE_SIZE, type Notifications } from './notifications-service.ts';

/** API-20. */
export function notificationsRoutes(serve: Serve, notifications: Notifications): void {
  serve('notifications.list', async ({ session, query }) => {
    const { rows, totalCount, unreadCount } = await notifications.page(session.clientUuid, query.page ?? 1);
    return {
      notifications: rows.map(presentNotification),
      pagination: { totalCount, defaultPageSize: NOTIFICATION_PAGE_SIZE },
      unread_count: unreadCount,
    };
  });

  serve('notifications.markRead', async ({ session, query }) => {
    await notifications.markRead(session.clientUuid, query.uuid);
    return {};
  });
}
