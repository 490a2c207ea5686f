import { useRef } from 'react';
import { FailedPage } from '#core/errors/failed-page.tsx';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { UnreadableNote } from '#core/errors/unreadable-note.tsx';
import { useSearchParams, withSearchParams } from '#core/routing/search-params.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { CoverSkeleton } from './cover/cover.tsx';
import { InsightFilters } from './filters.tsx';
import { joinParts, useInsightNames, useInsights } from './insight-queries.ts';
import styles from './insights-screen.module.css';
import listStyles from './list.module.css';
import { InsightList, type MoreInsights } from './list.tsx';
import { everyInsight, type InsightChoice, isNarrowed, readInsightChoice } from './search-params.ts';

/** P-6: the list of articles, by category and author. */
export function InsightsScreen() {
  const [params, setParams] = useSearchParams();
  const choice = readInsightChoice(params);
  const insights = useInsights(choice);
  const { query: namesQuery, names } = useInsightNames();
  const section = useRef<HTMLElement>(null);
  const choose = (next: InsightChoice) => setParams(withSearchParams(params, next));
  const filters = {
    choice,
    onChoose: (change: Partial<InsightChoice>) => choose({ ...choice, ...change }),
  };
  function clear() {
    choose(everyInsight);
    // The button disappears.
    section.current?.focus({ preventScroll: true });
  }
  return (
    <div className={styles.page}>
      <QueryBoundary
        query={namesQuery}
        loading={<InsightFilters {...filters} names={undefined} />}
        failed={(failure) => <FailedPart heading="We could not load the filters" failure={failure} />}
      >
        {() => <InsightFilters {...filters} names={names} />}
      </QueryBoundary>
      <section
        ref={section}
        className={styles.list}
        tabIndex={-1}
        aria-label="Articles"
        aria-busy={insights.isPlaceholderData}
      >
        <QueryBoundary
          query={insights}
          loading={<InsightsSkeleton />}
          failed={(failure) => <FailedPage heading="We could not load the articles" failure={failure} />}
        >
          {({ pages }) => {
            const list = joinParts(pages);
            return (
              <>
                {list.insights.length + list.unreadable > 0 ? (
                  <InsightList insights={list.insights} names={names} more={moreOf(insights)} />
                ) : (
                  <InsightsEmpty
                    onClear={isNarrowed(choice) || insights.isPlaceholderData ? clear : undefined}
                  />
                )}
                <UnreadableNote count={list.unreadable} one="article" many="articles" />
              </>
            );
          }}
        </QueryBoundary>
      </section>
    </div>
  );
}

/** While other filters load, it is not known whether the list is complete. */
function moreOf(insights: ReturnType<typeof useInsights>): MoreInsights | undefined {
  const { hasNextPage, isPlaceholderData, isFetchingNextPage } = insights;
  if (!hasNextPage && !isPlaceholderData) return undefined;
  return {
    isLoading: isFetchingNextPage || isPlaceholderData,
    error: insights.isFetchNextPageError ? insights.error : null,
    onLoad: () => void insights.fetchNextPage(),
  };
}

const skeletonCards = ['lead', 'second', 'third', 'fourth'];

/** The list while it loads, at the size that it will have. */
function InsightsSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="visually-hidden">
        Loading articles
      </p>
      <ul className={listStyles.list} aria-hidden="true">
        {skeletonCards.map((card) => (
          <li key={card} className={listStyles.card} data-lead={card === 'lead'}>
            <CoverSkeleton />
            <div className={styles.linesSkeleton}>
              <Skeleton width="6rem" height="0.9rem" />
              <Skeleton width="90%" height="1.3rem" />
              <Skeleton width="60%" height="1.3rem" />
              <Skeleton width="70%" height="0.8rem" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

type InsightsEmptyProps = {
  /** Clears the filters; undefined when none is in use. */
  onClear: (() => void) | undefined;
};

/** No article: none that fits the filters, or none at all. */
function InsightsEmpty({ onClear }: InsightsEmptyProps) {
  if (onClear === undefined)
    return (
      <EmptyState heading="No articles yet">
        You will find articles in plain English on pensions, saving and tax here, written by the people who
        look after your money.
      </EmptyState>
    );
  return (
    <EmptyState
      heading="No articles match these filters"
      actions={
        <Button kind="quiet" onClick={onClear}>
          Show all articles
        </Button>
      }
    >
      There is no article by this author in this category yet. Choose another category or author, or show all
      articles.
    </EmptyState>
  );
}
