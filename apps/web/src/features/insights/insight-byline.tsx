import { londonDay } from '#core/time/london-day.ts';
import { formatShortDay } from '#ui/format-day.ts';
import styles from './insight-byline.module.css';
import type { InsightSummary } from './insight-summary.ts';
import type { InsightNames } from './use-insight-names.ts';

type InsightBylineProps = {
  insight: Pick<InsightSummary, 'authorId' | 'publishedAt' | 'readingMinutes'>;
  names: InsightNames;
};

/** Who wrote an article, when, and how long it takes to read. */
export function InsightByline({ insight, names }: InsightBylineProps) {
  const author = names.authors[insight.authorId];
  return (
    <p className={styles.byline}>
      {author === undefined ? null : <span className={styles.part}>{author}</span>}
      <time className={styles.day} dateTime={insight.publishedAt}>
        {formatShortDay(londonDay(new Date(insight.publishedAt)))}
      </time>
      <span className={styles.part}>{insight.readingMinutes} min read</span>
    </p>
  );
}
