import type { RouterOutputs } from '#core/trpc/router-outputs.ts';

/** One part of the list of articles, and an article as the list shows it. */
export type InsightPart = RouterOutputs['insights']['list'];
export type InsightSummary = InsightPart['items'][number];

/** An article with its text. */
export type Insight = RouterOutputs['insights']['byId'];

/** Category or author, id to name; null where an id has none. */
export type NamesById = RouterOutputs['insights']['categories'];

/** What an article is called; the firm may give no title (row A19). */
export function insightTitle({ title }: Pick<InsightSummary, 'title'>): string {
  return title?.trim() || 'Article';
}

/**
 * The parts of a list as one: each article once, wherever the firm repeats it. The list is whole when its last part has
 * brought nothing new, such as one whose next link leads back (row A19).
 */
export function joinParts(parts: readonly InsightPart[]) {
  const insights = new Map<string, InsightSummary>();
  let unreadable = 0;
  let isWhole = false;
  for (const { items, unreadable: inPart } of parts) {
    const before = insights.size;
    for (const insight of items) if (!insights.has(insight.id)) insights.set(insight.id, insight);
    isWhole = insights.size === before;
    if (!isWhole || items.length === 0) unreadable += inPart;
  }
  return { insights: [...insights.values()], unreadable, isWhole };
}
