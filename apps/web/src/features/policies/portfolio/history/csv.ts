import { type CsvColumn, writeCsv } from '#core/csv/write-csv.ts';
import type { PortfolioHistory } from './history-queries.ts';

type Day = PortfolioHistory['byShare']['days'][number];

const columns: readonly CsvColumn<Day>[] = [
  { heading: 'Date', cell: ({ day }) => day },
  { heading: 'Currency', cell: () => 'GBP' },
  { heading: 'Total value', cell: ({ pence }) => ({ pence }) },
  { heading: 'Net paid in', cell: ({ paidIn }) => (paidIn === null ? null : { pence: paidIn }) },
  { heading: 'Of it older than 30 days', cell: ({ olderPence }) => ({ pence: olderPence }) },
];

/** The total on each day of the range, oldest first (P-1). */
export function historyCsv(days: readonly Day[]): string {
  return writeCsv(columns, days);
}
