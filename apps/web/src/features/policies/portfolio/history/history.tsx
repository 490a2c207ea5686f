import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { PrivateAmount } from '#core/amounts/private-amount.tsx';
import { useAmountsHidden } from '#core/amounts/store.ts';
import { CsvButton } from '#core/csv/button.tsx';
import { csvFileName } from '#core/csv/write-csv.ts';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { policyName } from '#core/format/names.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { ChartLegend } from '#ui/chart/legend.tsx';
import { SeriesTable } from '#ui/chart/series-table.tsx';
import { hasPaidIn, type TimeSeries } from '#ui/chart/time-series.ts';
import { RadioBar } from '#ui/form/radio-bar.tsx';
import { formatDay } from '#ui/format/day.ts';
import { formatPercent } from '#ui/format/percent.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { sectionHeading } from '#ui/layout/headings.ts';
import { BridgeTable } from '../../bridge/table.tsx';
import { ChartSkeleton, GraphSkeleton } from '../../policy/policy-skeleton.tsx';
import type { PolicyListItem } from '../../policy-queries.ts';
import { countedFund } from '../total.ts';
import { historyCsv } from './csv.ts';
import styles from './history.module.css';
import {
  type PortfolioHistory,
  type PortfolioRange,
  useChangeSinceLastVisit,
  usePortfolioHistory,
} from './history-queries.ts';
import { portfolioLines, rateText } from './lines.ts';

const TimeSeriesChart = lazy(() =>
  import('#ui/chart/time-series-chart.tsx').then((file) => ({ default: file.TimeSeriesChart })),
);

const ranges = ['3m', '6m', '1y', '2y', 'tax_year'] as const satisfies readonly PortfolioRange[];
const rangeNames: Partial<Record<PortfolioRange, string>> = { tax_year: 'Tax year', start: 'Since start' };

const bases = ['whole', 'byShare'] as const;
type Basis = (typeof bases)[number];
const basisNames: Record<Basis, string> = { whole: 'Whole', byShare: 'Your share' };

/** Beyond this many policies, the change since the last visit is not worth a second reading of every graph. */
const MOST_FOR_LAST_VISIT = 100;

type HistoryProps = { policies: readonly PolicyListItem[]; today: string };

/** The total over time, and how it came about (P-1). Absent where the firm has no values over time. */
export function PortfolioHistorySection({ policies, today }: HistoryProps) {
  const [range, setRange] = useState<PortfolioRange>('2y');
  const [basis, setBasis] = useState<Basis>('whole');
  const heading = useId();
  const query = usePortfolioHistory(range);
  if (query.data === null) return null;
  return (
    <section className={styles.history} aria-labelledby={heading} aria-busy={query.isPlaceholderData}>
      <div className={styles.top}>
        <h2 id={heading} className={sectionHeading}>
          Total value over time
        </h2>
        <RadioBar
          label="Range of the total"
          choices={query.data?.reachesFurther || range === 'start' ? [...ranges, 'start' as const] : ranges}
          chosen={range}
          nameOf={(choice) => rangeNames[choice] ?? choice}
          onChoose={setRange}
        />
        {query.data?.whole ? (
          <RadioBar
            label="Joint policies"
            choices={bases}
            chosen={basis}
            nameOf={(choice) => basisNames[choice]}
            onChoose={setBasis}
          />
        ) : null}
      </div>
      <SinceLastVisit basis={basis} isWanted={policies.length <= MOST_FOR_LAST_VISIT} today={today} />
      <QueryBoundary
        query={query}
        loading={<GraphSkeleton />}
        failed={(failure) => (
          <FailedPart heading="The total over time could not be loaded" failure={failure} />
        )}
      >
        {(history) =>
          history === null ? null : (
            <History history={history} basis={basis} policies={policies} today={today} />
          )
        }
      </QueryBoundary>
    </section>
  );
}

type SinceLastVisitProps = { basis: Basis; isWanted: boolean; today: string };

/** What the total did since the client was here last; nothing where that is not known. */
function SinceLastVisit({ basis, isWanted, today }: SinceLastVisitProps) {
  const change = useChangeSinceLastVisit(today, isWanted);
  const bridge = (basis === 'whole' ? change?.whole : null) ?? change?.byShare;
  if (!change || !bridge) return null;
  const { opening, closing, growth } = bridge;
  return (
    <p className={styles.visit}>
      Since your last visit on {formatDay(change.visit)} the total changed by{' '}
      <PrivateAmount pence={closing.pence - opening.pence} />
      {growth === null ? null : (
        <>
          , of which <PrivateAmount pence={growth} /> is {growth < 0 ? 'loss' : 'growth'}
        </>
      )}
      .
    </p>
  );
}

type ShownProps = HistoryProps & { history: PortfolioHistory; basis: Basis };

function History({ history, basis, policies, today }: ShownProps) {
  const isHidden = useAmountsHidden();
  const shown = (basis === 'whole' ? history.whole : null) ?? history.byShare;
  const series = useMemo(() => seriesOf(history, shown.days), [history, shown]);
  const { bridge, days } = shown;
  return (
    <>
      {series.points.length > 1 && hasPaidIn(series.points) ? <ChartLegend /> : null}
      <Suspense fallback={<ChartSkeleton />}>
        <TimeSeriesChart
          series={series}
          label="Total value by date"
          emptyText="No valuations in this range"
          isHidden={isHidden}
        />
      </Suspense>
      <Notes history={history} shown={shown} policies={policies} />
      {bridge === null ? null : (
        <BridgeTable caption="How the total changed" lines={portfolioLines(bridge)} />
      )}
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
        Both are after charges. The money-weighted return counts each payment from its day (internal rate of
        return); the time-weighted return leaves the effect of payments out. A range under a year is not
        turned into a rate a year.
      </p>
      {days.length === 0 ? null : (
        <div className={styles.figures}>
          <Disclosure label="Show the figures as a table">
            <SeriesTable caption="Total value" points={series.points} isHidden={isHidden} />
          </Disclosure>
          <CsvButton
            label="Export the total as CSV"
            makeFile={() => ({
              name: csvFileName(`total value ${rangeNames[history.range] ?? history.range}`, today),
              text: historyCsv(days),
            })}
          />
        </div>
      )}
    </>
  );
}

function seriesOf({ from, to }: PortfolioHistory, days: PortfolioHistory['byShare']['days']): TimeSeries {
  const points = days.map(({ day, pence, paidIn }) => ({ day, value: pence, paidIn }));
  return {
    from,
    to,
    interval: null,
    points: hasPaidIn(points) ? points : points.map((point) => ({ ...point, paidIn: null })),
  };
}

type NotesProps = {
  history: PortfolioHistory;
  shown: PortfolioHistory['byShare'];
  policies: readonly PolicyListItem[];
};

/** Policies that joined or left, how old the last values are, and how much of the total the graph covers. */
function Notes({ history, shown, policies }: NotesProps) {
  const named = new Map(policies.map((policy) => [policy.uuid, policyName(policy)]));
  const last = shown.days.at(-1);
  const coverage = coverageOf(policies, history.missing);
  return (
    <ul className={styles.notes}>
      {shown.events.map(({ day, kind, id, pence }) => (
        <li key={`${kind} ${id}`}>
          {named.get(id) ?? 'A policy'} {kind === 'joined' ? 'joined' : 'left'} on {formatDay(day)} with{' '}
          <PrivateAmount pence={pence} />, which is not growth.
        </li>
      ))}
      {last && last.olderPence > 0 && last.pence > 0 ? (
        <li>
          {formatPercent((last.olderPence / last.pence) * 100)} of the total is at values more than 30 days
          old.
        </li>
      ) : null}
      {coverage === null ? null : <li>Covers {formatPercent(coverage)} of the total.</li>}
    </ul>
  );
}

/** Per cent of the total whose graphs could be read; null where that is all of it. */
function coverageOf(policies: readonly PolicyListItem[], missing: readonly string[]): number | null {
  const lost = new Set(missing);
  const sums = { all: 0, read: 0 };
  for (const policy of policies) {
    const pence = countedFund(policy)?.pence ?? 0;
    sums.all += pence;
    if (!lost.has(policy.uuid)) sums.read += pence;
  }
  return sums.read === sums.all ? null : (sums.read / sums.all) * 100;
}
