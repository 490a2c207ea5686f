import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { failureSentence } from '#core/errors/app-error.ts';
import { PageLink } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { Button } from '#ui/action/button.tsx';
import { touchLink } from '#ui/action/classes.ts';
import { countOf } from '#ui/format/counts.ts';
import { InsightCategory, InsightFoot } from './byline.tsx';
import { InsightCover } from './cover/cover.tsx';
import { type InsightNames, type InsightSummary, insightTitle } from './insight-queries.ts';
import styles from './list.module.css';

type InsightListProps = {
  insights: readonly InsightSummary[];
  names: InsightNames;
  /** Undefined where the list ends. */
  more: MoreInsights | undefined;
};

/** How the list continues. */
export type MoreInsights = { isLoading: boolean; error: unknown; onLoad: () => void };

/** P-6: the newest large, the others three in a row, and a way to more. */
export function InsightList({ insights, names, more }: InsightListProps) {
  const list = useRef<HTMLUListElement>(null);
  const isLoading = more?.isLoading ?? false;
  const { button, load } = useFocusOnFirstNew(list, insights.length, isLoading);
  return (
    <>
      <ul ref={list} className={styles.list}>
        {insights.map((insight, index) => (
          <InsightCard key={insight.id} insight={insight} names={names} isLead={index === 0} />
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {countOf(insights.length, ['article', 'articles'])} shown
        {more === undefined ? '. There are no more.' : ''}
      </p>
      {more === undefined ? null : (
        <div className={styles.more}>
          {more.error === null ? null : (
            <p role="alert">We could not load more articles. {failureSentence(more.error)}</p>
          )}
          <Button
            ref={button}
            kind="quiet"
            busy={isLoading}
            busyLabel="Loading more"
            onClick={() => load(more.onLoad)}
          >
            {more.error === null ? 'Show more articles' : 'Try again'}
          </Button>
        </div>
      )}
    </>
  );
}

/**
 * After more articles load, focus moves to the first new one: the button has moved far down, or is removed. A client
 * who has moved on meanwhile stays there.
 */
function useFocusOnFirstNew(list: RefObject<HTMLUListElement | null>, count: number, isLoading: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const countWhenAsked = useRef<number | null>(null);
  useLayoutEffect(() => {
    const from = countWhenAsked.current;
    if (from === null || isLoading) return;
    countWhenAsked.current = null;
    const { activeElement, body } = document;
    // With the last part the button is removed.
    const isFree = activeElement === button.current || activeElement === body;
    if (count > from && isFree) list.current?.children[from]?.querySelector<HTMLElement>('h2 a')?.focus();
  }, [list, count, isLoading]);
  const load = (start: () => void) => {
    countWhenAsked.current = count;
    start();
  };
  return { button, load };
}

type InsightCardProps = {
  insight: InsightSummary;
  names: InsightNames;
  /** The newest of the list is shown large. */
  isLead: boolean;
};

/** One article of the list. The title is the link; the cover is a link too, for the pointer only. */
function InsightCard({ insight, names, isLead }: InsightCardProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { id } = insight;
  const link = {
    to: paths.insight.to({ id }),
    prefetch: () => void queryClient.prefetchQuery(trpc.insights.byId.queryOptions({ id })),
  };
  return (
    <li className={styles.card} data-lead={isLead}>
      <PageLink {...link} className={styles.cover} tabIndex={-1} aria-hidden="true">
        <InsightCover insight={insight} />
      </PageLink>
      <div className={styles.text}>
        <InsightCategory insight={insight} names={names} />
        <h2 className={styles.title}>
          <PageLink {...link} className={touchLink}>
            {insightTitle(insight)}
          </PageLink>
        </h2>
        {insight.summary === null ? null : <p className={styles.summary}>{insight.summary}</p>}
        <InsightFoot insight={insight} names={names} />
      </div>
    </li>
  );
}
