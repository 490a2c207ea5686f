import { OLDER_AFTER_DAYS } from '@portal/performance/portfolio/daily-totals';
import { CsvButton } from '#core/csv/button.tsx';
import { type CsvColumn, csvFileName, writeCsv } from '#core/csv/write-csv.ts';
import type { PortfolioHistory } from '../../policy-queries.ts';

type Day = PortfolioHistory['byShare']['days'][number];

type CsvExportProps = {
  days: readonly Day[];
  /** Says how joint policies count: "Total value, your share". */
  totalName: string;
  rangeName: string;
  today: string;
};

/** The total over time as a file. */
export function CsvExport({ days, totalName, rangeName, today }: CsvExportProps) {
  return (
    <CsvButton
      label="Export the total as CSV"
      makeFile={() => ({
        name: csvFileName(`${totalName} ${rangeName}`, today),
        text: historyCsv(days, totalName),
      })}
    />
  );
}

/** The total on each day of the range, oldest first; `totalName` says how joint policies count (P-38). */
export function historyCsv(days: readonly Day[], totalName: string): string {
  const columns: readonly CsvColumn<Day>[] = [
    { heading: 'Date', cell: ({ day }) => day },
    { heading: 'Currency', cell: () => 'GBP' },
    { heading: totalName, cell: ({ pence }) => ({ pence }) },
    { heading: 'Net paid in', cell: ({ paidIn }) => ({ pence: paidIn }) },
    {
      heading: `Of which valued more than ${OLDER_AFTER_DAYS} days ago`,
      cell: ({ olderPence }) => ({ pence: olderPence }),
    },
  ];
  return writeCsv(columns, days);
}
