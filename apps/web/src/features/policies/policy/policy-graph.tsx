import type { ShortDateRange } from '@portal/contract/date-range';
import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { useAmountsHidden } from '#core/amounts/use-amounts-hidden.ts';
import { FailedPart } from '#core/failed-part.tsx';
import { Loaded } from '#core/loaded.tsx';
import { policyName } from '#core/policy-name.ts';
import { trpc } from '#core/trpc/react.ts';
import { ChartLegend } from '#ui/chart/chart-legend.tsx';
import { SeriesTable } from '#ui/chart/series-table.tsx';
import { hasPaidIn } from '#ui/chart/time-series.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { ExportValuations } from '../csv/export-valuations.tsx';
import type { ValuationGraph } from '../valuation-graph.ts';
import { ChartPlace, GraphPlace } from './graph-place.tsx';
import { graphSentence } from './graph-sentence.ts';
import { seriesOf } from './graph-series.ts';
import type { Policy } from './policy.ts';
import styles from './policy-graph.module.css';
import { SentenceText } from './sentence-text.tsx';

const TimeSeriesChart = lazy(() =>
  import('#ui/chart/time-series-chart.tsx').then((file) => ({ default: file.TimeSeriesChart })),
);

const emptyTexts: Record<ShortDateRange, string> = {
  '3m': 'No valuations in these three months',
  '6m': 'No valuations in these six months',
  '1y': 'No valuations in these twelve months',
  '2y': 'No valuations in these two years',
};

type PolicyGraphProps = { policy: Policy; range: ShortDateRange; today: string };

/** Values over time (row P2). While another range is on its way the last one stays, and says that it is busy. */
export function PolicyGraph({ policy, range, today }: PolicyGraphProps) {
  const asked = { uuid: policy.uuid, dateRange: range };
  const query = trpc.policies.valuationGraph.useQuery(asked, { placeholderData: keepPreviousData });
  return (
    <div className={styles.graph} aria-busy={query.isPlaceholderData}>
      <Loaded
        query={query}
        loading={<GraphPlace />}
        failed={(failure) => <FailedPart heading="The graph could not be loaded" failure={failure} />}
      >
        {(graph) => <Graph policy={policy} graph={graph} today={today} />}
      </Loaded>
    </div>
  );
}

type GraphProps = { policy: Policy; graph: ValuationGraph; today: string };

function Graph({ policy, graph, today }: GraphProps) {
  const isHidden = useAmountsHidden();
  const series = useMemo(() => seriesOf(graph, today), [graph, today]);
  return (
    <>
      {series.points.length > 1 && hasPaidIn(series.points) ? <ChartLegend /> : null}
      <Suspense fallback={<ChartPlace />}>
        <TimeSeriesChart
          series={series}
          label="Valuation by date"
          emptyText={emptyTexts[graph.dateRange]}
          isHidden={isHidden}
        />
      </Suspense>
      <p className={styles.sentence}>
        <SentenceText sentence={graphSentence(graph, today)} />
      </p>
      {graph.summary === null ? null : (
        <p className={styles.method}>How the percentage is calculated. {graph.summary.method}.</p>
      )}
      {series.points.length === 0 ? null : (
        <div className={styles.figures}>
          <Disclosure label="Show the figures as a table">
            <SeriesTable
              caption={`Values of ${policyName(policy)}`}
              points={series.points}
              isHidden={isHidden}
            />
          </Disclosure>
          <ExportValuations policy={policy} graph={graph} today={today} />
        </div>
      )}
    </>
  );
}
