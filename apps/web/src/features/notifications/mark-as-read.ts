import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useOptimisticChange } from '#core/trpc/cache/optimistic-change.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import type { Notification, NotificationPage } from './notification-queries.ts';

/** Every page that was read, and the count on the way to them, as one thing to change. */
function useUnreadCache() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const pages = trpc.notifications.list.pathFilter();
  const { stopReading, readAgain } = useOptimisticChange(trpc.notifications.pathFilter());
  return {
    stopReading,
    readAgain: () => readAgain('all'),
    change(change: (page: NotificationPage) => NotificationPage, unread: (unread: number) => number) {
      queryClient.setQueriesData<NotificationPage>(pages, (page) => page && change(page));
      queryClient.setQueryData(
        trpc.notifications.unreadCount.queryKey(),
        (count) => count && { unread: unread(count.unread) },
      );
    },
    /** P-87: whether the count on the way to them includes this one: of a firm that does not count it is of page 1. */
    countIncludes: (id: string) =>
      queryClient
        .getQueriesData<NotificationPage>(pages)
        .some(
          ([, page]) =>
            page?.items.some((item) => item.id === id) && (page.countsAllPages || page.page === 1),
        ),
    snapshot() {
      const before = [...queryClient.getQueriesData(pages)];
      const count = queryClient.getQueryData(trpc.notifications.unreadCount.queryKey());
      return () => {
        for (const [key, page] of before) queryClient.setQueryData(key, page);
        queryClient.setQueryData(trpc.notifications.unreadCount.queryKey(), count);
      };
    },
  };
}

/** P-20: one notification is read at once, everywhere, and unread again where the firm did not answer 200. */
export function useMarkRead() {
  const trpc = useTRPC();
  const cache = useUnreadCache();
  const mark = (id: string, isRead: boolean) =>
    cache.change(
      (page) => withRead(page, id, isRead),
      (unread) => (cache.countIncludes(id) ? Math.max(0, unread + (isRead ? -1 : 1)) : unread),
    );
  return useMutation(
    trpc.notifications.markRead.mutationOptions({
      onMutate: async ({ uuid }) => {
        await cache.stopReading();
        mark(uuid, true);
      },
      onError: (_failure, { uuid }) => mark(uuid, false),
      onSettled: () => cache.readAgain(),
    }),
  );
}

/** P-20: all are read at once, and as they were before where the firm did not accept it. */
export function useMarkAllRead() {
  const trpc = useTRPC();
  const cache = useUnreadCache();
  return useMutation(
    trpc.notifications.markAllRead.mutationOptions({
      onMutate: async () => {
        await cache.stopReading();
        const undo = cache.snapshot();
        cache.change(withAllRead, () => 0);
        return { undo };
      },
      onError: (_failure, _input, context) => context?.undo(),
      onSettled: () => cache.readAgain(),
    }),
  );
}

/**
 * P-81: a notification that the client opens is marked as read, and so is one whose link is followed (detail.tsx). One
 * that is only shown beside the list is not.
 */
export function useReadOnOpening(
  opened: Notification | undefined,
  mark: (notification: Notification) => void,
) {
  const openedId = opened?.id;
  const read = useEffectEvent(() => {
    if (opened) mark(opened);
  });
  useEffect(() => {
    // Once for each opening: where the firm refuses, it is unread again, and its button marks it.
    if (openedId !== undefined) read();
  }, [openedId]);
}

/** A page after one notification, on it or on another page, has become read, or unread again. */
export function withRead(page: NotificationPage, id: string, isRead: boolean): NotificationPage {
  if (!page.countsAllPages && page.items.every((item) => item.id !== id)) return page;
  return {
    ...page,
    unread: Math.max(0, page.unread + (isRead ? -1 : 1)),
    items: page.items.map((item) => (item.id === id ? { ...item, isRead } : item)),
  };
}

/** A page after everything has become read. */
export function withAllRead(page: NotificationPage): NotificationPage {
  return { ...page, unread: 0, items: page.items.map((item) => ({ ...item, isRead: true })) };
}
