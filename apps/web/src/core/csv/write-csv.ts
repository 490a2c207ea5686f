import { machineMoney } from '#ui/format/money.ts';

/** A cell: text, integer pence, or nothing. */
export type CsvCell = string | { pence: number | null } | null;

export type CsvColumn<Row> = { heading: string; cell: (row: Row) => CsvCell };

/** The byte order mark tells a spreadsheet that the file is UTF-8. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';
/** Text that a spreadsheet would evaluate as a formula, including full-width forms of the signs. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;
/** The same after a semicolon, at which spreadsheets of many countries begin another cell, in quotes or not. */
const formulaAfterSemicolon = /(;[\s"]*)(?=[=+\-@＝＋－＠])/g;
const needsQuotes = /[",;\r\n]|^\s|\s$/;

/**
 * A table as RFC 4180 describes it, for spreadsheets: UTF-8 with its mark, CRLF, and no text that acts as a formula.
 */
export function writeCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ heading }) => writeCell(heading)),
    ...rows.map((row) => columns.map(({ cell }) => writeCell(cell(row)))),
  ];
  return byteOrderMark + lines.map((cells) => cells.join(',') + lineEnd).join('');
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return cell.pence === null ? '' : machineMoney(cell.pence);
  const text = (formulaStart.test(cell) ? `'${cell}` : cell).replace(formulaAfterSemicolon, "$1'");
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const LONGEST_SUBJECT = 60;

/** A file name that is valid on any system: its content and its date, as in policies-2026-11-21.csv. */
export function csvFileName(subject: string, day: string): string {
  const plain = subject
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SUBJECT)
    .replace(/^-+|-+$/g, '');
  return `${plain || 'export'}-${day}.csv`;
}
