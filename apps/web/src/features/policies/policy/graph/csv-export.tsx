import { CsvButton } from '#core/csv/button.tsx';
import { type CsvColumn, csvFileName, writeCsv } from '#core/csv/write-csv.ts';
import { type NamedPolicy, policyName } from '#core/format/policy-name.ts';
import type { ValuationGraph } from '../../policy-queries.ts';

type CsvExportProps = {
  policy: NamedPolicy;
  graph: ValuationGraph;
  today: string;
};

/** The values of the graph as a file. */
export function CsvExport({ policy, graph, today }: CsvExportProps) {
  return (
    <CsvButton
      label="Export these values as CSV"
      makeFile={() => ({
        name: csvFileName(`${policyName(policy)} values ${graph.dateRange}`, today),
        text: valuationsCsv(policy, graph),
      })}
    />
  );
}

type Row = { name: string; number: string | null; point: ValuationGraph['points'][number] };

const columns: readonly CsvColumn<Row>[] = [
  { heading: 'Policy', cell: ({ name }) => name },
  { heading: 'Policy number', cell: ({ number }) => number },
  { heading: 'Date', cell: ({ point }) => point.date },
  { heading: 'Currency', cell: () => 'GBP' },
  { heading: 'Value', cell: ({ point }) => ({ pence: point.value }) },
  { heading: 'Net paid in', cell: ({ point }) => ({ pence: point.netContributions }) },
];

/** The values of a policy over the range shown, oldest first; a gap has no rows (P-38). */
export function valuationsCsv(policy: NamedPolicy, { points }: Pick<ValuationGraph, 'points'>): string {
  const rows = points.map((point) => ({ name: policyName(policy), number: policy.policyNumber, point }));
  return writeCsv(columns, rows);
}
