import type { PanelItem } from '#core/due-diligence/findings.ts';
import { verdictNames, verdicts } from '#core/due-diligence/verdict.ts';
import { useSearchParams, withSearchParams } from '#core/routing/search-params.ts';
import { FilterPills } from '#ui/filter/filter-pills.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { countOf } from '#ui/format/counts.ts';
import { type PanelChoice, readPanelChoice } from '../search-params.ts';
import styles from './filters.module.css';

type PanelFiltersProps = { panel: readonly PanelItem[]; shown: number };

/** P-46: the panel by verdict and by kind of provider, where it has them; the address keeps what is chosen. */
export function PanelFilters({ panel, shown }: PanelFiltersProps) {
  const [params, setParams] = useSearchParams();
  const choice = possibleChoice(panel, readPanelChoice(params));
  const isFiltered = choice.verdict !== null || choice.segment !== null;
  const counts = countVerdicts(panel, choice);
  const segments = segmentsOf(panel);
  const choose = (change: Partial<PanelChoice>) =>
    setParams(withSearchParams(params, { ...readPanelChoice(params), ...change }));
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

/** The items that a choice leaves. A choice of what no item of the panel has, such as a verdict, narrows nothing. */
export function filterPanel(panel: readonly PanelItem[], choice: PanelChoice): PanelItem[] {
  const { verdict, segment } = possibleChoice(panel, choice);
  return panel.filter(
    (item) =>
      (verdict === null || item.verdict === verdict) && (segment === null || item.segment === segment),
  );
}

/** The part of a choice for which the panel has a filter: an address may ask for more. */
function possibleChoice(panel: readonly PanelItem[], { verdict, segment }: PanelChoice): PanelChoice {
  return {
    verdict: panel.some((item) => item.verdict !== null) ? verdict : null,
    segment: segmentsOf(panel).length > 0 ? segment : null,
  };
}

/** The verdicts that a panel gave, best first, each with how many would show with the chosen segment. */
export function countVerdicts(panel: readonly PanelItem[], { segment }: PanelChoice) {
  const left = filterPanel(panel, { verdict: null, segment });
  const given = verdicts.filter((verdict) => panel.some((item) => item.verdict === verdict));
  return {
    all: left.length,
    given: given.map((verdict) => ({
      verdict,
      count: left.filter((item) => item.verdict === verdict).length,
    })),
  };
}

/** Kinds of provider on a panel, in alphabetical order. */
export function segmentsOf(panel: readonly PanelItem[]): string[] {
  const segments = panel
    .map(({ segment }) => segment)
    .filter((segment): segment is string => segment !== null);
  return [...new Set(segments)].toSorted();
}
