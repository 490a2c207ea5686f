import { useQuery } from '@tanstack/react-query';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { keepPrevious, useTRPC } from '#core/trpc/procedures.ts';

export type NotificationPage = RouterOutputs['notifications']['list'];
export type Notification = NotificationPage['items'][number];

/** What a notification is called; the firm may give its id and whether it is read, and no more (API-20). */
export function notificationTitle({ title }: Pick<Notification, 'title'>): string {
  return title ?? 'Untitled notification';
}

/** P-7: one page of notifications. The page before stays until the next has come. */
export function useNotifications(page: number) {
  const trpc = useTRPC();
  return useQuery(trpc.notifications.list.queryOptions({ page }, keepPrevious));
}
