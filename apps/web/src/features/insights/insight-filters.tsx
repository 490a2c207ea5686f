import { FilterPills } from '#ui/filter-pills.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { InsightChoice } from './insight-choice.ts';
import styles from './insight-filters.module.css';
import type { NamesById } from './insight-summary.ts';
import type { InsightNames } from './use-insight-names.ts';

type InsightFiltersProps = {
  names: InsightNames;
  choice: InsightChoice;
  onChoose: (change: Partial<InsightChoice>) => void;
};

/** Row P6: categories as pills, authors in a list. */
export function InsightFilters({ names, choice, onChoose }: InsightFiltersProps) {
  const pills = [
    { value: null, label: 'All' },
    ...byName(names.categories).map(([value, label]) => ({ value, label })),
  ];
  return (
    <div className={styles.filters}>
      <FilterPills
        label="Category"
        pills={pills}
        chosen={choice.category}
        onChoose={(category) => onChoose({ category })}
      />
      <SelectField
        label="Author"
        layout="beside"
        placeholder="All authors"
        options={byName(names.authors).map(([value, label]) => ({ value, label }))}
        value={choice.author ?? ''}
        onChange={(event) => onChoose({ author: event.target.value || null })}
      />
    </div>
  );
}

function byName(names: NamesById): [id: string, name: string][] {
  return Object.entries(names).toSorted(([, left], [, right]) => left.localeCompare(right, 'en-GB'));
}
