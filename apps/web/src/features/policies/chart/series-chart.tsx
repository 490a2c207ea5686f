import { lazy, Suspense } from 'react';
import { useAmountsHidden } from '#core/amounts/hidden-amounts.tsx';
import { ChartLegend } from '#ui/chart/legend.tsx';
import type { TimeSeries } from '#ui/chart/time-series.ts';
import { ChartSkeleton } from './chart-skeleton.tsx';

const TimeSeriesChart = lazy(() =>
  import('#ui/chart/time-series-chart.tsx').then((file) => ({ default: file.TimeSeriesChart })),
);

/** A series with its legend; its amounts are hidden where amounts are. */
export function SeriesChart(props: { series: TimeSeries; label: string; emptyText: string }) {
  return (
    <>
      <ChartLegend series={props.series} />
      <Suspense fallback={<ChartSkeleton />}>
        <TimeSeriesChart {...props} isHidden={useAmountsHidden()} />
      </Suspense>
    </>
  );
}
