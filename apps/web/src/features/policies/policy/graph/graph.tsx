import type { ShortDateRange } from '@portal/contract/shapes/date-range';
import { bridgeOf } from '@portal/performance/bridge';
import { lazy, Suspense, useMemo } from 'react';
import { PrivateAmount, useAmountsHidden } from '#core/amounts/hidden-amounts.tsx';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { policyName } from '#core/format/names.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { ChartLegend } from '#ui/chart/legend.tsx';
import { SeriesTable } from '#ui/chart/series-table.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { bridgeLines, growthMethod } from '../../bridge/lines.ts';
import { BridgeTable } from '../../bridge/table.tsx';
import { type Policy, useValuationGraph, type ValuationGraph } from '../../policy-queries.ts';
import { endOf } from '../policy-end.ts';
import { ChartSkeleton, GraphSkeleton } from '../policy-skeleton.tsx';
import { CsvExport } from './csv-export.tsx';
import styles from './graph.module.css';
import { graphSentence, type Sentence } from './sentence.ts';
import { hasNoHistory, seriesOf } from './series.ts';

const TimeSeriesChart = lazy(() =>
  import('#ui/chart/time-series-chart.tsx').then((file) => ({ default: file.TimeSeriesChart })),
);

const emptyTexts: Record<ShortDateRange, string> = {
  '3m': 'No valuations in these three months',
  '6m': 'No valuations in these six months',
  '1y': 'No valuations in these twelve months',
  '2y': 'No valuations in these two years',
  start: 'No valuations yet',
};

type PolicyGraphProps = {
  policy: Policy;
  range: ShortDateRange;
  /** Whether the client chose it, here or by the address. */
  isChosen: boolean;
  today: string;
};

/**
 * Values over time (P-30), where the firm has any. A chosen range without them says so: what the client chose from does
 * not go. While another range loads, the last one stays and is marked as busy.
 */
export function PolicyGraph({ policy, range, isChosen, today }: PolicyGraphProps) {
  const query = useValuationGraph(policy.uuid, range);
  if (!isChosen && query.data !== undefined && hasNoHistory(query.data)) return null;
  return (
    <div className={styles.graph} aria-busy={query.isPlaceholderData}>
      <QueryBoundary
        query={query}
        loading={<GraphSkeleton />}
        failed={(failure) => <FailedPart heading="The graph could not be loaded" failure={failure} />}
      >
        {(graph) => <Graph policy={policy} graph={graph} today={today} />}
      </QueryBoundary>
    </div>
  );
}

type GraphProps = { policy: Policy; graph: ValuationGraph; today: string };

function Graph({ policy, graph, today }: GraphProps) {
  const isHidden = useAmountsHidden();
  const end = useMemo(() => endOf(policy, today), [policy, today]);
  const series = useMemo(() => seriesOf(graph, end, today), [graph, end, today]);
  const bridge = useMemo(() => bridgeOf(graph), [graph]);
  const lines = bridge === null ? [] : bridgeLines(bridge);
  const sentence = graphSentence(graph, bridge, { end, today });
  return (
    <>
      <ChartLegend series={series} />
      <Suspense fallback={<ChartSkeleton />}>
        <TimeSeriesChart
          series={series}
          label="Valuation by date"
          emptyText={emptyTexts[graph.dateRange]}
          isHidden={isHidden}
        />
      </Suspense>
      {sentence.length === 0 ? null : (
        <p className={styles.sentence}>
          <SentenceText sentence={sentence} />
        </p>
      )}
      {lines.length === 0 ? null : (
        <div className={styles.bridge}>
          <BridgeTable caption={`How the value of ${policyName(policy)} changed`} lines={lines} />
          {bridge !== null && 'percent' in bridge.returned ? (
            <p className={styles.method}>How the percentage is calculated. {growthMethod}.</p>
          ) : null}
        </div>
      )}
      {series.points.length === 0 ? null : (
        <div className={styles.figures}>
          <Disclosure label="Show the figures as a table">
            <SeriesTable caption={`Values of ${policyName(policy)}`} series={series} isHidden={isHidden} />
          </Disclosure>
          <CsvExport policy={policy} graph={graph} today={today} />
        </div>
      )}
    </>
  );
}

/** A sentence whose amounts are hidden where amounts are hidden. */
function SentenceText({ sentence }: { sentence: Sentence }) {
  return sentence.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is never reordered, and may contain an amount twice
      <PrivateAmount key={index} pence={part.pence} />
    ),
  );
}
