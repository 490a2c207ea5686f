import { PageLink } from '#core/page-link.tsx';
import { paths } from '#core/paths.ts';
import { trpc } from '#core/trpc/react.ts';
import { InsightByline } from './insight-byline.tsx';
import styles from './insight-card.module.css';
import { InsightCover } from './insight-cover.tsx';
import { type InsightSummary, insightTitle } from './insight-summary.ts';
import { LikeButton } from './like-button.tsx';
import type { InsightNames } from './use-insight-names.ts';

type InsightCardProps = {
  insight: InsightSummary;
  names: InsightNames;
  /** The newest of the list is shown large. */
  isLead: boolean;
};

/** One article of the list. The title is the link; the whole cover leads there too, for the pointer alone. */
export function InsightCard({ insight, names, isLead }: InsightCardProps) {
  const utils = trpc.useUtils();
  const { id } = insight;
  const link = {
    to: paths.insight.to({ id }),
    prefetch: () => void utils.insights.byId.prefetch({ id }),
  };
  return (
    <li className={styles.card} data-lead={isLead}>
      <PageLink {...link} className={styles.cover} tabIndex={-1} aria-hidden="true">
        <InsightCover insightId={id} />
      </PageLink>
      <div className={styles.words}>
        {insight.categoryId === null ? null : (
          <p className={styles.category}>{names.categories[insight.categoryId]}</p>
        )}
        <h2 className={styles.title}>
          <PageLink {...link}>{insightTitle(insight)}</PageLink>
        </h2>
        {insight.summary === null ? null : <p className={styles.summary}>{insight.summary}</p>}
        <div className={styles.foot}>
          <InsightByline insight={insight} names={names} />
          <LikeButton insight={insight} />
        </div>
      </div>
    </li>
  );
}
