import { londonDay } from '@portal/contract/shapes/calendar-day';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { FailedPage } from '#core/errors/failed-page.tsx';
import { useSearchParams } from '#core/routing/search-params.ts';
import { useKeptScroll } from '#core/routing/use-kept-scroll.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { ListDetail } from '#ui/layout/list-detail.tsx';
import { useBasis } from '../basis.ts';
import { oncePerList } from '../once-per-list.ts';
import { type PolicyListItem, usePolicies } from '../policy-queries.ts';
import { Portfolio, PortfolioSkeleton } from '../portfolio/portfolio.tsx';
import { readListParams, useOpenPolicy, writeListParams } from '../search-params.ts';
import { ListPane } from './list-pane.tsx';
import { sortPolicies } from './sort.ts';

/** Below what the first screen shows, so the first paint does not wait for it. */
const BelowTotal = lazy(() =>
  import('../portfolio/below-total.tsx').then((file) => ({ default: file.BelowTotal })),
);

const NoPolicies = lazy(() => import('./no-policies.tsx').then((file) => ({ default: file.NoPolicies })));

const none: readonly PolicyListItem[] = [];
const sortedOnce = oncePerList((policies) => sortPolicies(policies, 'value'));

/**
 * P-1: the list of policies beside their total, or beside the open policy (P-2). The list keeps its scroll position
 * from one policy to the next. On phones: total, allocation, search, filters, list, notices.
 */
export function PoliciesScreen({ today = londonDay(new Date()) }: { today?: string }) {
  const query = usePolicies();
  const [params, setParams] = useSearchParams();
  const openPolicy = useOpenPolicy();
  const [keepScroll, list] = useKeptScroll();
  const sorted = sortedOnce(query.data?.policies ?? none);
  const [basis, chooseBasis] = useBasis(sorted);
  const unreadable = query.data?.unreadable ?? 0;
  const isEmpty = query.data?.policies.length === 0 && unreadable === 0;
  const hasFailed = query.data === undefined && (query.errorUpdateCount > 0 || query.isPaused);
  const refetch = () => void query.refetch();

  const portfolio = (
    <QueryBoundary
      query={query}
      loading={<PortfolioSkeleton />}
      failed={(failure) => (
        <FailedPage heading="We could not load your policies" failure={failure}>
          Your policies are safe.
        </FailedPage>
      )}
    >
      {() =>
        isEmpty ? (
          <Suspense fallback={<PortfolioSkeleton />}>
            <NoPolicies isChecking={query.isFetching} onCheck={refetch} />
          </Suspense>
        ) : (
          <Portfolio
            policies={sorted}
            unreadable={unreadable}
            today={today}
            basis={basis}
            onChooseBasis={chooseBasis}
          />
        )
      }
    </QueryBoundary>
  );
  const below = (
    <Suspense>
      <BelowTotal
        query={query}
        sorted={sorted}
        basis={basis}
        today={today}
        onShowOldest={() => {
          setParams(writeListParams({ ...readListParams(params), order: 'oldest' }, params));
          list.current?.focus();
        }}
      />
    </Suspense>
  );
  return (
    <ListDetail
      isBusy={query.data === undefined && !hasFailed}
      listLabel="Your policies"
      listRef={keepScroll}
      narrow={openPolicy === null ? 'all' : 'detail'}
      lead={openPolicy === null ? portfolio : undefined}
      list={
        openPolicy === null && (isEmpty || hasFailed) ? undefined : (
          <ListPane
            query={query}
            sorted={sorted}
            unreadable={unreadable}
            basis={basis}
            today={today}
            list={list}
          />
        )
      }
      detail={
        <>
          {openPolicy === null && sorted.length > 0 ? below : null}
          <Outlet />
        </>
      }
    />
  );
}
