import { Amount } from '../data/amount.tsx';
import { DataTable } from '../data/data-table.tsx';
import { formatDay } from '../format/day.ts';
import { chartText } from './text.ts';
import { hasPaidIn, type SeriesPoint } from './time-series.ts';

type SeriesTableProps = { caption: string; points: readonly SeriesPoint[]; isHidden: boolean };

/** What the graph draws, in figures to the penny, newest first; what was paid in where it is known. */
export function SeriesTable({ caption, points, isHidden }: SeriesTableProps) {
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
        {points.toReversed().map(({ day, value, paidIn }) => (
          <tr key={day}>
            <th scope="row">{formatDay(day)}</th>
            <td data-figure data-label={chartText.value}>
              <Amount pence={value} isHidden={isHidden} />
            </td>
            {isPaidInKnown && paidIn !== null ? (
              <td data-figure data-label={chartText.paidIn}>
                <Amount pence={paidIn} isHidden={isHidden} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
