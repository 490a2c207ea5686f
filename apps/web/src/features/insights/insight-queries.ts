import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { combineQueries } from '#core/trpc/combine-queries.ts';
import type { RouterOutputs } from '#core/trpc/procedures.ts';
import { keepPrevious, useTRPC } from '#core/trpc/procedures.ts';
import { type InsightChoice, searchOf } from './search-params.ts';

/** One part of the list of articles, and an article as the list shows it. */
export type InsightPart = RouterOutputs['insights']['list'];
export type InsightSummary = InsightPart['items'][number];

/** An article with its text. */
export type Insight = RouterOutputs['insights']['byId'];

/** Category or author, id to name; null where an id has none. */
export type NamesById = RouterOutputs['insights']['categories'];

/** What an article is called; the firm may give no title (API-19). */
export function insightTitle({ title }: Pick<InsightSummary, 'title'>): string {
  return title ?? 'Untitled article';
}

/**
 * The parts of a list as one: each article once, wherever the firm repeats it. The list is whole when its last part has
 * brought nothing new, such as one whose next link leads back (API-19). What cannot be read may be new.
 */
export function joinParts(parts: readonly InsightPart[]) {
  const insights = new Map<string, InsightSummary>();
  let unreadable = 0;
  let isWhole = false;
  for (const { items, unreadable: inPart } of parts) {
    const before = insights.size;
    for (const insight of items) if (!insights.has(insight.id)) insights.set(insight.id, insight);
    isWhole = insights.size === before && (items.length > 0 || inPart === 0);
    if (!isWhole) unreadable += inPart;
  }
  return { insights: [...insights.values()], unreadable, isWhole };
}

/** How the categories and the authors of articles are called. */
export type InsightNames = { categories: NamesById; authors: NamesById };

/** Until they load, or when they cannot be read, articles are shown without them. */
const unknown: InsightNames = { categories: {}, authors: {} };

export function useInsightNames() {
  const trpc = useTRPC();
  const query = combineQueries([
    useQuery(trpc.insights.categories.queryOptions()),
    useQuery(trpc.insights.authors.queryOptions()),
  ]);
  const [categories, authors] = query.data ?? [];
  return { query, names: categories && authors ? { categories, authors } : unknown };
}

/**
 * P-6: articles by category and author, page by page by the next link. While other filters load, the previous list
 * stays.
 */
export function useInsights(choice: InsightChoice) {
  const trpc = useTRPC();
  return useInfiniteQuery(
    trpc.insights.list.infiniteQueryOptions(searchOf(choice), {
      getNextPageParam: ({ next }, parts) => (joinParts(parts).isWhole ? null : next),
      ...keepPrevious,
    }),
  );
}
