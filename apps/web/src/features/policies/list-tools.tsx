import { lazy, Suspense, useId, useState } from 'react';
import { PrivateAmount } from '#core/amounts/private-amount.tsx';
import { countOf } from '#ui/count-words.ts';
import { FilterPills } from '#ui/filter-pills.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconButton } from '#ui/icon-button.ts';
import { filterIcon } from '#ui/icons/portfolio-icons.ts';
import { SearchField } from '#ui/search-field.tsx';
import { textLink } from '#ui/text-link.ts';
import { categories, categoryNames } from './category.ts';
import { countByCategory, isFiltered } from './filter-policies.ts';
import { countMoreFilters, type ListChoice } from './list-choice.ts';
import styles from './list-tools.module.css';
import type { PolicyListItem } from './policy-list-item.ts';
import { sumOfFunds } from './total.ts';

/** Fetched when the panel is first opened: most people never do. */
const loadMoreFilters = () => import('./more-filters.tsx');
const MoreFilters = lazy(() => loadMoreFilters().then((file) => ({ default: file.MoreFilters })));

type ListToolsProps = {
  policies: readonly PolicyListItem[];
  /** Those that are left after search and filters. */
  shown: readonly PolicyListItem[];
  choice: ListChoice;
  onChoose: (change: Partial<ListChoice>) => void;
  onClear: () => void;
};

/** Search, filters behind the sliders, and pills by category, over the list (row P1). */
export function ListTools({ policies, shown, choice, onChoose, onClear }: ListToolsProps) {
  const panel = useId();
  const inUse = countMoreFilters(choice);
  const [isOpen, setIsOpen] = useState(inUse > 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not know <search>
    <form role="search" className={styles.tools} onSubmit={(event) => event.preventDefault()}>
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
      <p className={styles.result}>
        <span role="status">{isFiltered(choice) ? describeShown(shown.length, policies.length) : ''}</span>
        {isFiltered(choice) ? (
          <>
            <Worth policies={shown} />
            <button type="button" className={textLink} onClick={onClear}>
              Clear filters
            </button>
          </>
        ) : null}
      </p>
    </form>
  );
}

/** What is shown adds up to this; nothing is said where there is no fund to count. */
function Worth({ policies }: { policies: readonly PolicyListItem[] }) {
  const pence = sumOfFunds(policies);
  return pence === null ? null : (
    <span className={styles.worth}>
      Worth <PrivateAmount pence={pence} />
    </span>
  );
}

/** Categories of which the person has none are left out. */
function CategoryPills({ policies, choice, onChoose }: Omit<ListToolsProps, 'shown' | 'onClear'>) {
  const counts = countByCategory(policies, choice);
  const owned = categories.filter((category) => policies.some((policy) => policy.category === category));
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

function describeShown(shown: number, all: number): string {
  return `${shown.toLocaleString('en-GB')} of ${countOf(all, ['policy', 'policies'])} shown`;
}
