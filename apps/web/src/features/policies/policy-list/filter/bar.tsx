import { lazy, type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import { iconButton } from '#ui/action/classes.ts';
import { FilterPills } from '#ui/filter/filter-pills.tsx';
import { SearchField, SearchForm } from '#ui/filter/search-field.tsx';
import { filterIcon, Icon } from '#ui/icons.tsx';
import { oncePerList } from '../../once-per-list.ts';
import { categories, categoryNames, categoryOf } from '../../policy-labels.ts';
import type { PolicyListItem } from '../../policy-queries.ts';
import type { ListParams } from '../../search-params.ts';
import styles from './bar.module.css';
import { countByCategory, prepareSearch } from './filter.ts';

/** Fetched when the panel is first opened: most people never do. */
const loadMoreFilters = () => import('./more-filters.tsx');
const MoreFilters = lazy(() => loadMoreFilters().then((file) => ({ default: file.MoreFilters })));

type FilterBarProps = {
  policies: readonly PolicyListItem[];
  choice: ListParams;
  onChoose: (change: Partial<ListParams>) => void;
  /** How many policies match, and what they are worth. */
  result: ReactNode;
};

/** Search, pills by category, and a panel of more filters, above the list (P-42). */
export function FilterBar({ policies, choice, onChoose, result }: FilterBarProps) {
  const panel = useId();
  const inUse = countMoreFilters(choice);
  const [isOpen, setIsOpen] = useState(inUse > 0);
  return (
    <SearchForm className={styles.bar}>
      <div className={styles.row}>
        <SearchField
          label="Search policies"
          placeholder="Name, provider or number"
          value={choice.text}
          onChange={(text) => onChoose({ text })}
          onFocus={() => prepareSearch(policies)}
        />
        <button
          type="button"
          className={iconButton}
          data-boxed
          aria-label={inUse === 0 ? 'More filters' : `More filters, ${inUse} in use`}
          aria-expanded={isOpen}
          aria-controls={panel}
          onPointerEnter={() => void loadMoreFilters().catch(() => undefined)}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon shape={filterIcon} />
        </button>
      </div>
      <div id={panel} className={styles.more} hidden={!isOpen}>
        {isOpen ? (
          <Suspense>
            <MoreFilters policies={policies} choice={choice} onChoose={onChoose} />
          </Suspense>
        ) : null}
      </div>
      <CategoryPills policies={policies} choice={choice} onChoose={onChoose} />
      {result}
    </SearchForm>
  );
}

const ownedOnce = oncePerList((policies) =>
  categories.filter((category) => policies.some((policy) => categoryOf(policy) === category)),
);

/** Categories without a policy are left out; where no category is known there are no pills. */
function CategoryPills({ policies, choice, onChoose }: Omit<FilterBarProps, 'result'>) {
  const { text, status, provider } = choice;
  const counts = useMemo(
    () => countByCategory(policies, { text, status, provider }),
    [policies, text, status, provider],
  );
  const owned = ownedOnce(policies);
  if (owned.every((category) => category === 'other')) return null;
  const pills = [
    { value: null, label: 'All', count: counts.all },
    ...owned.map((value) => ({ value, label: categoryNames[value], count: counts[value] })),
  ];
  return (
    <FilterPills
      label="Category"
      pills={pills}
      chosen={choice.category}
      onChoose={(category) => onChoose({ category })}
    />
  );
}

/** How many of the filters that fewer people need (status, provider, order) are in use. */
function countMoreFilters(choice: ListParams): number {
  return [choice.status, choice.provider, choice.order === 'value' ? null : choice.order].filter(Boolean)
    .length;
}
