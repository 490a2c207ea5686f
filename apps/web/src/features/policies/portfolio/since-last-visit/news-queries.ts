import { useQueries, useQuery } from '@tanstack/react-query';
import { newestFirst } from '#core/due-diligence/findings.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import type { PolicyListItem } from '../../policy-queries.ts';
import {
  mayHaveMore,
  type NewsItem,
  newDecisions,
  newMessages,
  type PagedNotification,
  policyNews,
  reviewsSince,
  verdictChanges,
} from './news.ts';

/** When the client signed in the time before this one; null at the first visit, and where the firm does not say. */
export function usePreviousSignIn(): Date | null {
  const trpc = useTRPC();
  const { data: client } = useQuery(trpc.client.get.queryOptions());
  return client?.previousSignInAt ? new Date(client.previousSignInAt) : null;
}

/** The most pages of notifications that are read. */
const MOST_PAGES = 5;

/** The notifications back to a visit: the first page, and the next pages too, where all of the first came after it. */
function useNotificationsSince(visit: Date) {
  const trpc = useTRPC();
  const first = useQuery(trpc.notifications.list.queryOptions({ page: 1 }));
  const hasMore = first.data !== undefined && mayHaveMore(first.data.items, visit);
  const others = hasMore ? Math.min(first.data.pages, MOST_PAGES) - 1 : 0;
  const rest = useQueries({
    queries: Array.from({ length: Math.max(0, others) }, (_, index) =>
      trpc.notifications.list.queryOptions({ page: index + 2 }),
    ),
  });
  const pages = [first, ...rest];
  const items = pages.flatMap(({ data }, index) =>
    (data?.items ?? []).map((item): PagedNotification => ({ ...item, page: index + 1 })),
  );
  // A notification that arrives meanwhile moves another one to the next page.
  return {
    items: [...new Map(items.map((item) => [item.id, item])).values()],
    isPending: pages.some(({ isPending }) => isPending),
  };
}

/**
 * What is new since a visit: policies first, then verdicts, messages and decisions. Three lists are read, more than the
 * first page of the notifications only where the visit lies behind it, and the newest review where it is new. Null
 * until all have arrived or failed; what failed is left out, as its own page says it.
 */
export function useNews(policies: readonly PolicyListItem[], visit: Date, today: string): NewsItem[] | null {
  const trpc = useTRPC();
  const notifications = useNotificationsSince(visit);
  const messages = useQuery(trpc.messages.list.queryOptions());
  const reviews = useQuery(trpc.dueDiligence.list.queryOptions());
  const newReviews = newestFirst(reviewsSince(reviews.data?.entries ?? [], visit)).slice(0, 1);
  const panels = useQueries({
    queries: newReviews.map(({ uuid }) => trpc.dueDiligence.panel.queryOptions({ uuid })),
  });
  if ([notifications, messages, reviews, ...panels].some(({ isPending }) => isPending)) return null;
  return [
    ...policyNews(policies, visit, today),
    ...newReviews.flatMap((entry, index) =>
      verdictChanges(entry, panels[index]?.data?.items ?? [], policies),
    ),
    ...newMessages(messages.data?.threads ?? [], visit),
    ...newDecisions(notifications.items, visit),
  ];
}
