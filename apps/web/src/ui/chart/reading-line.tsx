import type { CSSProperties } from 'react';
import { Amount } from '#ui/data/amount.tsx';
import { formatDay } from '#ui/format/day.ts';
import { markOn } from './events.ts';
import type { ChartDrawing, Spot } from './plot/drawing.ts';
import styles from './reading-line.module.css';
import { chartText, notesOf, spokenPoint, wholePounds } from './text.ts';
import type { SeriesEvent, SeriesPoint } from './time-series.ts';
import { useReading } from './use-reading.ts';

type ReadingLineProps = {
  /** Name of the slider. */
  label: string;
  points: readonly SeriesPoint[];
  drawing: ChartDrawing;
  isHidden: boolean;
};

/** The noon line over the plot: a slider from point to point, with its flag in the headroom where it covers nothing. */
export function ReadingLine({ label, points, drawing, isHidden }: ReadingLineProps) {
  const { index, handlers } = useReading(drawing);
  const [point, spot] = [points[index], drawing.spots[index]];
  if (!point || !spot) return null;
  const events = markOn(drawing.marks, point.day)?.events;
  return (
    <div
      className={styles.reader}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={points.length - 1}
      aria-valuenow={index}
      aria-valuetext={spokenPoint(point, isHidden, events)}
      {...handlers}
    >
      <Line spot={spot} frame={drawing.frame} />
      <Flag point={point} events={events} spot={spot} frame={drawing.frame} isHidden={isHidden} />
    </div>
  );
}

type LineProps = { spot: Spot; frame: ChartDrawing['frame'] };

function Line({ spot: { x, value, paidIn }, frame }: LineProps) {
  return (
    <svg className={styles.layer} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <path className={styles.line} d={`M${x} ${frame.top - 0.875 * frame.rem}V${frame.bottom}`} />
      {paidIn === null ? null : <circle className={styles.ring} cx={x} cy={paidIn} r="3.5" />}
      <circle className={styles.spot} cx={x} cy={value} r="5.5" />
    </svg>
  );
}

type FlagProps = LineProps & {
  point: SeriesPoint;
  events: readonly SeriesEvent[] | undefined;
  isHidden: boolean;
};

function Flag({ point, events, spot, frame, isHidden }: FlagProps) {
  const { value, paidIn } = point;
  const notes = notesOf(point, events);
  const position = {
    '--position': `${(spot.x / frame.width) * 100}%`,
    '--flag-width': `${frame.flagWidth}px`,
    bottom: `${(1 - (frame.top - 0.875 * frame.rem) / frame.height) * 100}%`,
  } as CSSProperties;
  const payments: [name: string, pence: number][] =
    paidIn === null
      ? []
      : [
          [chartText.paidIn, paidIn],
          [chartText.growth, wholePounds(value) - wholePounds(paidIn)],
        ];
  return (
    <div className={styles.flag} data-wide={frame.isWide || undefined} style={position}>
      <time dateTime={point.day} className={styles.day}>
        {formatDay(point.day)}
      </time>
      <dl className={styles.figures}>
        {[[chartText.value, value] as const, ...payments].map(([name, pence]) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>
              <Amount pence={wholePounds(pence)} isWhole isHidden={isHidden} />
            </dd>
          </div>
        ))}
      </dl>
      {notes.length === 0 ? null : <p className={styles.notes}>{notes.join('. ')}.</p>}
    </div>
  );
}
