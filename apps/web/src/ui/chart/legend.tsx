import styles from './legend.module.css';
import { chartText } from './text.ts';
import { firstOlderPart, hasPaidIn, type TimeSeries } from './time-series.ts';

type Key = readonly [look: 'value' | 'paidIn' | 'band' | 'older' | 'joined' | 'left', label: string];

/** What the lines, tints and marks of a graph mean; absent where only the line of values is drawn. */
export function ChartLegend({ series }: { series: TimeSeries }) {
  const keys = keysOf(series);
  if (keys.length === 1) return null;
  return (
    <ul className={styles.legend}>
      {keys.map(([look, label]) => (
        <li key={look} className={styles.entry}>
          <i className={styles[look]} />
          {label}
        </li>
      ))}
    </ul>
  );
}

function keysOf({ points, events = [] }: TimeSeries): Key[] {
  const older = firstOlderPart(points);
  const drawn: (Key | false)[] = [
    ['value', chartText.value],
    points.length > 1 && hasPaidIn(points) && ['paidIn', chartText.paidIn],
    points.length > 1 && hasPaidIn(points) && ['band', chartText.growthKey],
    points.length > 1 && older !== undefined && ['older', chartText.older(older)],
    events.some(({ kind }) => kind === 'joined') && ['joined', chartText.joined],
    events.some(({ kind }) => kind === 'left') && ['left', chartText.left],
  ];
  return drawn.filter((key) => key !== false);
}
