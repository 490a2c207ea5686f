import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PageLink } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { textLink } from '#ui/action/classes.ts';
import { SectionHeading } from '#ui/layout/headings.tsx';
import { InsightByline } from '../byline.tsx';
import { type Insight, insightTitle, useInsightNames } from '../insight-queries.ts';
import { searchOf } from '../search-params.ts';
import styles from './related.module.css';

/** Articles named below another, at most. */
const RELATED = 3;

type RelatedInsightsProps = {
  insight: Insight;
  /** The name of its category; null or undefined where it has none. */
  category: string | null | undefined;
};

/** Further articles of the same category, and a link to all. A list that cannot be read is left out. */
export function RelatedInsights({ insight, category }: RelatedInsightsProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { names } = useInsightNames();
  const { data } = useQuery(
    trpc.insights.list.queryOptions(searchOf({ category: insight.categoryId, author: null })),
  );
  const related = (data?.items ?? []).filter(({ id }) => id !== insight.id).slice(0, RELATED);
  return (
    <nav className={styles.related} aria-label="More articles">
      {related.length > 0 ? (
        <>
          <SectionHeading>{headingOf(insight, category)}</SectionHeading>
          <ul className={styles.list}>
            {related.map((other) => (
              <li key={other.id} className={styles.item}>
                <PageLink
                  className={styles.title}
                  to={paths.insight.to({ id: other.id })}
                  prefetch={() =>
                    void queryClient.prefetchQuery(trpc.insights.byId.queryOptions({ id: other.id }))
                  }
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
        All articles
      </PageLink>
    </nav>
  );
}

function headingOf({ categoryId }: Insight, category: string | null | undefined): string {
  return categoryId === null ? 'More to read' : `More in ${category ?? 'this category'}`;
}
