import { dayOfMoment } from '#core/format/london-time.ts';
import { formatShortDay } from '#ui/format/day.ts';
import styles from './byline.module.css';
import type { InsightNames, InsightSummary } from './insight-queries.ts';
import { LikeButton } from './like-button.tsx';

type InsightBylineProps = {
  insight: Pick<InsightSummary, 'authorId' | 'publishedAt' | 'readingMinutes'>;
  names: InsightNames;
};

/** Who wrote an article, when, and how long it takes to read, as far as the firm gives it. */
export function InsightByline({ insight, names }: InsightBylineProps) {
  const { authorId, publishedAt, readingMinutes } = insight;
  const author = authorId === null ? null : names.authors[authorId];
  return (
    <p className={styles.byline}>
      {author ? <span className={styles.part}>{author}</span> : null}
      {publishedAt === null ? null : (
        <time className={styles.day} dateTime={publishedAt}>
          {formatShortDay(dayOfMoment(publishedAt))}
        </time>
      )}
      {readingMinutes === null ? null : <span className={styles.part}>{readingMinutes} min read</span>}
    </p>
  );
}

type AboutInsightProps = { insight: InsightSummary; names: InsightNames };

/** The category above the title of an article. */
export function InsightCategory({ insight: { categoryId }, names }: AboutInsightProps) {
  return categoryId === null ? null : <p className={styles.category}>{names.categories[categoryId]}</p>;
}

/** Below the title of an article: its byline and the like button. */
export function InsightFoot({ insight, names }: AboutInsightProps) {
  return (
    <div className={styles.foot}>
      <InsightByline insight={insight} names={names} />
      <LikeButton insight={insight} />
    </div>
  );
}
