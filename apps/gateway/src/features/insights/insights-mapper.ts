import type { Insight, InsightSummary } from '@portal/contract/v1/insights';
import { z } from 'zod';
import { mapperTo } from '../../mapping/listed-fields.ts';

const text = z.string().nullable();

/** An article as lists show it; its category and author are named by `insights.categories` and `insights.authors`. */
export const insightSummaryOutput = z.object({
  id: z.string(),
  title: text,
  summary: text,
  categoryId: text,
  authorId: text,
  publishedAt: text,
  readingMinutes: z.number().nullable(),
  imageUrl: text,
  likeCount: z.number().nullable(),
  /** Null where the firm does not say whether this client likes it. */
  liked: z.boolean().nullable(),
  /** Whether a like can be taken back; null where the firm does not say, and then it cannot. */
  canUnlike: z.boolean().nullable(),
});

/** With its text: the firm's markup, sanitised where it is shown (SEC-G4). */
export const insightOutput = insightSummaryOutput.extend({ html: text, authorBio: text });

/** `likeCount` is null where the firm does not say it: it is then one more than before, or one less. */
export const likeOutput = z.object({ likeCount: z.number().nullable(), liked: z.boolean() });

const toKnownSummary = mapperTo(insightSummaryOutput);
const toKnownInsight = mapperTo(insightOutput);

export function toInsightSummary(insight: InsightSummary): z.infer<typeof insightSummaryOutput> {
  return { ...toKnownSummary(insight), liked: likedBy(insight) };
}

export function toInsight(insight: Insight): z.infer<typeof insightOutput> {
  return { ...toKnownInsight(insight), liked: likedBy(insight) };
}

/** API-19: an empty list or a count of 0 means no, and a boolean is about the reader; anything else is unknown. */
function likedBy({ liked, likes }: Pick<Insight, 'liked' | 'likes'>): boolean | null {
  if (liked !== null) return liked;
  if (typeof likes === 'boolean') return likes;
  return likes === 0 || (Array.isArray(likes) && likes.length === 0) ? false : null;
}
