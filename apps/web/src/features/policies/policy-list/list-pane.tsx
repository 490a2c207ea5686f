import { lazy, type RefObject, Suspense, useEffect, useMemo, useRef } from 'react';
import { PrivateAmount } from '#core/amounts/hidden-amounts.tsx';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { UnreadableNote } from '#core/errors/unreadable-note.tsx';
import { QueryBoundary, type QueryState } from '#core/trpc/query-boundary.tsx';
import { textLink } from '#ui/action/classes.ts';
import { countOf, formatCount } from '#ui/format/counts.ts';
import { type Basis, sumOfCounted } from '../basis.ts';
import type { PolicyListItem } from '../policy-queries.ts';
import {
  defaultListParams,
  isFiltered,
  type ListParams,
  useListParams,
  writeListParams,
} from '../search-params.ts';
import { filterPolicies } from './filter/filter.ts';
import { PolicyList } from './list.tsx';
import styles from './list-pane.module.css';
import { FilterBarSkeleton, ListSkeleton } from './list-skeleton.tsx';
import { sortPolicies } from './sort.ts';

const loadFilterBar = () => import('./filter/bar.tsx').then((file) => ({ default: file.FilterBar }));
const FilterBar = lazy(loadFilterBar);

const CsvExport = lazy(() => import('./csv-export.tsx').then((file) => ({ default: file.CsvExport })));

type ListPaneProps = {
  query: QueryState;
  /** Every policy, largest value first. */
  sorted: readonly PolicyListItem[];
  /** How many more policies could not be read. */
  unreadable: number;
  basis: Basis;
  today: string;
  list: RefObject<HTMLElement | null>;
};

/** Search and filters, the list of policies under them, and the list as a file. */
export function ListPane({ query, sorted, unreadable, basis, today, list }: ListPaneProps) {
  const [choice, choose] = useListParams();
  const shown = useShownPolicies(sorted, choice);
  useTopOnChange(list, choice);
  // Requested together with the policies; it cannot be used before they have loaded.
  useEffect(() => void loadFilterBar().catch(() => undefined), []);
  const result = (
    <ListResult
      isFiltered={isFiltered(choice)}
      shown={shown}
      all={sorted.length}
      basis={basis}
      onClear={() => {
        choose({ ...defaultListParams, order: choice.order });
        list.current?.focus({ preventScroll: true });
      }}
    />
  );
  const unreadNote =
    unreadable === 0 ? null : (
      <div className={styles.note}>
        <UnreadableNote count={unreadable} one="policy" many="policies" />
      </div>
    );
  return (
    <QueryBoundary
      query={query}
      loading={<ListSkeleton />}
      failed={(failure) => (
        <div className={styles.text}>
          <FailedPart heading="We could not load your policies" failure={failure} />
        </div>
      )}
    >
      {() =>
        sorted.length === 0 ? (
          (unreadNote ?? <p className={styles.text}>No policies here yet</p>)
        ) : (
          <>
            <Suspense fallback={<FilterBarSkeleton result={result} />}>
              <FilterBar policies={sorted} choice={choice} onChoose={choose} result={result} />
            </Suspense>
            {unreadNote}
            <PolicyList policies={shown} choice={choice} basis={basis} today={today} />
            {shown.length === 0 ? null : (
              <div className={styles.foot}>
                <Suspense>
                  <CsvExport policies={shown} today={today} />
                </Suspense>
              </div>
            )}
          </>
        )
      }
    </QueryBoundary>
  );
}

/** Calculated again at every key in the search field. */
function useShownPolicies(sorted: readonly PolicyListItem[], choice: ListParams): PolicyListItem[] {
  const { text, category, status, provider, order } = choice;
  return useMemo(() => {
    const found = filterPolicies(sorted, { text, category, status, provider });
    return order === 'value' ? found : sortPolicies(found, order);
  }, [sorted, text, category, status, provider, order]);
}

/** A change of filters or order scrolls the list back to its first policy. */
function useTopOnChange(list: RefObject<HTMLElement | null>, choice: ListParams) {
  const written = writeListParams(choice, new URLSearchParams()).toString();
  const last = useRef(written);
  useEffect(() => {
    if (last.current !== written && list.current) list.current.scrollTop = 0;
    last.current = written;
  }, [list, written]);
}

type ListResultProps = {
  isFiltered: boolean;
  /** The policies that match, and how many there are in all. */
  shown: readonly PolicyListItem[];
  all: number;
  basis: Basis;
  onClear: () => void;
};

/** How many policies match search and filters, and a button that clears the filters. */
function ListResult({ isFiltered, shown, all, basis, onClear }: ListResultProps) {
  return (
    <div className={styles.result}>
      <span role="status">
        {isFiltered ? `${formatCount(shown.length)} of ${countOf(all, ['policy', 'policies'])} shown` : ''}
      </span>
      {isFiltered ? (
        <>
          <Worth policies={shown} basis={basis} />
          <button type="button" className={textLink} onClick={onClear}>
            Clear filters
          </button>
        </>
      ) : null}
    </div>
  );
}

/** The total of the policies shown; nothing where no value counts. */
function Worth({ policies, basis }: { policies: readonly PolicyListItem[]; basis: Basis }) {
  const pence = sumOfCounted(policies, basis);
  return pence === null ? null : (
    <span className={styles.worth}>
      Worth <PrivateAmount pence={pence} />
    </span>
  );
}
