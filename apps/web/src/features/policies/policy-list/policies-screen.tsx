import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { portalConfiguration } from '#core/configuration.ts';
import { toAppError } from '#core/errors/app-error.ts';
import { FailedPage } from '#core/errors/failed-page.tsx';
import { londonDay } from '#core/format/london-time.ts';
import { useSearchParams } from '#core/routing/search-params.ts';
import { useKeptScroll } from '#core/routing/use-kept-scroll.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/state-panel.tsx';
import { ListDetail } from '#ui/layout/list-detail.tsx';
import { oncePerList } from '../once-per-list.ts';
import { type PolicyListItem, usePolicies } from '../policy-queries.ts';
import { Portfolio, PortfolioSkeleton } from '../portfolio/portfolio.tsx';
import { readListParams, useOpenPolicy, writeListParams } from '../search-params.ts';
import { ListPane } from './list-pane.tsx';
import { sortPolicies } from './sort.ts';

/** Below what the first screen shows, so the first paint does not wait for it. */
const PortfolioNotices = lazy(() =>
  import('../portfolio/notices.tsx').then((file) => ({ default: file.PortfolioNotices })),
);

const PortfolioHistory = lazy(() =>
  import('../portfolio/history/history.tsx').then((file) => ({ default: file.PortfolioHistorySection })),
);

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
  const unreadable = query.data?.unreadable ?? 0;
  const isEmpty = query.data?.policies.length === 0 && unreadable === 0;
  const hasFailed = query.data === undefined && query.errorUpdateCount > 0;
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
          <NoPolicies isChecking={query.isFetching} onCheck={refetch} />
        ) : (
          <Portfolio policies={sorted} unreadable={unreadable} today={today} />
        )
      }
    </QueryBoundary>
  );
  const below = (
    <Suspense>
      <PortfolioHistory policies={sorted} today={today} />
      <PortfolioNotices
        policies={sorted}
        today={today}
        refreshFailure={query.error === null ? null : toAppError(query.error).message}
        isRefreshing={query.isFetching}
        onRefresh={refetch}
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
          <ListPane query={query} sorted={sorted} unreadable={unreadable} today={today} list={list} />
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

type NoPoliciesProps = { isChecking: boolean; onCheck: () => void };

/** A new client, with nothing set up yet. */
function NoPolicies({ isChecking, onCheck }: NoPoliciesProps) {
  const { firmShortName } = portalConfiguration;
  return (
    <EmptyState
      heading="No policies here yet"
      actions={
        <Button kind="quiet" busy={isChecking} busyLabel="Checking" onClick={onCheck}>
          Check again
        </Button>
      }
    >
      When {firmShortName} has set up your first policy, it will appear here with its latest value and the
      date of that value. This usually takes five to ten working days.
    </EmptyState>
  );
}
