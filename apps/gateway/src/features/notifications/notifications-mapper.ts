import { type Notification, notificationTargetSchema } from '@portal/contract/notifications';
import { z } from 'zod';

export const notificationOutput = z.object({
  id: z.string(),
  /** A NotificationType of the contract, or one that the portal does not know yet. */
  type: z.string(),
  title: z.string(),
  body: z.string(),
  createdAt: z.string(),
  isRead: z.boolean(),
  readAt: z.string().nullable(),
  actionRequired: z.boolean(),
  /** Where it leads: a NotificationRoute of the contract or one that the portal does not know yet, never an address. */
  target: notificationTargetSchema.nullable(),
});

export function toNotification(notification: Notification): z.infer<typeof notificationOutput> {
  return {
    id: notification.id,
    type: notification.type,
    title: notification.title,
    body: notification.body,
    createdAt: notification.created_at,
    isRead: notification.isRead,
    readAt: notification.read_at ?? null,
    actionRequired: notification.action_required,
    target: notification.target,
  };
}
