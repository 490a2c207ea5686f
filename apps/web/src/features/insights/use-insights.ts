import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { trpc } from '#core/trpc/react.ts';
import { type InsightChoice, searchOf } from './insight-choice.ts';
import { joinParts } from './insight-summary.ts';

/** Row P6: articles by category and author, part after part by the next link. While other filters load, what was there stays. */
export function useInsights(choice: InsightChoice) {
  const { insights } = trpc.useUtils();
  return useInfiniteQuery(
    insights.list.infiniteQueryOptions(searchOf(choice), {
      getNextPageParam: ({ next }, parts) => (joinParts(parts).isWhole ? null : next),
      placeholderData: keepPreviousData,
    }),
  );
}
