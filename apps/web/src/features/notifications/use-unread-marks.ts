import { useQueryClient } from '@tanstack/react-query';
import { getMutationKey, getQueryKey } from '@trpc/react-query';
import { trpc } from '#core/trpc/react.ts';
import type { NotificationPage } from './notification.ts';
import { withAllRead, withRead } from './read-change.ts';

/** Every page that was read, and the count on the way to them (row R12), as one thing to change. */
function useUnreadCache() {
  const queryClient = useQueryClient();
  const { notifications } = trpc.useUtils();
  const pages = { queryKey: getQueryKey(trpc.notifications.list) };
  const underWay = { mutationKey: getMutationKey(trpc.notifications.markRead) };
  return {
    change(change: (page: NotificationPage) => NotificationPage, unread: (unread: number) => number) {
      queryClient.setQueriesData<NotificationPage>(pages, (page) => page && change(page));
      notifications.unreadCount.setData(undefined, (count) => count && { unread: unread(count.unread) });
    },
    /** What the firm says now. Not while marks are under way: it would show them undone for a moment. */
    async readAgain() {
      if (queryClient.isMutating(underWay) <= 1) await notifications.invalidate();
    },
    snapshot() {
      const before = [...queryClient.getQueriesData(pages)];
      const count = notifications.unreadCount.getData();
      return () => {
        for (const [key, page] of before) queryClient.setQueryData(key, page);
        notifications.unreadCount.setData(undefined, count);
      };
    },
  };
}

/** Row P7: one notification is read at once, everywhere, and unread again where the firm did not take it. */
export function useMarkRead() {
  const cache = useUnreadCache();
  const mark = (id: string, isRead: boolean) =>
    cache.change(
      (page) => withRead(page, id, isRead),
      (unread) => Math.max(0, unread + (isRead ? -1 : 1)),
    );
  return trpc.notifications.markRead.useMutation({
    onMutate: ({ uuid }) => mark(uuid, true),
    onError: (_failure, { uuid }) => mark(uuid, false),
    onSettled: () => cache.readAgain(),
  });
}

/** Row P7: all are read at once, and as they were before where the firm did not take it. */
export function useMarkAllRead() {
  const cache = useUnreadCache();
  return trpc.notifications.markAllRead.useMutation({
    onMutate: () => {
      const undo = cache.snapshot();
      cache.change(withAllRead, () => 0);
      return { undo };
    },
    onError: (_failure, _input, context) => context?.undo(),
    onSettled: () => cache.readAgain(),
  });
}
