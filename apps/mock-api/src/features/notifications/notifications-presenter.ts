import type { Notification } from '@portal/contract/v1/notifications';
import type { Notifications } from './notifications-service.ts';

type NotificationRow = Awaited<ReturnType<Notifications['markRead']>>;

export function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    body: row.body,
    created_at: row.createdAt.toISOString(),
    isRead: row.readAt !== null,
    read_at: row.readAt?.toISOString() ?? null,
    action_required: row.actionRequired,
    target: row.targetRoute === null ? null : { route: row.targetRoute, id: row.targetId },
  };
}
