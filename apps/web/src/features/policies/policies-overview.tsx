import { lazy, Suspense, useDeferredValue, useMemo, useRef } from 'react';
import { ListDetail } from '#ui/list-detail.tsx';
import { allocationOf } from './allocation.ts';
import { AllocationBlock } from './allocation-block.tsx';
import { filterPolicies } from './filter-policies.ts';
import { type ListChoice, plainChoice } from './list-choice.ts';
import { ListTools } from './list-tools.tsx';
import styles from './policies-overview.module.css';
import { PolicyList } from './policy-list.tsx';
import type { PolicyListItem } from './policy-list-item.ts';
import { sortPolicies } from './sort-policies.ts';
import { totalOf } from './total.ts';
import { TotalBlock } from './total-block.tsx';
import { useListChoice } from './use-list-choice.ts';

/** Stands below what the first screenful shows, so the first paint does not wait for it. */
const PoliciesNotes = lazy(() =>
  import('./policies-notes.tsx').then((file) => ({ default: file.PoliciesNotes })),
);

type PoliciesOverviewProps = {
  policies: readonly PolicyListItem[];
  /** Day in London. */
  today: string;
  /** Why the last refresh failed, in words; null where it did not. */
  refreshFailure: string | null;
  isRefreshing: boolean;
  onRefresh: () => void;
};

/** The list of policies beside what they add up to. On phones: total, allocation, search, filters, list, notes. */
export function PoliciesOverview({ policies, today, ...refresh }: PoliciesOverviewProps) {
  const [choice, choose] = useListChoice();
  const list = useRef<HTMLElement>(null);
  const sums = useMemo(() => reckon(policies, today), [policies, today]);
  const shown = useShownPolicies(sums.sorted, choice);
  return (
    <ListDetail
      listLabel="Your policies"
      listRef={list}
      lead={
        <div className={styles.lead}>
          <TotalBlock total={sums.total} />
          {sums.allocation.length > 0 ? <AllocationBlock parts={sums.allocation} /> : null}
        </div>
      }
      list={
        <>
          <ListTools
            policies={policies}
            shown={shown.length}
            choice={choice}
            onChoose={choose}
            onClear={() => {
              choose({ ...plainChoice, order: choice.order });
              list.current?.focus({ preventScroll: true });
            }}
          />
          <PolicyList policies={shown} today={today} />
        </>
      }
      detail={
        <Suspense>
          <PoliciesNotes
            policies={sums.sorted}
            today={today}
            {...refresh}
            onShowOldest={() => {
              choose({ order: 'oldest' });
              list.current?.focus();
            }}
          />
        </Suspense>
      }
    />
  );
}

function reckon(policies: readonly PolicyListItem[], today: string) {
  const sorted = sortPolicies(policies, 'value');
  return {
    sorted,
    total: totalOf(policies, today),
    allocation: allocationOf(policies),
  };
}

/** The list follows the search field when there is time for it, so that typing never waits for a thousand rows. */
function useShownPolicies(sorted: readonly PolicyListItem[], choice: ListChoice): PolicyListItem[] {
  const { text, category, status, provider, order } = useDeferredValue(choice);
  return useMemo(() => {
    const found = filterPolicies(sorted, { text, category, status, provider });
    return order === 'value' ? found : sortPolicies(found, order);
  }, [sorted, text, category, status, provider, order]);
}
