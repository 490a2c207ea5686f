import { useEffect, useRef } from 'react';
import { failureSentence } from '#core/failure-sentence.ts';
import { Button } from '#ui/button.tsx';
import { countOf } from '#ui/count-words.ts';
import { InsightCard } from './insight-card.tsx';
import styles from './insight-list.module.css';
import type { InsightSummary } from './insight-summary.ts';
import type { InsightNames } from './use-insight-names.ts';

type InsightListProps = {
  insights: readonly InsightSummary[];
  names: InsightNames;
  /** Undefined where the list ends. */
  more: MoreInsights | undefined;
};

/** How the list goes on. */
export type MoreInsights = { isLoading: boolean; error: unknown; onLoad: () => void };

/** Row P6: the newest large, the others three in a row, and a way to more. */
export function InsightList({ insights, names, more }: InsightListProps) {
  const list = useRef<HTMLUListElement>(null);
  const loadMore = useFocusOnFirstNew(list, insights.length);
  return (
    <>
      <ul ref={list} className={styles.list}>
        {insights.map((insight, index) => (
          <InsightCard key={insight.id} insight={insight} names={names} isLead={index === 0} />
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {countOf(insights.length, ['insight', 'insights'])} shown{more === undefined ? ', which is all' : ''}
      </p>
      {more === undefined ? null : (
        <div className={styles.more}>
          {more.error === null ? null : (
            <p role="alert">More insights could not be loaded. {failureSentence(more.error)}</p>
          )}
          <Button
            kind="quiet"
            busy={more.isLoading}
            busyLabel="Loading more"
            onClick={() => loadMore(more.onLoad)}
          >
            {more.error === null ? 'Show more insights' : 'Try again'}
          </Button>
        </div>
      )}
    </>
  );
}

/** Whoever asked for more goes on reading at the first that came: the button has moved far down, or has gone. */
function useFocusOnFirstNew(list: React.RefObject<HTMLUListElement | null>, count: number) {
  const countWhenAsked = useRef<number | null>(null);
  useEffect(() => {
    const from = countWhenAsked.current;
    if (from === null || count <= from) return;
    countWhenAsked.current = null;
    list.current?.children[from]?.querySelector<HTMLElement>('h2 a')?.focus();
  }, [list, count]);
  return (load: () => void) => {
    countWhenAsked.current = count;
    load();
  };
}
