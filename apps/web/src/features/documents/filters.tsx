import { documentKindNames } from '#core/documents/kinds.ts';
import { useTypedSearchParam } from '#core/routing/search-params.ts';
import { FilterPills, TogglePill } from '#ui/filter/filter-pills.tsx';
import { SearchField, SearchForm } from '#ui/filter/search-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { checkIcon, Icon } from '#ui/icons.tsx';
import styles from './filters.module.css';
import { type DocumentsParams, searchParam } from './search-params.ts';

type DocumentFiltersProps = {
  params: DocumentsParams;
  /** Those that have documents; undefined while they load. */
  years: readonly number[] | undefined;
  /** Undefined while they load. */
  policyNames: ReadonlyMap<string, string> | undefined;
  newCount: number;
  onChoose: (change: Partial<DocumentsParams>) => void;
};

const kinds = Object.keys(documentKindNames) as (keyof typeof documentKindNames)[];
const kindPills = [
  { value: null, label: 'All' },
  ...kinds.map((value) => ({ value, label: documentKindNames[value] })),
];

/** P-52: search in titles, year, policy, kind, and what is new. */
export function DocumentFilters({ params, years, policyNames, newCount, onChoose }: DocumentFiltersProps) {
  const [text, setText] = useTypedSearchParam(...searchParam);
  const { kind, year, policy, isNew } = params;
  return (
    <SearchForm className={styles.filters}>
      <div className={styles.row}>
        <div className={styles.search}>
          <SearchField
            label="Search documents"
            placeholder="Words in the title"
            value={text}
            onChange={setText}
          />
        </div>
        {years?.length === 0 && year === null ? null : (
          <SelectField
            label="Year"
            placeholder="All years"
            options={years?.map(String) ?? []}
            value={year ?? ''}
            onChange={(event) => onChoose({ year: Number(event.target.value) || null })}
          />
        )}
        {policyNames?.size === 0 && policy === null ? null : (
          <SelectField
            label="Policy"
            placeholder="All policies"
            options={policyOptions(policyNames ?? new Map(), policy)}
            value={policy ?? ''}
            onChange={(event) => onChoose({ policy: event.target.value || null })}
          />
        )}
      </div>
      <div className={styles.pills}>
        <FilterPills
          label="Kind"
          pills={kindPills}
          chosen={kind}
          onChoose={(next) => onChoose({ kind: next })}
        />
        <TogglePill
          isPressed={isNew}
          count={newCount === 0 ? undefined : newCount}
          onPress={() => onChoose({ isNew: !isNew })}
        >
          {isNew ? <Icon shape={checkIcon} className={styles.check} /> : null}
          Only new
        </TogglePill>
      </div>
    </SearchForm>
  );
}

function policyOptions(names: ReadonlyMap<string, string>, chosen: string | null) {
  const options = [...names].map(([value, label]) => ({ value, label }));
  return chosen === null || names.has(chosen)
    ? options
    : [...options, { value: chosen, label: 'One policy' }];
}
