import type { RouterOutputs } from '#core/trpc/procedures.ts';

type InsightSummary = RouterOutputs['insights']['list']['items'][number];

/** An article as the list shows it, without likes, unless overridden. */
export function anInsightSummary(id: string, overrides: Partial<InsightSummary> = {}): InsightSummary {
  return {
    id,
    title: `About ${id}`,
    summary: `What ${id} means for you.`,
    categoryId: 'markets',
    authorId: 'ruth-vasey',
    publishedAt: '2026-11-17T09:00:00.000Z',
    readingMinutes: 7,
    imageUrl: null,
    likeCount: 0,
    liked: false,
    canUnlike: true,
    ...overrides,
  };
}

/** The same with its text. */
export function anInsight(
  id: string,
  overrides: Partial<RouterOutputs['insights']['byId']> = {},
): RouterOutputs['insights']['byId'] {
  return { ...anInsightSummary(id), html: `<p>All of ${id}.</p>`, authorBio: null, ...overrides };
}
