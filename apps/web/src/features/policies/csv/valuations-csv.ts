import { type CsvColumn, writeCsv } from '#core/csv/write-csv.ts';
import type { ValuationGraph } from '../valuation-graph.ts';

type Row = { name: string; number: string | null; point: ValuationGraph['points'][number] };

const columns: readonly CsvColumn<Row>[] = [
  { heading: 'Policy', cell: ({ name }) => name },
  { heading: 'Policy number', cell: ({ number }) => number },
  { heading: 'Date', cell: ({ point }) => point.date },
  { heading: 'Currency', cell: () => 'GBP' },
  { heading: 'Value', cell: ({ point }) => ({ pence: point.value }) },
  { heading: 'Paid in', cell: ({ point }) => ({ pence: point.netContributions }) },
];

/** The values of a policy over the range shown, oldest first; a gap has no rows (row P2). */
export function valuationsCsv(
  policy: { name: string; policyNumber: string | null },
  { points }: Pick<ValuationGraph, 'points'>,
): string {
  const rows = points.map((point) => ({ name: policy.name, number: policy.policyNumber, point }));
  return writeCsv(columns, rows);
}
