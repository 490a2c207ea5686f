import { type CsvCell, type CsvColumn, writeCsv } from '#core/csv/write-csv.ts';
import { type NamedPolicy, policyName } from '#core/policy-name.ts';
import type { ValuationGraph } from '../valuation-graph.ts';

type Row = { name: string; number: string | null; point: ValuationGraph['points'][number] };

const columns: readonly CsvColumn<Row>[] = [
  { heading: 'Policy', cell: ({ name }) => name },
  { heading: 'Policy number', cell: ({ number }) => number },
  { heading: 'Date', cell: ({ point }) => point.date },
  { heading: 'Currency', cell: () => 'GBP' },
  { heading: 'Value', cell: ({ point }) => ({ pence: point.value }) },
  { heading: 'Paid in', cell: ({ point }) => moneyCell(point.netContributions) },
];

/** The values of a policy over the range shown, oldest first; a gap has no rows (row P2). */
export function valuationsCsv(policy: NamedPolicy, { points }: Pick<ValuationGraph, 'points'>): string {
  const rows = points.map((point) => ({ name: policyName(policy), number: policy.policyNumber, point }));
  return writeCsv(columns, rows);
}

function moneyCell(pence: number | null): CsvCell {
  return pence === null ? null : { pence };
}
