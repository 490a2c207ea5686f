import type { ShortDateRange } from '@portal/contract/shapes/date-range';
import { bridgeOf } from '@portal/performance/bridge';
import { useMemo } from 'react';
import { PrivateAmount } from '#core/amounts/hidden-amounts.tsx';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { policyName } from '#core/format/policy-name.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { bridgeLines, growthMethod } from '../../bridge/lines.ts';
import { BridgeTable } from '../../bridge/table.tsx';
import { GraphSkeleton } from '../../chart/chart-skeleton.tsx';
import { SeriesChart } from '../../chart/series-chart.tsx';
import { SeriesFigures } from '../../chart/series-figures.tsx';
import { type Policy, useValuationGraph, type ValuationGraph } from '../../policy-queries.ts';
import { endOf } from '../policy-end.ts';
import { CsvExport } from './csv-export.tsx';
import styles from './graph.module.css';
import { graphSentence, type Sentence } from './sentence.ts';
import { seriesOf } from './series.ts';

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
  today: string;
};

/** Values over time (P-30). While another range loads, the last one stays and is marked as busy. */
export function PolicyGraph({ policy, range, today }: PolicyGraphProps) {
  const query = useValuationGraph(policy.uuid, range);
  return (
    <div className={styles.graph} aria-busy={query.isPlaceholderData}>
      <QueryBoundary
        query={query}
        loading={<GraphSkeleton />}
        failed={(failure) => <FailedPart heading="We could not load the graph" failure={failure} />}
      >
        {(graph) => <Graph policy={policy} graph={graph} today={today} />}
      </QueryBoundary>
    </div>
  );
}

type GraphProps = { policy: Policy; graph: ValuationGraph; today: string };

function Graph({ policy, graph, today }: GraphProps) {
  const end = useMemo(() => endOf(policy, today), [policy, today]);
  const series = useMemo(() => seriesOf(graph, end, today), [graph, end, today]);
  const bridge = useMemo(() => bridgeOf(graph), [graph]);
  const lines = bridge === null ? [] : bridgeLines(bridge);
  const sentence = graphSentence(graph, bridge, { end, today });
  return (
    <>
      <SeriesChart series={series} label="Valuation by date" emptyText={emptyTexts[graph.dateRange]} />
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
        <SeriesFigures series={series} caption={`Values of ${policyName(policy)}`}>
          <CsvExport policy={policy} graph={graph} today={today} />
        </SeriesFigures>
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
