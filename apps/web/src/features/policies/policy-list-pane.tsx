import { lazy, type RefObject, Suspense, useEffect, useMemo, useRef } from 'react';
import { FailedPart } from '#core/failed-part.tsx';
import { type Asked, Loaded } from '#core/loaded.tsx';
import { UnreadableNote } from '#core/unreadable-note.tsx';
import { filterPolicies, isFiltered } from './filter-policies.ts';
import { type ListChoice, plainChoice, writeListChoice } from './list-choice.ts';
import { ListResult } from './list-result.tsx';
import { ListPlace, ToolsPlace } from './policies-loading.tsx';
import { PolicyList } from './policy-list.tsx';
import type { PolicyListItem } from './policy-list-item.ts';
import styles from './policy-list-pane.module.css';
import { sortPolicies } from './sort-policies.ts';
import { useListChoice } from './use-list-choice.ts';

/** Asked for with the policies, and as a rule there before them: nobody can use it before it has been read. */
const listTools = import('./list-tools.tsx').then((file) => ({ default: file.ListTools }));
const ListTools = lazy(() => listTools);

const ExportPolicies = lazy(() =>
  import('./csv/export-policies.tsx').then((file) => ({ default: file.ExportPolicies })),
);

type PolicyListPaneProps = {
  query: Asked;
  /** Every policy, largest value first. */
  sorted: readonly PolicyListItem[];
  /** How many more there are that could not be read. */
  unreadable: number;
  today: string;
  list: RefObject<HTMLElement | null>;
};

/** Search and filters over the list of policies, and the list as a file under it. */
export function PolicyListPane({ query, sorted, unreadable, today, list }: PolicyListPaneProps) {
  const [choice, choose] = useListChoice();
  const shown = useShownPolicies(sorted, choice);
  useTopOnChange(list, choice);
  const result = (
    <ListResult
      isFiltered={isFiltered(choice)}
      shown={shown}
      all={sorted.length}
      onClear={() => {
        choose({ ...plainChoice, order: choice.order });
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
    <Loaded
      query={query}
      loading={<ListPlace />}
      failed={(failure) => (
        <div className={styles.words}>
          <FailedPart heading="We could not load your policies" failure={failure} />
        </div>
      )}
    >
      {() =>
        sorted.length === 0 ? (
          (unreadNote ?? <p className={styles.words}>No policies here yet</p>)
        ) : (
          <>
            <Suspense fallback={<ToolsPlace result={result} />}>
              <ListTools policies={sorted} choice={choice} onChoose={choose} result={result} />
            </Suspense>
            {unreadNote}
            <PolicyList policies={shown} choice={choice} today={today} />
            <Suspense>
              <ExportPolicies policies={shown} today={today} />
            </Suspense>
          </>
        )
      }
    </Loaded>
  );
}

/** Follows the search field at every key. */
function useShownPolicies(sorted: readonly PolicyListItem[], choice: ListChoice): PolicyListItem[] {
  const { text, category, status, provider, order } = choice;
  return useMemo(() => {
    const found = filterPolicies(sorted, { text, category, status, provider });
    return order === 'value' ? found : sortPolicies(found, order);
  }, [sorted, text, category, status, provider, order]);
}

/** Another choice is looked at from its first policy, however far the list was scrolled before. */
function useTopOnChange(list: RefObject<HTMLElement | null>, choice: ListChoice) {
  const written = writeListChoice(choice, new URLSearchParams()).toString();
  const last = useRef(written);
  useEffect(() => {
    if (last.current !== written && list.current) list.current.scrollTop = 0;
    last.current = written;
  }, [list, written]);
}
