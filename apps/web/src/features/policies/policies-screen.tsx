import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { toAppError } from '#core/errors.ts';
import { FailedPage } from '#core/failed-page.tsx';
import { Loaded } from '#core/loaded.tsx';
import { londonDay } from '#core/time/london-day.ts';
import { useAddressQuery } from '#core/use-address-query.ts';
import { useKeptScroll } from '#core/use-kept-scroll.ts';
import { ListDetail } from '#ui/list-detail.tsx';
import { readListChoice, writeListChoice } from './list-choice.ts';
import { oncePerList } from './once-per-list.ts';
import { PoliciesLead } from './policies-lead.tsx';
import { LeadPlace } from './policies-loading.tsx';
import type { PolicyListItem } from './policy-list-item.ts';
import { PolicyListPane } from './policy-list-pane.tsx';
import { sortPolicies } from './sort-policies.ts';
import { useChosenPolicy } from './use-chosen-policy.ts';
import { usePolicies } from './use-policies.ts';

/** Only new clients see it. */
const PoliciesEmpty = lazy(() =>
  import('./policies-empty.tsx').then((file) => ({ default: file.PoliciesEmpty })),
);

/** Stands below what the first screenful shows, so the first paint does not wait for it. */
const PoliciesNotes = lazy(() =>
  import('./policies-notes.tsx').then((file) => ({ default: file.PoliciesNotes })),
);

const none: readonly PolicyListItem[] = [];
const sortedOnce = oncePerList((policies) => sortPolicies(policies, 'value'));

/**
 * Row P1: the policies beside what they add up to, or beside the one that the address names (row P2). The list stays
 * where it is while people go from one to the next. On phones: total, allocation, search, filters, list, notes.
 */
export function PoliciesScreen({ today = londonDay(new Date()) }: { today?: string }) {
  const query = usePolicies();
  const [, setQuery] = useAddressQuery();
  const chosen = useChosenPolicy();
  const [keepScroll, list] = useKeptScroll();
  const sorted = sortedOnce(query.data?.policies ?? none);
  const unreadable = query.data?.unreadable ?? 0;
  const isEmpty = query.data?.policies.length === 0 && unreadable === 0;
  const hasFailed = query.data === undefined && query.errorUpdateCount > 0;
  const ask = () => void query.refetch();

  const lead = (
    <Loaded
      query={query}
      loading={<LeadPlace />}
      failed={(failure) => (
        <FailedPage heading="We could not load your policies" failure={failure}>
          Your policies are safe.
        </FailedPage>
      )}
    >
      {() =>
        isEmpty ? (
          <Suspense fallback={<LeadPlace />}>
            <PoliciesEmpty isChecking={query.isFetching} onCheck={ask} />
          </Suspense>
        ) : (
          <PoliciesLead policies={sorted} unreadable={unreadable} today={today} />
        )
      }
    </Loaded>
  );
  const notes = (
    <Suspense>
      <PoliciesNotes
        policies={sorted}
        today={today}
        refreshFailure={query.error === null ? null : toAppError(query.error).message}
        isRefreshing={query.isFetching}
        onRefresh={ask}
        onShowOldest={() => {
          setQuery((query) => writeListChoice({ ...readListChoice(query), order: 'oldest' }, query));
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
      narrow={chosen === null ? 'all' : 'detail'}
      lead={chosen === null ? lead : undefined}
      list={
        chosen === null && (isEmpty || hasFailed) ? undefined : (
          <PolicyListPane query={query} sorted={sorted} unreadable={unreadable} today={today} list={list} />
        )
      }
      detail={
        <>
          {chosen === null && sorted.length > 0 ? notes : null}
          <Outlet />
        </>
      }
    />
  );
}
