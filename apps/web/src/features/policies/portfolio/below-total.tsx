import { memo } from 'react';
import { failureSentence } from '#core/errors/app-error.ts';
import type { Basis } from '../basis.ts';
import type { PolicyListItem, PolicyWithBreakdown, usePolicies } from '../policy-queries.ts';
import { PortfolioBreakdown } from './breakdown/breakdown.tsx';
import { PortfolioHistorySection } from './history/history.tsx';
import { PortfolioActions, PortfolioNotices } from './notices.tsx';
import { SinceLastVisit } from './since-last-visit/since-last-visit.tsx';

/** What has a `memo` does not depend on search and filters: choosing one does not draw it again. */
const History = memo(PortfolioHistorySection);
const News = memo(SinceLastVisit);
const Breakdown = memo(PortfolioBreakdown);

const none: readonly PolicyWithBreakdown[] = [];

type BelowTotalProps = {
  query: ReturnType<typeof usePolicies>;
  sorted: readonly PolicyListItem[];
  basis: Basis;
  today: string;
  onShowOldest: () => void;
};

/** Below the total and its allocation: first what qualifies the total, then how it came about and what it is made of. */
export function BelowTotal({ query, sorted, basis, today, onShowOldest }: BelowTotalProps) {
  const { policies = none, unreadable = 0 } = query.data ?? {};
  return (
    <>
      <PortfolioNotices
        policies={sorted}
        today={today}
        refreshFailure={query.error === null ? null : failureSentence(query.error)}
        isRefreshing={query.isFetching}
        onRefresh={() => void query.refetch()}
        onShowOldest={onShowOldest}
      />
      <History policies={sorted} basis={basis} today={today} />
      <News policies={sorted} unreadable={unreadable} basis={basis} today={today} />
      <Breakdown policies={policies} basis={basis} />
      <PortfolioActions />
    </>
  );
}
