import { useId, useMemo } from 'react';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { useSearchParamChoice } from '#core/routing/search-params.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { Column, Columns } from '#ui/layout/columns.tsx';
import { SectionHeading } from '#ui/layout/headings.tsx';
import type { Basis } from '../../basis.ts';
import { BridgeTable } from '../../bridge/table.tsx';
import { GraphSkeleton } from '../../chart/chart-skeleton.tsx';
import { RangeBar, rangeNames } from '../../chart/range-bar.tsx';
import { SeriesChart } from '../../chart/series-chart.tsx';
import { SeriesFigures } from '../../chart/series-figures.tsx';
import type { PolicyListItem } from '../../policy-queries.ts';
import { type PortfolioHistory, type PortfolioRange, usePortfolioHistory } from '../../policy-queries.ts';
import { CsvExport } from './csv-export.tsx';
import styles from './history.module.css';
import { portfolioLines, rateText } from './lines.ts';
import { HistoryNotes } from './notes.tsx';
import { totalSeries } from './series.ts';

const ranges = ['3m', '6m', '1y', '2y', 'tax_year'] as const satisfies readonly PortfolioRange[];
const firstRange: PortfolioRange = '2y';
/** So that all of them fit beside each other on a phone. */
const shortNames: Partial<Record<PortfolioRange, string>> = { tax_year: 'Tax', start: 'Start' };

const emptyText = 'No valuations in this range';

type HistoryProps = { policies: readonly PolicyListItem[]; basis: Basis; today: string };

/** The total over time, and how it came about (P-24, P-61, P-62). Absent where the firm has no values over time. */
export function PortfolioHistorySection({ policies, basis, today }: HistoryProps) {
  const [range, setRange] = useSearchParamChoice('total', [...ranges, 'start'], firstRange);
  const heading = useId();
  const query = usePortfolioHistory(range);
  const first = usePortfolioHistory(firstRange).data;
  if (first === null) return null;
  // Where only the chosen range has no values, the section stays, so that another range can be chosen.
  const isEmpty = query.data === null || query.data?.byShare.days.length === 0;
  return (
    <section className={styles.history} aria-labelledby={heading}>
      <div className={styles.top}>
        <SectionHeading id={heading}>Total value over time</SectionHeading>
        <RangeBar
          label="Range of the total"
          ranges={ranges}
          shortNames={shortNames}
          chosen={range}
          isLoading={query.isLoading}
          reachesFurther={first?.reachesFurther ?? false}
          onChoose={setRange}
        />
      </div>
      {isEmpty ? (
        <p className={styles.content} aria-busy={query.isPlaceholderData}>
          {emptyText}
        </p>
      ) : (
        <QueryBoundary
          query={query}
          loading={<GraphSkeleton />}
          failed={(failure) => (
            <FailedPart heading="We could not load the total over time" failure={failure} />
          )}
        >
          {(history) => (
            <div className={styles.content} aria-busy={query.isPlaceholderData}>
              <History history={history} basis={basis} policies={policies} today={today} />
            </div>
          )}
        </QueryBoundary>
      )}
    </section>
  );
}

type ShownProps = HistoryProps & { history: PortfolioHistory };

function History({ history, basis, policies, today }: ShownProps) {
  const shown = (basis === 'whole' ? history.whole : null) ?? history.byShare;
  const series = useMemo(() => totalSeries(history, shown, policies), [history, shown, policies]);
  const { bridge, days } = shown;
  const totalName = basis === 'byShare' && history.whole ? 'Total value, your share' : 'Total value';
  return (
    <>
      <Columns>
        <Column>
          <SeriesChart series={series} label="Total value by date" emptyText={emptyText} />
          <HistoryNotes history={history} shown={shown} policies={policies} basis={basis} />
        </Column>
        <Column>
          {bridge === null ? null : (
            <BridgeTable caption="How the total changed" lines={portfolioLines(bridge)} />
          )}
          {bridge?.flows.known === 'movements' && bridge.flows.charges > 0 ? (
            <p className={styles.method}>
              “Charges taken” are the charges that providers list as payments. Growth is shown before these;
              other charges are already reflected in the values.
            </p>
          ) : null}
          <dl className={styles.rates}>
            <div>
              <dt>Money-weighted return</dt>
              <dd>{rateText(shown.moneyWeighted)}</dd>
            </div>
            <div>
              <dt>Time-weighted return</dt>
              <dd>{rateText(shown.timeWeighted)}</dd>
            </div>
          </dl>
          <p className={styles.method}>
            Both are after charges. The money-weighted return counts each payment from its day (internal rate
            of return); the time-weighted return leaves the effect of payments out. For less than a year, a
            return is for the whole range, not per year.
          </p>
        </Column>
      </Columns>
      <SeriesFigures series={series} caption={totalName} isLong>
        <CsvExport
          days={days}
          totalName={totalName}
          rangeName={rangeNames[history.range] ?? history.range}
          today={today}
        />
      </SeriesFigures>
    </>
  );
}
