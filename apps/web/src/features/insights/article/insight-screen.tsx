import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { FailedPage } from '#core/errors/failed-page.tsx';
import { MissingPage } from '#core/errors/missing-page.tsx';
import { RichText } from '#core/rich-text/rich-text.tsx';
import { useDocumentTitle } from '#core/routing/headings/page-title.ts';
import { SubjectHeading } from '#core/routing/headings/subject-heading.tsx';
import { useOpenedHeading } from '#core/routing/headings/use-opened-heading.ts';
import { paths } from '#core/routing/paths.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { InsightCategory, InsightFoot } from '../byline.tsx';
import { CoverSkeleton, InsightCover } from '../cover/cover.tsx';
import { type Insight, insightTitle, useInsightNames } from '../insight-queries.ts';
import styles from './insight-screen.module.css';
import { RelatedInsights } from './related.tsx';

/** P-6: one article. */
export function InsightScreen() {
  const trpc = useTRPC();
  const { id = '' } = useParams();
  return (
    <QueryBoundary
      key={id}
      query={useQuery(trpc.insights.byId.queryOptions({ id }))}
      loading={<InsightSkeleton />}
      notFound={
        <MissingPage
          heading="We could not find this article"
          onward={{ to: paths.insights.to(), label: 'All articles' }}
        >
          It may have been removed, or the address may be mistyped.
        </MissingPage>
      }
      failed={(failure) => <FailedPage heading="We could not load this article" failure={failure} />}
    >
      {(insight) => <InsightArticle insight={insight} />}
    </QueryBoundary>
  );
}

const lines = ['96%', '100%', '92%', '98%', '60%'];

/** The article while it loads. */
function InsightSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <p role="status" className="visually-hidden">
        Loading the article
      </p>
      <div className={styles.article} aria-hidden="true">
        <div className={styles.linesSkeleton}>
          <Skeleton width="7rem" height="0.9rem" />
          <Skeleton width="90%" height="2.4rem" />
          <Skeleton width="60%" height="2.4rem" />
          <Skeleton width="14rem" height="0.8rem" />
        </div>
        <CoverSkeleton />
        <div className={styles.linesSkeleton}>
          {lines.map((width) => (
            <Skeleton key={width} width={width} height="1rem" />
          ))}
        </div>
      </div>
    </div>
  );
}

/** One article, to be read from top to bottom. */
function InsightArticle({ insight }: { insight: Insight }) {
  const { names } = useInsightNames();
  const { categoryId, summary, html } = insight;
  const category = categoryId === null ? null : names.categories[categoryId];
  const title = insightTitle(insight);
  const heading = useOpenedHeading();
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <article className={styles.article}>
        <header>
          <InsightCategory insight={insight} names={names} />
          <SubjectHeading ref={heading} name={title} className={styles.title} />
          {summary === null ? null : <p className={styles.summary}>{summary}</p>}
          <InsightFoot insight={insight} names={names} />
        </header>
        <InsightCover insight={insight} />
        <div className={styles.prose}>
          {html === null ? <p>The text of this article is not available here.</p> : <RichText html={html} />}
        </div>
        {insight.authorBio === null ? null : <p className={styles.author}>{insight.authorBio}</p>}
      </article>
      <RelatedInsights insight={insight} category={category} />
    </div>
  );
}
