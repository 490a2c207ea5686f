import type { Insight } from '@portal/contract/v1/insights';
import { link } from '../../http/hal.ts';
import type { Insights } from './insights-service.ts';

type InsightRow = Awaited<ReturnType<Insights['byId']>>;

/** An article as one client sees it: `likes` says whether they like it, and names no other client. */
export function presentInsight(row: InsightRow): Insight {
  const liked = row.likes.length > 0;
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    html: row.html,
    category_id: row.categoryId,
    author_id: row.authorId,
    author_bio: row.author.bio,
    published_at: row.publishedAt.toISOString(),
    reading_minutes: row.readingMinutes,
    image_url: row.imageUrl,
    like_count: row._count.likes,
    likes: liked,
    liked,
    can_unlike: true,
    _links: { self: link('insights.view', { id: row.id }) },
  };
}

/** Id to name. */
export function presentNames(rows: readonly { id: string; name: string }[]): Record<string, string> {
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}
