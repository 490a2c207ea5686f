import type { Difference } from '@portal/statement/compare';
import type { StatementFacts, StatementSummary } from '@portal/statement/facts';
import { formatDay, type PageBlock, pageOf } from '@portal/statement/page';
import { formatMoney } from '#ui/format/money.ts';
import type { FigureRow, StatementView } from './outcome.ts';

type Table = Extract<PageBlock, { kind: 'table' }>;

/** What was signed, beside where the page differs; null where the page was not read. */
export function viewOf(facts: StatementFacts, differences: readonly Difference[] | null): StatementView {
  const blocks = pageOf(facts);
  const tables = blocks.filter((block) => block.kind === 'table');
  const excluded = facts.excluded.length === 0 ? undefined : tables.at(-1);
  const counted = facts.policies.length === 0 ? undefined : tables[0];
  return {
    facts: blocks.flatMap((block) =>
      block.kind === 'facts' ? block.facts.map(({ label, value }) => ({ name: label, value })) : [],
    ),
    rows: figureRows(counted, differences ?? []),
    page: differences === null ? 'not_read' : 'compared',
    excluded: excluded === undefined ? null : excludedOf(excluded),
    notes: notesOf(blocks),
  };
}

/** What the statement says about how it is read. */
function notesOf(blocks: readonly PageBlock[]): string[] {
  const begin = blocks.findIndex(
    (block) => block.kind === 'heading' && block.text === 'How to read this statement',
  );
  const after = blocks.slice(begin + 1);
  const end = after.findIndex(({ kind }) => kind === 'heading');
  return after.slice(0, end).flatMap((block) => (block.kind === 'paragraph' ? block.text : []));
}

/** The row of each policy with its amount, or with its day in a statement without amounts. What differs comes first. */
function figureRows(table: Table | undefined, differences: readonly Difference[]): FigureRow[] {
  const left = [...differences];
  const rows = table === undefined ? [] : table.rows.map((_, index) => rowOf(table, index, left));
  const others = left.filter(({ where, signed, onPage }) => {
    const isOfRow = (row: FigureRow) =>
      `${where},`.startsWith(`${row.name},`) && row.signed === signed && row.onPage === onPage;
    return !rows.some(isOfRow);
  });
  const rest = others.map(({ where, ...figures }, index) => ({
    key: `difference ${index}`,
    name: where,
    details: [],
    ...figures,
  }));
  const isSame = ({ signed, onPage }: FigureRow) => signed === onPage;
  return [...rows.filter((row) => !isSame(row)), ...rest, ...rows.filter(isSame)];
}

/** A row of the statement; its difference, if it has one, is taken from those that are left. */
function rowOf(table: Table, index: number, left: Difference[]): FigureRow {
  const cells = table.rows[index] ?? [];
  const at = mainColumn(table);
  const signed = cells[at] ?? '';
  const where = `${cells[0]}, ${table.columns[at]?.title}`;
  const found = left.findIndex((difference) => difference.where === where && difference.signed === signed);
  const [difference] = found < 0 ? [] : left.splice(found, 1);
  return {
    key: `row ${index}`,
    name: cells[0] ?? '',
    details: cells.flatMap((cell, column) =>
      column === 0 || cell === '' || cell === signed ? [] : detailOf(cell, table.columns[column]?.title),
    ),
    signed,
    onPage: difference === undefined ? signed : difference.onPage,
  };
}

function detailOf(cell: string, title: string | undefined): string {
  if (title === 'As at') return `As at ${cell}`;
  return title === 'Value in full' ? `${cell} in full` : cell;
}

/** The last column that is aligned to the right has the amount that counts; without amounts, it is the day. */
function mainColumn({ columns }: Table): number {
  const amount = columns.findLastIndex(({ align }) => align === 'right');
  return amount < 0 ? columns.findIndex(({ title }) => title === 'As at') : amount;
}

function excludedOf({ caption, columns, rows }: Table): StatementView['excluded'] {
  const why = columns.length - 1;
  return {
    heading: caption,
    policies: rows.map((cells, index) => ({
      key: `row ${index}`,
      name: cells[0] ?? '',
      details: cells.slice(1, why).filter((cell) => cell !== ''),
      why: cells[why] ?? '',
    })),
  };
}

/** What the code of a statement says. */
export function viewOfSummary({ firm, client, day, total, policies, id }: StatementSummary): StatementView {
  return {
    facts: [
      { name: 'Client', value: client },
      { name: 'As at', value: formatDay(day) },
      ...(total === null ? [] : [{ name: 'Total', value: formatMoney(total) }]),
      { name: 'Policies with a value', value: String(policies) },
      { name: 'Issued by', value: firm },
      { name: 'Statement number', value: id },
    ],
    rows: [],
    page: 'none',
    excluded: null,
    notes: [],
  };
}
