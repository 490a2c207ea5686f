import { Amount } from '#ui/data/amount.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { formatDay } from '#ui/format/day.ts';
import styles from './series-table.module.css';
import { chartText, notesOf } from './text.ts';
import { hasPaidIn, type TimeSeries } from './time-series.ts';

type SeriesTableProps = { caption: string; series: TimeSeries; isHidden: boolean };

/**
 * What the graph draws, in figures to the penny, newest first; what was paid in where it is known; under a day what
 * happened on it.
 */
export function SeriesTable({ caption, series: { points, events = [] }, isHidden }: SeriesTableProps) {
  const eventsOn = Map.groupBy(events, ({ day }) => day);
  const isPaidInKnown = hasPaidIn(points);
  return (
    <DataTable>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col" data-figure>
            {chartText.value}
          </th>
          {isPaidInKnown ? (
            <th scope="col" data-figure>
              {chartText.paidIn}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map((point) => (
          <tr key={point.day}>
            <th scope="row">
              {formatDay(point.day)}
              {notesOf(point, eventsOn.get(point.day)).map((note) => (
                <span key={note} className={styles.note}>
                  {note}
                </span>
              ))}
            </th>
            <td data-figure data-label={chartText.value}>
              <Amount pence={point.value} isHidden={isHidden} />
            </td>
            {isPaidInKnown && point.paidIn !== null ? (
              <td data-figure data-label={chartText.paidIn}>
                <Amount pence={point.paidIn} isHidden={isHidden} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
