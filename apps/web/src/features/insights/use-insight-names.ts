import { allAsked } from '#core/all-asked.ts';
import { trpc } from '#core/trpc/react.ts';
import type { NamesById } from './insight-summary.ts';

/** How the categories and the authors of articles are called. */
export type InsightNames = { categories: NamesById; authors: NamesById };

/** Until they are known, or where they cannot be read, articles stand without them. */
const unknown: InsightNames = { categories: {}, authors: {} };

export function useInsightNames() {
  const asked = allAsked([trpc.insights.categories.useQuery(), trpc.insights.authors.useQuery()]);
  const [categories, authors] = asked.data ?? [];
  return { asked, names: categories && authors ? { categories, authors } : unknown };
}
