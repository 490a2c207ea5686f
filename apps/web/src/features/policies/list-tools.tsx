import { lazy, type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import { FilterPills } from '#ui/filter-pills.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconButton } from '#ui/icon-button.ts';
import { filterIcon } from '#ui/icons/portfolio-icons.ts';
import { SearchField, SearchForm } from '#ui/search-field.tsx';
import { categories, categoryNames, categoryOf } from './category.ts';
import { countByCategory } from './count-by-category.ts';
import type { ListChoice } from './list-choice.ts';
import styles from './list-tools.module.css';
import { oncePerList } from './once-per-list.ts';
import type { PolicyListItem } from './policy-list-item.ts';

/** Fetched when the panel is first opened: most people never do. */
const loadMoreFilters = () => import('./more-filters.tsx');
const MoreFilters = lazy(() => loadMoreFilters().then((file) => ({ default: file.MoreFilters })));

type ListToolsProps = {
  policies: readonly PolicyListItem[];
  choice: ListChoice;
  onChoose: (change: Partial<ListChoice>) => void;
  /** What they have left. */
  result: ReactNode;
};

/** Search, filters behind the sliders, and pills by category, over the list (row P1). */
export function ListTools({ policies, choice, onChoose, result }: ListToolsProps) {
  const panel = useId();
  const inUse = countMoreFilters(choice);
  const [isOpen, setIsOpen] = useState(inUse > 0);
  return (
    <SearchForm className={styles.tools}>
      <div className={styles.row}>
        <SearchField
          label="Search policies"
          placeholder="Name, provider or number"
          value={choice.text}
          onChange={(text) => onChoose({ text })}
        />
        <button
          type="button"
          className={iconButton}
          data-boxed
          aria-label={inUse === 0 ? 'More filters' : `More filters, ${inUse} in use`}
          aria-expanded={isOpen}
          aria-controls={panel}
          onPointerEnter={() => void loadMoreFilters()}
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

/** Categories of which the person has none are left out; with no category known there is nothing to choose from. */
function CategoryPills({ policies, choice, onChoose }: Omit<ListToolsProps, 'result'>) {
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
function countMoreFilters(choice: ListChoice): number {
  return [choice.status, choice.provider, choice.order === 'value' ? null : choice.order].filter(Boolean)
    .length;
}
