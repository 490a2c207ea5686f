import type { Notification } from '@portal/contract/notifications';
import type { Notifications } from './notifications-service.ts';

type NotificationRow = Awaited<ReturnType<Notifications['markRead']>>;
type Route = NonNullable<Notification['target']>['route'];

export function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    type: row.type as Notification['type'],
    title: row.title,
    body: row.body,
    created_at: row.createdAt.toISOString(),
    isRead: row.readAt !== null,
    read_at: row.readAt?.toISOString() ?? null,
    action_required: row.actionRequired,
    target: row.targetRoute === null ? null : { route: row.targetRoute as Route, id: row.targetId },
  };
}
