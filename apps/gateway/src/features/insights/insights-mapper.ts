import type { Insight, InsightSummary } from '@portal/contract/insights';
import { z } from 'zod';
import { camelKeys } from '../../camel-keys.ts';

/** An article as lists show it; its category and author are named by `insights.categories` and `insights.authors`. */
export const insightSummaryOutput = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  categoryId: z.string(),
  authorId: z.string(),
  publishedAt: z.string(),
  readingMinutes: z.number(),
  imageUrl: z.string().nullable(),
  likeCount: z.number(),
  liked: z.boolean(),
});

/** With its text: the firm's markup, sanitised where it is shown (security G4). */
export const insightOutput = insightSummaryOutput.extend({
  html: z.string(),
  /** What is told of the writer; null where nothing is. */
  authorBio: z.string().nullable(),
});

export const likeOutput = z.object({ likeCount: z.number(), liked: z.literal(true) });

export function toInsightSummary(insight: InsightSummary): z.infer<typeof insightSummaryOutput> {
  return camelKeys(insight);
}

export function toInsight(insight: Insight): z.infer<typeof insightOutput> {
  const { authorBio, ...rest } = camelKeys(insight);
  return { ...rest, authorBio: authorBio ?? null };
}
