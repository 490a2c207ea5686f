import { FilterPills } from '#ui/filter/filter-pills.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import styles from './filters.module.css';
import type { InsightNames, NamesById } from './insight-queries.ts';
import type { InsightChoice } from './search-params.ts';

type InsightFiltersProps = {
  /** Undefined while they are on their way: the filters keep their place. */
  names: InsightNames | undefined;
  choice: InsightChoice;
  onChoose: (change: Partial<InsightChoice>) => void;
};

/** P-6: categories as pills, authors in a list; each where the firm has any. */
export function InsightFilters({ names, choice, onChoose }: InsightFiltersProps) {
  const categories = byName(names?.categories ?? {});
  const authors = byName(names?.authors ?? {});
  const [hasCategories, hasAuthors] = [categories, authors].map(({ length }) => length > 0 || !names);
  if (!hasCategories && !hasAuthors) return null;
  return (
    <div className={styles.filters}>
      {hasCategories ? (
        <FilterPills
          label="Category"
          pills={[{ value: null, label: 'All' }, ...categories]}
          chosen={choice.category}
          onChoose={(category) => onChoose({ category })}
        />
      ) : null}
      {hasAuthors ? (
        <SelectField
          label="Author"
          layout="beside"
          placeholder="All authors"
          options={withChosen(authors, choice.author)}
          value={choice.author ?? ''}
          onChange={(event) => onChoose({ author: event.target.value || null })}
        />
      ) : null}
    </div>
  );
}

/** An address may have an author whom the list lacks. */
function withChosen(authors: readonly NamedChoice[], author: string | null): readonly NamedChoice[] {
  return author === null || authors.some(({ value }) => value === author)
    ? authors
    : [...authors, { value: author, label: 'Another author' }];
}

type NamedChoice = { value: string; label: string };

/** What has no name cannot be chosen. */
function byName(names: NamesById): NamedChoice[] {
  return Object.entries(names)
    .flatMap(([value, label]) => (label === null ? [] : [{ value, label }]))
    .toSorted((left, right) => left.label.localeCompare(right.label, 'en-GB'));
}
