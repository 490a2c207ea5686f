import type { Notification } from '@portal/contract/v1/notifications';
import { z } from 'zod';
import { mapperTo } from '../../mapping/listed-fields.ts';

const text = z.string().nullable();

export const notificationOutput = z.object({
  id: z.string(),
  /** A NotificationType of the contract, or one that the portal does not know yet. */
  type: text,
  title: text,
  body: text,
  createdAt: text,
  isRead: z.boolean(),
  readAt: text,
  actionRequired: z.boolean().nullable(),
  /** Where it leads: a NotificationRoute of the contract or one that the portal does not know yet, never an address. */
  target: z.object({ route: z.string(), id: text }).nullable(),
});

/** `isRead` has the same name on the wire. */
const toUnmarked = mapperTo(notificationOutput.omit({ isRead: true }));

export function toNotification(notification: Notification): z.infer<typeof notificationOutput> {
  return { ...toUnmarked(notification), isRead: notification.isRead };
}
