import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#core/trpc/react.ts';

/** Row P7: one page of notifications. The page before stays until the next has come. */
export function useNotifications(page: number) {
  return trpc.notifications.list.useQuery({ page }, { placeholderData: keepPreviousData });
}
