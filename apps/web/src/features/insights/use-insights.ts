import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#core/trpc/react.ts';
import { type InsightChoice, searchOf } from './insight-choice.ts';

/** Row P6: articles by category and author, part after part by the next link. While other filters load, what was there stays. */
export function useInsights(choice: InsightChoice) {
  return trpc.insights.list.useInfiniteQuery(searchOf(choice), {
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
