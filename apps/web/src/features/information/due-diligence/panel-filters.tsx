import type { PanelItem } from '#core/due-diligence/findings.ts';
import { verdictNames } from '#core/due-diligence/verdict.ts';
import { withQueryValues } from '#core/query-values.ts';
import { useAddressQuery } from '#core/use-address-query.ts';
import { countOf } from '#ui/count-words.ts';
import { FilterPills } from '#ui/filter-pills.tsx';
import { SelectField } from '#ui/select-field.tsx';
import {
  countVerdicts,
  type PanelChoice,
  possibleChoice,
  readPanelChoice,
  segmentsOf,
} from './panel-choice.ts';
import styles from './panel-filters.module.css';

type PanelFiltersProps = { panel: readonly PanelItem[]; shown: number };

/** The panel by verdict and by kind of provider, where it has them; the address keeps what is chosen. */
export function PanelFilters({ panel, shown }: PanelFiltersProps) {
  const [query, setQuery] = useAddressQuery();
  const choice = possibleChoice(panel, readPanelChoice(query));
  const isFiltered = choice.verdict !== null || choice.segment !== null;
  const counts = countVerdicts(panel, choice);
  const segments = segmentsOf(panel);
  const choose = (change: Partial<PanelChoice>) =>
    setQuery((current) => withQueryValues(current, { ...readPanelChoice(current), ...change }));
  if (counts.given.length === 0 && segments.length === 0) return null;
  return (
    <div className={styles.filters}>
      {counts.given.length === 0 ? null : (
        <FilterPills
          label="Verdict"
          pills={[
            { value: null, label: 'All', count: counts.all },
            ...counts.given.map(({ verdict, count }) => ({
              value: verdict,
              label: verdictNames[verdict],
              count,
            })),
          ]}
          chosen={choice.verdict}
          onChoose={(verdict) => choose({ verdict })}
        />
      )}
      {segments.length === 0 ? null : (
        <div className={styles.kind}>
          <SelectField
            label="Kind"
            layout="beside"
            placeholder="All kinds"
            options={segments}
            value={choice.segment ?? ''}
            onChange={(event) => choose({ segment: event.target.value || null })}
          />
        </div>
      )}
      <p className={isFiltered ? styles.result : 'visually-hidden'} role="status">
        {isFiltered ? `${shown} of ${countOf(panel.length, ['provider', 'providers'])} shown` : ''}
      </p>
    </div>
  );
}
