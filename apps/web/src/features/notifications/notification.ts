import type { RouterOutputs } from '#core/trpc/router-outputs.ts';

export type NotificationPage = RouterOutputs['notifications']['list'];
export type Notification = NotificationPage['items'][number];

/** What a notification is called; the firm may give its id and whether it is read, and no more (row A20). */
export function notificationTitle({ title }: Pick<Notification, 'title'>): string {
  return title?.trim() || 'Notification';
}
