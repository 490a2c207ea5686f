import { CsvButton } from '#core/csv/button.tsx';
import { type CsvCell, type CsvColumn, csvFileName, writeCsv } from '#core/csv/write-csv.ts';
import { policyName } from '#core/format/policy-name.ts';
import { countedPence } from '../basis.ts';
import { categoryNames, planTypeNames, statusNames } from '../policy-labels.ts';
import type { PolicyListItem } from '../policy-queries.ts';
import { type PolicyWorth, policyWorth } from '../policy-worth.ts';
import { hasOlderValue } from '../valuation-age.ts';

type CsvExportProps = {
  /** As searched, filtered and sorted. */
  policies: readonly PolicyListItem[];
  today: string;
};

/** The list as a file. */
export function CsvExport({ policies, today }: CsvExportProps) {
  return (
    <CsvButton
      label="Export policies as CSV"
      makeFile={() => ({ name: csvFileName('policies', today), text: policiesCsv(policies, today) })}
    />
  );
}

type Row = { policy: PolicyListItem; worth: PolicyWorth; today: string };

const columns: readonly CsvColumn<Row>[] = [
  { heading: 'Policy', cell: ({ policy }) => policyName(policy) },
  { heading: 'Policy number', cell: ({ policy }) => policy.policyNumber },
  { heading: 'Category', cell: ({ policy }) => policy.category && categoryNames[policy.category] },
  { heading: 'Type', cell: ({ policy }) => policy.planType && planTypeNames[policy.planType] },
  { heading: 'Provider', cell: ({ policy }) => policy.provider?.name ?? null },
  { heading: 'Status', cell: ({ policy }) => policy.status && statusNames[policy.status] },
  { heading: 'Owners', cell: ({ policy }) => policy.owners?.map(({ name }) => name).join('; ') ?? null },
  { heading: 'Start date', cell: ({ policy }) => policy.startDate },
  { heading: 'End date', cell: ({ policy }) => policy.endDate },
  { heading: 'Currency', cell: () => 'GBP' },
  { heading: 'Value', cell: ({ worth }) => amountOf(worth, 'fund') },
  // Both bases of P-25: over the whole list each column adds up to the total on its basis (P-29).
  { heading: 'Whole value in the total', cell: ({ policy }) => ({ pence: countedPence(policy, 'whole') }) },
  { heading: 'Your share in the total', cell: ({ policy }) => ({ pence: countedPence(policy, 'byShare') }) },
  { heading: 'Valued on', cell: ({ worth }) => (worth.kind === 'fund' ? worth.valuedOn : null) },
  { heading: 'Cover', cell: ({ worth }) => amountOf(worth, 'cover') },
  { heading: 'Income a year', cell: ({ worth }) => amountOf(worth, 'income') },
  { heading: 'Pension a year at retirement', cell: ({ worth }) => amountOf(worth, 'pension') },
  { heading: 'Note', cell: noteOf },
];

/** P-38: policies as a table for spreadsheets, in the order given. `today` is the day in London. */
export function policiesCsv(policies: readonly PolicyListItem[], today: string): string {
  const rows = policies.map((policy) => ({ policy, worth: policyWorth(policy), today }));
  return writeCsv(columns, rows);
}

function amountOf(worth: PolicyWorth, kind: 'fund' | 'cover' | 'income' | 'pension'): CsvCell {
  return worth.kind === kind ? { pence: worth.pence } : null;
}

/** The note of a row, in place of a value or about it. */
function noteOf({ policy, worth, today }: Row): string | null {
  if (worth.kind === 'awaited') return 'No value yet';
  if (worth.kind === 'unread') return 'Value could not be read';
  if (worth.kind === 'ended' || (worth.kind === 'fund' && worth.ended)) return 'Ended, not in the total';
  if (worth.kind !== 'fund' && worth.pence === null) return 'No fund value';
  if (worth.kind === 'cover' && worth.unit === 'cover a year') return 'Cover is a year';
  return hasOlderValue(policy, today) ? 'Older value' : null;
}
