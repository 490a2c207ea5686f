import { useMemo } from 'react';
import { type ElementSize, useElementSize } from '#ui/hooks/use-element-size.ts';
import { eventText } from './events.ts';
import { formatAxisMoney, type ValueScale, valueScale } from './plot/axes.ts';
import { type ChartDrawing, drawChart, marksOf } from './plot/drawing.ts';
import { chartFrame } from './plot/frame.ts';
import { ChartPlot } from './plot/plot.tsx';
import { ReadingLine } from './reading-line.tsx';
import { formatPounds, longestOlderText } from './text.ts';
import { firstOlderPart, type TimeSeries } from './time-series.ts';
import styles from './time-series-chart.module.css';

type TimeSeriesChartProps = {
  series: TimeSeries;
  /** Name of the reading line, such as "Valuation by date". */
  label: string;
  /** What is written in the plot while there is no point. */
  emptyText: string;
  /** Masks amounts on the axis, in the flag and for screen readers; the shape stays. */
  isHidden: boolean;
};

/**
 * Value, and paid in where it is known, over time. With one point a dot, with none an empty grid; the reading line
 * needs two.
 */
export function TimeSeriesChart({ series, label, emptyText, isHidden }: TimeSeriesChartProps) {
  const [element, size] = useElementSize();
  const scale = useMemo(() => scaleFor(series), [series]);
  const drawing = useMemo(() => size && drawingFor(series, scale, size), [series, scale, size]);
  const { points, from, to } = series;
  return (
    <div ref={element} className={styles.chart}>
      {drawing ? (
        <>
          <ChartPlot drawing={drawing} step={points.length > 0 ? scale.step : null} isHidden={isHidden} />
          {points.length > 1 ? (
            <ReadingLine
              key={`${from} ${to}`}
              label={label}
              points={points}
              drawing={drawing}
              isHidden={isHidden}
            />
          ) : null}
        </>
      ) : null}
      {points.length === 0 ? <p className={styles.empty}>{emptyText}</p> : null}
    </div>
  );
}

function scaleFor({ points }: TimeSeries): ValueScale {
  return valueScale(points.flatMap(({ value, paidIn }) => (paidIn === null ? value : [value, paidIn])));
}

function drawingFor(series: TimeSeries, scale: ValueScale, size: ElementSize): ChartDrawing {
  const longest = (texts: string[]) => Math.max(...texts.map(({ length }) => length));
  const room = {
    ...size,
    labelLength: longest(scale.ticks.map((pence) => formatAxisMoney(pence, scale.step))),
    figureLength: longest([scale.low, scale.high].map(formatPounds)),
    hasFlag: series.points.length > 1,
  };
  const notes = marksOf(series, chartFrame(room)).map(({ events }) => eventText(events));
  const noteLength = longest(['', ...notes]) + longestOlderText(firstOlderPart(series.points)).length;
  return drawChart(series, scale, chartFrame({ ...room, noteLength }));
}
