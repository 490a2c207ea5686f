import { CsvButton } from '#core/csv/csv-button.tsx';
import { csvFileName } from '#core/csv/file-name.ts';
import { type NamedPolicy, policyName } from '#core/policy-name.ts';
import type { ValuationGraph } from '../valuation-graph.ts';
import { valuationsCsv } from './valuations-csv.ts';

type ExportValuationsProps = {
  policy: NamedPolicy;
  graph: ValuationGraph;
  today: string;
};

/** The values of the graph as a file. */
export function ExportValuations({ policy, graph, today }: ExportValuationsProps) {
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
