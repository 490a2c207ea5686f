import { trpc, urgent } from '#core/trpc/react.ts';

/** Row R12: how many notifications are unread; 0 until it is known, and while it cannot be read. */
export function useUnreadCount(): number {
  return trpc.notifications.unreadCount.useQuery(undefined, urgent).data?.unread ?? 0;
}
