import { PageLink } from '#core/page-link.tsx';
import { paths } from '#core/paths.ts';
import { trpc } from '#core/trpc/react.ts';
import { sectionHeading } from '#ui/section-heading.ts';
import { textLink } from '#ui/text-link.ts';
import { InsightByline } from './insight-byline.tsx';
import { searchOf } from './insight-choice.ts';
import { type Insight, insightTitle } from './insight-summary.ts';
import styles from './related-insights.module.css';
import { useInsightNames } from './use-insight-names.ts';

/** Articles named below another, at most. */
const RELATED = 3;

type RelatedInsightsProps = {
  insight: Insight;
  /** The name of its category; null or undefined where it has none. */
  category: string | null | undefined;
};

/** What to read next: more of the same category, and the way back to all. A list that cannot be read is left out. */
export function RelatedInsights({ insight, category }: RelatedInsightsProps) {
  const utils = trpc.useUtils();
  const { names } = useInsightNames();
  const { data } = trpc.insights.list.useQuery(searchOf({ category: insight.categoryId, author: null }));
  const related = (data?.items ?? []).filter(({ id }) => id !== insight.id).slice(0, RELATED);
  return (
    <nav className={styles.related} aria-label="More insights">
      {related.length > 0 ? (
        <>
          <h2 className={sectionHeading}>{headingOf(insight, category)}</h2>
          <ul className={styles.list}>
            {related.map((other) => (
              <li key={other.id} className={styles.item}>
                <PageLink
                  className={styles.title}
                  to={paths.insight.to({ id: other.id })}
                  prefetch={() => void utils.insights.byId.prefetch({ id: other.id })}
                >
                  {insightTitle(other)}
                </PageLink>
                <InsightByline insight={other} names={names} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <PageLink className={textLink} to={paths.insights.to()}>
        All insights
      </PageLink>
    </nav>
  );
}

function headingOf({ categoryId }: Insight, category: string | null | undefined): string {
  return categoryId === null ? 'More to read' : `More in ${category ?? 'this category'}`;
}
